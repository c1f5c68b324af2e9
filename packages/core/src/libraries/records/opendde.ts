import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const opendde: Library = {
  key: 'opendde',
  prettyLabel: 'OpenDDE',
  repoName: 'OpenDDE',
  repoUrl: 'https://github.com/aurekaresearch/OpenDDE',
  docsUrl: 'https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md',
  filter: false,
  countDownloads: 'path_extension:"pt"',
  releases: { registry: 'pypi', package: 'opendde' },
  // The command chooses and downloads one of its own checkpoints; it takes no model id.
  examples: () => [
    {
      language: 'sh',
      content: shell.program(command`
        # Requires Python 3.11, 3.12, or 3.13
        pip install 'opendde[gpu]'

        # Checkpoints are stored in $OPENDDE_ROOT_DIR, by default ~/.cache/opendde
        opendde doctor
        opendde pred -i input.json -o ./output -n opendde_v1
      `),
    },
  ],
}
