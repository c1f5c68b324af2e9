import { python } from '../languages/python.ts'
import type { ModelRecord } from '../types.ts'
import type { Library } from './library.ts'
import { isConversational, listAt, textAt } from './record.ts'

/** The file to load: the usual trade of size against quality, or the first file that the record lists. */
function fileOf(model: ModelRecord): string {
  const files = listAt(model, 'siblings').flatMap((_, index) => textAt(model, 'siblings', index, 'rfilename') ?? [])
  const quantized = files.filter((name) => name.endsWith('.gguf'))
  return quantized.find((name) => /Q4_K_M/i.test(name)) ?? quantized[0] ?? '*Q4_K_M.gguf'
}

export const llamaCppPython: Library = {
  key: 'llama-cpp-python',
  prettyLabel: 'llama-cpp-python',
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
  releases: { registry: 'pypi', package: 'llama-cpp-python', module: 'llama_cpp' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install llama-cpp-python huggingface_hub
from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id=${model.id}, filename=${fileOf(model)}, n_ctx=2048)
`,
    },
    {
      language: 'python',
      content: isConversational(model)
        ? python.code`
# Continues the example above
answer = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Why is the sky blue?"},
    ]
)
print(answer["choices"][0]["message"]["content"])
`
        : python.code`
# Continues the example above
output = llm("The lighthouse keeper opened the letter and", max_tokens=64, echo=True)
print(output["choices"][0]["text"])
`,
    },
  ],
}
