// Which tests lie nearest to files that were changed. Not by imports, as `vitest --changed` has it: every test that asks
// the generator imports every record, so that a change to one client would run nearly all of them.
import { dirname, join } from 'node:path'

/** Folders of the packages, each with a configuration of vitest's. */
export const TESTED = [
  'packages/core',
  'packages/react',
  'packages/hub',
  'packages/cli',
  'packages/twin',
  'apps/site',
  'scripts',
]

/** How deep below its package a folder is a thing of its own: `src/languages/ruby`, `src/providers/groq`. */
const DEPTH_OF_A_THING = 3

/** What holds for every record, or for the repository, and is asked whatever was changed in the package. */
const ALWAYS = {
  'packages/core': ['src/generate/conformance.test.ts', 'src/generate/snippets.test.ts'],
  'packages/twin': ['src/services/conformance.test.ts'],
  scripts: ['repository-tests/architecture.test.ts', 'repository-tests/claims.test.ts'],
}

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

/**
 * The tests of the thing that a file belongs to, and those that lie in the folders above it.
 *
 * @param {readonly string[]} changed paths from the repository's root
 * @param {readonly string[]} files all files of the repository
 * @returns {ReadonlyMap<string, readonly string[]>} the tests of each package that has some, by paths from its folder
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
