// The fonts of the browser tests. Plain JavaScript without dependencies: they are looked for before `npm ci`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** All that the browser of the tests is told of fonts. */
const CONFIGURATION = new URL('../apps/site/browser-tests/fonts.conf', import.meta.url)

/** The files that it accepts begin so. */
const FONTS = ['LiberationSans-', 'LiberationMono-']

/** @returns {readonly string[]} where the browser of the tests looks for fonts */
export const fontFolders = () =>
  [...readFileSync(CONFIGURATION, 'utf8').matchAll(/<dir>([^<]+)<\/dir>/g)].map(([, folder = '']) => folder)

/**
 * Whether the browser of the tests finds the fonts that its pages are measured in.
 *
 * @param {readonly string[]} [folders]
 */
export function hasFonts(folders = fontFolders()) {
  const names = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)))
  return FONTS.every((font) => names.some((name) => name.startsWith(font)))
}
