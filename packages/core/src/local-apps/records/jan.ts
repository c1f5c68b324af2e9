import type { LocalApp } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

/**
 * Commands: https://jan.ai/docs/desktop/cli. With `--select` it asks which file to fetch; without it, it takes one of
 * Q4_K_XL, or else the largest: https://github.com/janhq/jan/blob/main/src-tauri/src/bin/jan-cli/main.rs. The program
 * comes with the app: there is no command that installs it.
 */
export const jan: LocalApp = {
  id: 'jan',
  label: 'Jan',
  docsUrl: 'https://jan.ai/docs/desktop/cli',
  place: 4,
  needs: 'the Jan app from https://jan.ai, started once: it brings the command jan along',
  install: { macos: [], linux: [], windows: [] },
  readsToken: false,
  unsupported: unsupportedUnlessGguf,
  steps: ({ id, file, quantization }) => {
    const choice = file?.path ?? quantization
    return [
      {
        kind: 'serve',
        command: ['jan', 'serve', id, '--select', '--port', '6767'],
        note:
          choice === undefined
            ? 'Choose a file from the list that it shows the first time.'
            : `Choose ${choice} from the list that it shows the first time.`,
        keepsRunning: true,
      },
    ]
  },
  server: ({ id }) => ({ address: 'http://localhost:6767/v1', model: id, fetchesImages: false }),
}
