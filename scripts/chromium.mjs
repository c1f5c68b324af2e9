// The tests' browser. Plain JavaScript without dependencies, because it's needed before `npm ci`.
import { existsSync } from 'node:fs'

/** The same engine without a browser window, which opens a page with a quarter of the work. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Its Debian package. */
export const HEADLESS_SHELL_OF_DEBIAN = 'chromium-headless-shell'

/** @returns {string} the path of a Chromium: `CHROMIUM`, or the one that Debian's packages install */
export const chromiumPath = () =>
  process.env['CHROMIUM'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium')
