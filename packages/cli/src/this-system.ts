import type { System } from '@model-snippets/core/local-apps'

/** The system that the program runs on. */
export const THIS_SYSTEM: System =
  process.platform === 'darwin' ? 'macos' : process.platform === 'win32' ? 'windows' : 'linux'
