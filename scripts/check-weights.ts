/**
 * Holds what a page fetches to answer one question against its limit: the entry that it imports and every part that
 * the question loads, bundled from the built package with code splitting, minified, each file gzipped on its own.
 *
 *     npm run build --workspace @model-snippets/core && npm run size
 */
import { weighBundle } from './weigh-bundle.mjs'

/** Bytes for a question of chat, whatever the provider, and for the heaviest question of another task. */
const EXAMPLE_LIMITS: { readonly [entry: string]: { readonly chat: number; readonly task: number } } = {
  python: { chat: 12_000, task: 19_500 },
  javascript: { chat: 12_000, task: 18_000 },
  shell: { chat: 12_000, task: 16_500 },
  index: { chat: 15_000, task: 25_000 },
}

/** Bytes of the loader of library examples, and of the heaviest library beyond it. */
const LIBRARY_LIMITS = { loader: 10_000, library: 3_000 }

for (const [entry, limits] of Object.entries(EXAMPLE_LIMITS)) {
  const { page, parts, total } = await weighBundle(`on-demand/${entry}.js`, 'loadInferenceSnippets')
  const named = (ending: string) =>
    parts.filter(({ entryPoint }) => entryPoint.endsWith(ending)).map(({ path }) => path)
  const [[chat], [otherTasks], routes] = [named('-chat.js'), named('-other-tasks.js'), named('-task.js')]
  if (chat === undefined || otherTasks === undefined || routes.length === 0) {
    throw new Error(`the parts of on-demand/${entry} were not found: ${parts.map(({ path }) => path).join(', ')}`)
  }
  report(`on-demand/${entry}, chat`, total(page, chat), limits.chat)
  report(`on-demand/${entry}, task`, Math.max(...routes.map((route) => total(page, otherTasks, route))), limits.task)
}

{
  const { page, parts, total } = await weighBundle('libraries/on-demand.js', 'loadLibrarySnippets')
  const loader = total(page)
  report('libraries/on-demand, loader', loader, LIBRARY_LIMITS.loader)
  const heaviest = Math.max(...parts.map(({ path }) => total(page, path)))
  report('libraries/on-demand, heaviest library', heaviest - loader, LIBRARY_LIMITS.library)
}

function report(what: string, bytes: number, limit: number): void {
  const isOver = bytes > limit
  if (isOver) process.exitCode = 1
  console.log(`${what}: ${bytes} of ${limit} bytes${isOver ? ', which is too much' : ''}`)
}
