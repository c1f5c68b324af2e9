import { modelPath } from '../models/model-path.ts'

/** Ids with what stands beside them: a model's task, the name of a task or of a library. */
export interface PaletteIndex {
  readonly models: readonly (readonly [id: string, task: string])[]
  readonly tasks: readonly (readonly [id: string, name: string])[]
  readonly libraries: readonly (readonly [key: string, name: string])[]
}

/** A place to go to. */
export interface PaletteEntry {
  readonly path: string
  readonly label: string
  readonly note: string
}

export interface PaletteGroup {
  readonly kind: keyof PaletteIndex
  readonly entries: readonly PaletteEntry[]
}

const MOST: Readonly<Record<keyof PaletteIndex, number>> = { models: 8, tasks: 5, libraries: 5 }

/**
 * The best places for a query, by kind, the kind with the best one first; without a query the first of each.
 *
 * @param query words, each of which must be in the id or in what stands beside it
 */
export function findEntries(index: PaletteIndex, query: string): PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = [
    { kind: 'models', ...best(index.models, words, MOST.models, modelEntry) },
    { kind: 'tasks', ...best(index.tasks, words, MOST.tasks, (pair) => namedEntry('tasks', pair)) },
    { kind: 'libraries', ...best(index.libraries, words, MOST.libraries, (pair) => namedEntry('libraries', pair)) },
  ] as const
  return ranked
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ kind, entries }) => ({ kind, entries }))
}

type Pair = readonly [string, string]

const modelEntry = ([id, task]: Pair): PaletteEntry => ({ path: modelPath(id), label: id, note: task })

const namedEntry = (kind: string, [id, name]: Pair): PaletteEntry => ({
  path: `/${kind}/${encodeURIComponent(id)}`,
  label: name,
  note: name === id ? '' : id,
})

function best(
  pairs: readonly Pair[],
  words: readonly string[],
  most: number,
  entryOf: (pair: Pair) => PaletteEntry,
): { readonly rank: number; readonly entries: readonly PaletteEntry[] } {
  const ranked = pairs
    .map((pair) => ({ pair, rank: rankOf(pair, words) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => other.rank - one.rank)
  return { rank: ranked[0]?.rank ?? -1, entries: ranked.slice(0, most).map(({ pair }) => entryOf(pair)) }
}

const EXACT = 3
const BEGINNING = 2
const WORD = 1

/** How well all words fit; -1 when one is nowhere. */
function rankOf([id, beside]: Pair, words: readonly string[]): number {
  // A model's task finds it, and counts for less than its name.
  const [owner, name] = id.toLowerCase().split('/')
  const names = name === undefined ? [id.toLowerCase(), beside.toLowerCase()] : [id.toLowerCase(), name, `${owner}`]
  const texts = [...names, beside.toLowerCase()]
  const plainTexts = texts.map(plain)
  let rank = 0
  for (const word of words) {
    const plainWord = plain(word)
    const isInside =
      texts.some((text) => text.includes(word)) ||
      (plainWord !== '' && plainTexts.some((text) => text.includes(plainWord)))
    if (!isInside) return -1
    if (names.includes(word)) rank += EXACT
    else if (names.some((text) => text.startsWith(word))) rank += BEGINNING
    else if (names.some((text) => text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)))) rank += WORD
  }
  return rank
}

/** Without separators, so that `gptoss` finds `gpt-oss-20b`. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
