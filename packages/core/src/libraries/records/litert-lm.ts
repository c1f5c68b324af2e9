import { shell } from '../../languages/shell/writer.ts'
import { listedFiles } from '../../model/listed-files.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const litertLm: Library = {
  key: 'litert-lm',
  prettyLabel: 'LiteRT-LM',
  repoName: 'LiteRT-LM',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT-LM',
  filter: false,
  countDownloads: 'path_extension:"litertlm" OR path_extension:"task"',
  releases: { registry: 'pypi', package: 'litert-lm', module: 'litert_lm_cli' },
  examples: (model) => {
    const files = listedFiles(model)
    // The command only looks for these.
    if (files.some((path) => path.endsWith('.task')) && !files.some((path) => path.endsWith('.litertlm'))) {
      return [{ language: 'text', content: 'litert-lm runs .litertlm files, and the repository has none.' }]
    }
    return [
      {
        language: 'sh',
        content: shell.program(command`
          pip install -U litert-lm
          # There are also libraries for Android, iOS, and the web: https://ai.google.dev/edge/litert-lm
          litert-lm run --from-huggingface-repo=${model.id} --prompt="Why is the sky blue?"
        `),
      },
    ]
  },
}
