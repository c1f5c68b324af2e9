import { shell } from '../../languages/shell/writer.ts'
import { pipelineTagOf } from '../../model/fields.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const cortiq: Library = {
  key: 'cortiq',
  prettyLabel: 'cortiq',
  repoName: 'cortiq',
  repoUrl: 'https://github.com/infosave2007/cmf',
  docsUrl: 'https://github.com/infosave2007/cmf/blob/master/docs/CMF_V2_SPEC.md',
  countDownloads: 'path_extension:"cmf"',
  examples: (model) => {
    const setup = {
      language: 'sh',
      content: shell.program(command`
        # Requires Rust 1.88 or newer
        cargo install cortiq-cli
        pip install huggingface_hub
        hf download ${model.id} --include "*.cmf" --local-dir .
        # Replace model.cmf below with the name of the downloaded file
        ls *.cmf
      `),
    } as const
    switch (pipelineTagOf(model)) {
      case 'text-to-image':
        return [
          setup,
          {
            language: 'sh',
            content: 'cortiq imagine model.cmf --prompt "a lighthouse at dawn" --out picture.ppm',
          },
        ]
      case 'text-to-video':
        return [
          setup,
          {
            language: 'sh',
            content: 'cortiq animate model.cmf --prompt "waves roll onto a beach" --out clip.avi',
          },
        ]
      case 'text-to-audio':
        return [
          setup,
          {
            language: 'sh',
            content: shell.program(command`
              cortiq music model.cmf --prompt "slow waltz, piano and clarinet" \
                --lyrics "[verse] the ferry leaves at noon" --seconds 20 --out song.wav
            `),
          },
        ]
      default:
        return [
          setup,
          { language: 'sh', content: 'cortiq run model.cmf --prompt "Why is the sky blue?"' },
          {
            language: 'sh',
            content: shell.program(command`
              # Serves an OpenAI-compatible API
              cortiq serve model.cmf --port 8080
            `),
          },
        ]
    }
  },
}
