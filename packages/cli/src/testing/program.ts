import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))

/** How the program is started from source, for tests that need it in a process of its own. */
export const PROGRAM = {
  command: process.execPath,
  args: ['--import', 'tsx', `${PACKAGE}src/main.ts`],
  cwd: PACKAGE,
  env: { ...(process.env as Record<string, string>), TSX_TSCONFIG_PATH: `${PACKAGE}tsconfig.json`, HUB_URL: 'off' },
} as const
