import type { LocalApp, LocalTarget } from './local-app.ts'
import { refusesAllButGguf } from './weights.ts'

/** A tag is a label, or the name of a file: https://huggingface.co/docs/hub/ollama */
const nameOf = ({ id, file, quantization }: LocalTarget): string => {
  const tag = file?.label ?? quantization ?? file?.path
  return `hf.co/${id}${tag === undefined ? '' : `:${tag}`}`
}

/**
 * Names: https://huggingface.co/docs/hub/ollama. Install: https://ollama.com/download. Address, and that a key is not
 * looked at: https://docs.ollama.com/api/openai-compatibility. Split files: https://github.com/ollama/ollama/issues/5245
 */
export const ollama: LocalApp = {
  id: 'ollama',
  label: 'Ollama',
  docsUrl: 'https://huggingface.co/docs/hub/ollama',
  place: 2,
  install: {
    macos: { piped: [['curl', '-fsSL', 'https://ollama.com/install.sh'], ['sh']] },
    linux: { piped: [['curl', '-fsSL', 'https://ollama.com/install.sh'], ['sh']] },
    windows: { piped: [['irm', 'https://ollama.com/install.ps1'], ['iex']] },
  },
  readsToken: false,
  refuses(target) {
    if ((target.file?.parts ?? 1) > 1) return 'it does not fetch a model that is split into several files'
    if (target.file?.label === undefined && target.file?.path.includes('/')) {
      return 'it finds files by their quantization, which this one’s name does not tell'
    }
    return refusesAllButGguf(target)
  },
  steps: (target) => [
    {
      kind: 'fetch-and-chat',
      command: ['ollama', 'run', nameOf(target)],
      note: 'Its server runs in the background from the time it is installed; where it does not, ollama serve starts it.',
    },
  ],
  server: (target) => ({ address: 'http://localhost:11434/v1', model: nameOf(target), fetchesImages: false }),
}
