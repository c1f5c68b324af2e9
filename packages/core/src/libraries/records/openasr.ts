import { shell } from '../../languages/shell/writer.ts'
import { nameOf } from '../../model/fields.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const openasr: Library = {
  key: 'openasr',
  prettyLabel: 'OpenASR',
  repoName: 'OpenASR',
  repoUrl: 'https://github.com/QuintinShaw/openasr',
  docsUrl: 'https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md',
  filter: false,
  countDownloads: 'path_extension:"oasr"',
  // The tool's catalogue lists a model by its name, without the owner.
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        # Get the openasr command from https://github.com/QuintinShaw/openasr/releases
        openasr pull ${nameOf(model)}
        openasr transcribe speech.wav --model ${nameOf(model)}
      `),
    },
  ],
}
