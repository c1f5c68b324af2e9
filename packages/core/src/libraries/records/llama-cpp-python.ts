import { python } from '../../languages/python/writer.ts'
import { isConversational } from '../../model/fields.ts'
import { chooseGgufFile, ggufFilesOf } from '../../model/gguf-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/**
 * The file to load: the usual trade of size against quality, of those that the record lists. Without a list there is a
 * pattern for both cases: file names are written in either, and the library's comparison tells them apart.
 */
const fileOf = (model: ModelRecord): string =>
  chooseGgufFile(ggufFilesOf(model), undefined)?.path ?? '*[Qq]4_[Kk]_[Mm].gguf'

const load = (model: ModelRecord): string => python.code`
# pip install llama-cpp-python huggingface_hub, which builds llama.cpp: a C++ compiler has to be there
from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id=${model.id}, filename=${fileOf(model)}, n_ctx=2048)
`

const CHAT = `
answer = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Why is the sky blue?"},
    ]
)
print(answer["choices"][0]["message"]["content"])
`

const COMPLETION = `
output = llm("The lighthouse keeper opened the letter and", max_tokens=64, echo=True)
print(output["choices"][0]["text"])
`

export const llamaCppPython: Library = {
  key: 'llama-cpp-python',
  prettyLabel: 'llama-cpp-python',
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
  releases: { registry: 'pypi', package: 'llama-cpp-python', module: 'llama_cpp' },
  examples: (model) => [{ language: 'python', content: load(model) + (isConversational(model) ? CHAT : COMPLETION) }],
}
