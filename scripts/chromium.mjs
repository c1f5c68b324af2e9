// The browser of the tests. Plain JavaScript without dependencies: it is asked for before `npm ci`.
import { existsSync } from 'node:fs'

/** The same engine without the windows of a browser: it opens a page with a quarter of the work. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The package of Debian that has it. */
export const HEADLESS_SHELL_OF_DEBIAN = 'chromium-headless-shell'

/** @returns {string} the path of a Chromium: the one that `CHROMIUM` names, or what Debian's packages install */
export const chromiumPath = () =>
  process.env['CHROMIUM'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium')
