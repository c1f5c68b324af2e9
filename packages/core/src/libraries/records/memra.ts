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
        # Requires Linux on x86-64, an NVIDIA GPU (RTX 50 series, H100, or Ada generation), driver 580 or newer,
        # and the runtime libraries of CUDA 13
        # The hf command downloads models
        pip install huggingface_hub
        curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
      `),
    },
    {
      language: 'sh',
      content: shell.program(command`
        # If there are several GGUF files, add part of a file's name after a colon: hf:owner/model:Q4_K_M
        MEMRA_CHAT=1 run-gen ${`hf:${model.id}`} --prompt "Why is the sky blue?"
      `),
    },
    {
      language: 'sh',
      content: shell.program(command`
        # Serves an OpenAI-compatible API on port 8080
        MEMRA_MODELS=${`model=hf:${model.id}`} memra-server
      `),
    },
  ],
}
