/**
 * Compares what a page downloads for one question with its limit: the entry that it imports, and every part that is
 * loaded for the question, bundled from the built package with code splitting, minified, each file gzipped separately.
 *
 *     npm run build --workspace @model-snippets/core && npm run size
 */
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../../packages/core/src/languages/languages.ts'
import { weighLibraries, weighPanel, weighQuestion } from './weigh-bundle.mjs'

/** Bytes for any question in one language and in all. */
const QUESTION_LIMITS = { one: 85_000, all: 170_000 }

/** Bytes of the loader of library examples, and of the largest additional library. */
const LIBRARY_LIMITS = { loader: 10_000, library: 10_500 }

for (const languages of [...LANGUAGES.map((language) => [language]), LANGUAGES]) {
  const { question, bytes } = await weighQuestion(languages)
  const limit = languages.length === 1 ? QUESTION_LIMITS.one : QUESTION_LIMITS.all
  report(`on-demand, ${languages.join(' and ')}, ${question}`, bytes, limit)
}
const { loader, library } = await weighLibraries()
report('libraries/on-demand, loader', loader, LIBRARY_LIMITS.loader)
report('libraries/on-demand, heaviest library', library, LIBRARY_LIMITS.library)
for (const [name, entry] of [
  ['@model-snippets/react', 'index.js'],
  ['@model-snippets/react/on-demand', 'on-demand.js'],
] as const) {
  report(name, await weighPanel(entry), statedLimit(name))
}

/** Returns the limit of an import in the React package's README. */
function statedLimit(name: string): number {
  const readme = readFileSync(new URL('../../packages/react/README.md', import.meta.url), 'utf8')
  const stated = readme.match(new RegExp(`\\| \`${name}\` \\| at most (\\d+) kB`))?.[1]
  if (stated === undefined) throw new Error(`The README states no size of ${name}`)
  return Number(stated) * 1000
}

function report(what: string, bytes: number, limit: number): void {
  const isOver = bytes > limit
  if (isOver) process.exitCode = 1
  console.log(`${what}: ${bytes} of ${limit} bytes${isOver ? ', which is too much' : ''}`)
}
