import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const memra: Library = {
  key: 'memra',
  prettyLabel: 'memra',
  repoName: 'memra',
  repoUrl: 'https://github.com/avifenesh/memra',
  filter: false,
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        # Linux on x86-64 with an NVIDIA card (RTX 50 series, H100, or the Ada generation), driver 580 or newer,
        # and the runtime libraries of CUDA 13
        # Models are fetched by the command hf
        pip install huggingface_hub
        curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
      `),
    },
    {
      language: 'sh',
      content: shell.program(command`
        # Of several GGUF files, a part of the name after a colon picks one: hf:owner/model:Q4_K_M
        MEMRA_CHAT=1 run-gen ${`hf:${model.id}`} --prompt "Why is the sky blue?"
      `),
    },
    {
      language: 'sh',
      content: shell.program(command`
        # Answers requests in the form of the OpenAI API on port 8080
        MEMRA_MODELS=${`model=hf:${model.id}`} memra-server
      `),
    },
  ],
}
