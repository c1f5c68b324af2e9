import { join } from 'node:path'
import { inject } from 'vitest'
import { PACKAGE } from './package-folder.ts'

/** How the bundled program is started, for tests that need it in a process of its own. */
export const PROGRAM = {
  command: process.execPath,
  args: [join(inject('program'), 'main.js')],
  cwd: PACKAGE,
  env: { ...(process.env as Record<string, string>), HUB_URL: 'off', ROUTER_URL: 'off' },
} as const
