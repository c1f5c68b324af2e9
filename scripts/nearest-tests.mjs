// Finds the tests closest to changed files. It doesn't use imports, as `vitest --changed` does: every test that calls
// the generator imports every record, so a change to one client would run nearly all of them.
import { dirname, join } from 'node:path'

/** The packages' folders, each with a Vitest configuration. */
export const TESTED = [
  'packages/core',
  'packages/react',
  'packages/hub',
  'packages/cli',
  'packages/twin',
  'apps/site',
  'scripts',
]

/** The depth in a package at which a folder is a separate unit: `src/languages/ruby`, `src/providers/groq`. */
const DEPTH_OF_A_THING = 3

/** Tests for every record or the repository, which always run if the package has changed. */
const ALWAYS = {
  'packages/core': ['src/generate/conformance.test.ts', 'src/generate/snippets.test.ts'],
  'packages/twin': ['src/services/conformance.test.ts'],
  scripts: ['repository-tests/architecture.test.ts', 'repository-tests/claims.test.ts'],
}

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

/**
 * Returns the tests of the unit that a file belongs to, and those in its parent folders.
 *
 * @param {readonly string[]} changed paths relative to the repository's root
 * @param {readonly string[]} files all files of the repository
 * @returns {ReadonlyMap<string, readonly string[]>} each package's tests, by paths relative to its folder
 */
export function nearestTests(changed, files) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const folder of TESTED) {
    const own = changed.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1))
    if (own.length === 0) continue
    const tests = files
      .filter((path) => isTest(path) && path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1))
    const things = own.map((path) => dirname(path).split('/').slice(0, DEPTH_OF_A_THING).join('/'))
    const above = new Set(own.flatMap(foldersAbove))
    const always = ALWAYS[/** @type {keyof typeof ALWAYS} */ (folder)] ?? []
    const near = tests.filter(
      (test) =>
        always.includes(test) || above.has(dirname(test)) || things.some((thing) => test.startsWith(`${thing}/`)),
    )
    if (near.length > 0) found.set(folder, near)
  }
  return found
}

/** `a/b/c.ts` → `a/b`, `a` */
function foldersAbove(/** @type {string} */ path) {
  const parts = dirname(path).split('/')
  return parts.map((_, place) => join(...parts.slice(0, parts.length - place)))
}
