// The fonts of the browser tests. Plain JavaScript without dependencies, because they're needed before `npm ci`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The complete font configuration of the tests' browser. */
const CONFIGURATION = new URL('../apps/site/browser-tests/fonts.conf', import.meta.url)

/** The prefixes of the files that it accepts. */
const FONTS = ['LiberationSans-', 'LiberationMono-']

/** @returns {readonly string[]} the folders in which the tests' browser looks for fonts */
export const fontFolders = () =>
  [...readFileSync(CONFIGURATION, 'utf8').matchAll(/<dir>([^<]+)<\/dir>/g)].map(([, folder = '']) => folder)

/**
 * Whether the tests' browser finds the fonts with which its pages are measured.
 *
 * @param {readonly string[]} [folders]
 */
export function hasFonts(folders = fontFolders()) {
  const names = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)))
  return FONTS.every((font) => names.some((name) => name.startsWith(font)))
}
