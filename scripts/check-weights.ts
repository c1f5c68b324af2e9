/**
 * Holds what a page fetches to answer one question against its limit: the entry that it imports and every part that
 * the question loads, bundled from the built package with code splitting, minified, each file gzipped on its own.
 *
 *     npm run build --workspace @model-snippets/core && npm run size
 */
import { weighLibraries, weighQuestion } from './weigh-bundle.mjs'

/** Bytes for a question of chat, whatever the provider, and for the heaviest question of another task. */
const QUESTION_LIMITS: { readonly [entry: string]: { readonly chat: number; readonly task: number } } = {
  python: { chat: 12_000, task: 18_600 },
  javascript: { chat: 12_000, task: 17_500 },
  shell: { chat: 12_000, task: 15_600 },
  index: { chat: 15_000, task: 25_000 },
}

/** Bytes of the loader of library examples, and of the heaviest library beyond it. */
const LIBRARY_LIMITS = { loader: 10_000, library: 3_000 }

for (const [entry, limits] of Object.entries(QUESTION_LIMITS)) {
  const { chat, task } = await weighQuestion(entry)
  report(`on-demand/${entry}, ${chat.question}`, chat.bytes, limits.chat)
  report(`on-demand/${entry}, ${task.question}`, task.bytes, limits.task)
}
const { loader, library } = await weighLibraries()
report('libraries/on-demand, loader', loader, LIBRARY_LIMITS.loader)
report('libraries/on-demand, heaviest library', library, LIBRARY_LIMITS.library)

function report(what: string, bytes: number, limit: number): void {
  const isOver = bytes > limit
  if (isOver) process.exitCode = 1
  console.log(`${what}: ${bytes} of ${limit} bytes${isOver ? ', which is too much' : ''}`)
}
