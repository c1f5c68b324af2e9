import { type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { isConversational } from '../../model/fields.ts'
import { chooseGgufFile, ggufFilesOf } from '../../model/gguf-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { askedMessages, askedText, askedTokens } from '../asked.ts'
import type { Library } from '../library.ts'

/**
 * The file to load: the usual trade-off between size and quality among the listed files. Without a list, it's a pattern
 * for both cases: file names have either, and the library compares case-sensitively.
 */
const ANY_FILE = { path: '*[Qq]4_[Kk]_[Mm].gguf', parts: 1 }

/**
 * Returns the other parts of a split model: the library only downloads the named files, and llama.cpp finds the rest
 * next to the first.
 */
const furtherParts = (path: string, parts: number): readonly string[] =>
  Array.from({ length: parts - 1 }, (_, index) =>
    path.replace(/00001(?=-of-\d{5}\.gguf$)/i, String(index + 2).padStart(5, '0')),
  )

function load(model: ModelRecord): Piece {
  const { path, parts } = chooseGgufFile(ggufFilesOf(model), undefined) ?? ANY_FILE
  return parts === 1
    ? code`llm = Llama.from_pretrained(repo_id=${model.id}, filename=${path}, n_ctx=2048)`
    : code`
      llm = Llama.from_pretrained(
          repo_id=${model.id},
          filename=${path},
          additional_files=${furtherParts(path, parts)},
          n_ctx=2048,
      )
    `
}

const CHAT = code`
  messages=[
      {"role": "user", "content": "Why is the sky blue?"},
  ]
`

function chat(model: ModelRecord): Piece {
  const messages = askedMessages(model)
  const tokens = askedTokens(model)
  return code`
    answer = llm.create_chat_completion(
        ${messages === undefined ? CHAT : code`messages=${messages}`}${when(tokens !== undefined, code`,`)}
        ${tokens === undefined ? undefined : code`max_tokens=${tokens},`}
    )
    print(answer["choices"][0]["message"]["content"])
  `
}

const complete = (model: ModelRecord): Piece => code`
  output = llm(${askedText(model, 'The lighthouse keeper opened the letter and')}, max_tokens=${askedTokens(model) ?? 64}, echo=True)
  print(output["choices"][0]["text"])
`

export const llamaCppPython: Library = {
  key: 'llama-cpp-python',
  prettyLabel: 'llama-cpp-python',
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
  releases: { registry: 'pypi', package: 'llama-cpp-python', module: 'llama_cpp' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install llama-cpp-python huggingface_hub, which builds llama.cpp: a C++ compiler has to be there
        from llama_cpp import Llama

        ${load(model)}

        ${isConversational(model) ? chat(model) : complete(model)}
      `),
    },
  ],
}
