import { type Findable, findable, parseQuery } from '@model-snippets/core/catalogue'
import { modelPath } from '../../domain/models/model-path.ts'
import { ranked } from '../../domain/search/ranked.ts'

/** An ID, the text beside it (a model's task, or the name of a task or library), and further search terms. */
export type IndexEntry = readonly [id: string, beside: string, kinds: readonly string[]]

/** `errors` are the causes of failed calls, and `pages` are other pages of the site. */
export type PaletteIndex = Readonly<
  Record<'models' | 'tasks' | 'libraries' | 'errors' | 'pages', readonly IndexEntry[]>
>

/** A place to go to. */
export interface PaletteEntry {
  readonly path: string
  readonly label: string
  readonly note: string
}

export interface PaletteGroup {
  readonly kind: keyof PaletteIndex
  readonly items: readonly PaletteEntry[]
}

const MOST: Readonly<Record<keyof PaletteIndex, number>> = { models: 8, tasks: 5, libraries: 5, errors: 5, pages: 3 }

/**
 * The best places for a query, by kind, the kind with the best one first; without a query the first of each.
 *
 * @param query what `parseQuery` reads: words of names, words for kinds of models, the address of a model
 */
export function findEntries(index: PaletteIndex, query: string): PaletteGroup[] {
  const { id } = parseQuery(query)
  const groups = [
    { kind: 'models', ...best(index.models, query, MOST.models, modelEntry) },
    { kind: 'tasks', ...best(index.tasks, query, MOST.tasks, (entry) => namedEntry('tasks', entry)) },
    { kind: 'libraries', ...best(index.libraries, query, MOST.libraries, (entry) => namedEntry('libraries', entry)) },
    // Causes and pages appear only in searches.
    ...(query.trim() === ''
      ? []
      : [
          { kind: 'errors', ...best(index.errors, query, MOST.errors, errorEntry) } as const,
          { kind: 'pages', ...best(index.pages, query, MOST.pages, pageEntry) } as const,
        ]),
  ] as const
  const found = groups
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ kind, items }): PaletteGroup => ({ kind, items }))
  // Models of the hub that aren't in the list also have pages.
  return found.length === 0 && id !== undefined ? [{ kind: 'models', items: [modelEntry([id, '', []])] }] : found
}

const modelEntry = ([id, task]: IndexEntry): PaletteEntry => ({ path: modelPath(id), label: id, note: task })

const namedEntry = (kind: string, [id, name]: IndexEntry): PaletteEntry => ({
  path: `/${kind}/${encodeURIComponent(id)}`,
  label: name,
  note: name === id ? '' : id,
})

const titledEntry = (path: string, [, label]: IndexEntry): PaletteEntry => ({ path, label, note: '' })
const errorEntry = (entry: IndexEntry) => titledEntry(`/errors#${encodeURIComponent(entry[0])}`, entry)
const pageEntry = (entry: IndexEntry) => titledEntry(`/${encodeURIComponent(entry[0])}`, entry)

function best(
  entries: readonly IndexEntry[],
  query: string,
  most: number,
  entryOf: (entry: IndexEntry) => PaletteEntry,
): { readonly rank: number; readonly items: readonly PaletteEntry[] } {
  const all = entries.map((entry) => ({ entry, found: foundBy(entry) }))
  const fitting = ranked(all, query)
  return { rank: fitting[0]?.rank ?? -1, items: fitting.slice(0, most).map(({ thing }) => entryOf(thing.entry)) }
}

/** The text beside a model's ID isn't a name of the model. */
const foundBy = ([id, beside, kinds]: IndexEntry): Findable =>
  findable(id.includes('/') ? { names: [id], beside: [beside], kinds } : { names: [id, beside], kinds })
