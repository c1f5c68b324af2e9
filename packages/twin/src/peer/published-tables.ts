import * as published from '@huggingface/tasks'
import * as ours from '@model-snippets/core/published-tables'

/** A fact in the published tables that ours lack or that differs. */
export interface OpenFact {
  /** The table's name, then the keys of the fact. */
  readonly path: readonly string[]
  readonly published: unknown
  /** Undefined if we have none. */
  readonly ours: unknown
}

/** A part of the published tables that we intentionally don't have. */
export interface Exception {
  /** The path, or its beginning; `*` matches any key. */
  readonly at: readonly string[]
  readonly reason: string
}

/** Intentional differences from the published tables, and why. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    at: ['TASKS_DATA', '*', 'summary'],
    reason: 'descriptive text, not data; we write our own',
  },
  {
    at: ['TASKS_DATA', '*', 'demo'],
    reason: 'sample inputs and outputs; ours use files that are in the package',
  },
  {
    at: ['TASKS_DATA', '*', '*', '*', 'description'],
    reason: 'descriptive text, not data; we write our own',
  },
  {
    at: ['AGENT_HARNESSES', '*', 'description'],
    reason: 'descriptive text, not data',
  },
  {
    at: ['EVALUATION_FRAMEWORKS', '*', 'description'],
    reason: 'descriptive text, not data',
  },
  {
    at: ['MAPPING_DEFAULT_WIDGET'],
    reason: 'sample texts, not data; ours are the generator’s example inputs, in English only',
  },
  {
    at: ['LOCAL_APPS', '*', 'docsUrl'],
    reason: 'we link to the page that has the commands',
  },
  {
    at: ['LOCAL_APPS', 'tgi', 'prettyLabel'],
    reason: 'we write the name in full',
  },
  ...['GGUF_QUANT_RE', 'GGUF_QUANT_RE_GLOBAL'].map((name) => ({
    at: [name],
    reason: 'a pattern can’t see the text around a label; use parseGGUFQuantLabel to read file names',
  })),
]

/**
 * Compares every table of the published package with ours, fact by fact. Lists of items with ids are compared by id,
 * other lists as sets.
 *
 * @param exceptions differences to ignore
 * @returns the facts that ours lack or that differ, and the number of matches for each exception
 */
export function compareTables(exceptions: readonly Exception[] = EXCEPTIONS): {
  readonly open: readonly OpenFact[]
  readonly covered: ReadonlyMap<Exception, number>
} {
  const open: OpenFact[] = []
  const covered = new Map<Exception, number>(exceptions.map((exception) => [exception, 0]))
  for (const fact of differences([], published, ours)) {
    const exception = exceptions.find(({ at }) => at.every((key, place) => key === '*' || key === fact.path[place]))
    if (exception === undefined) open.push(fact)
    else covered.set(exception, (covered.get(exception) ?? 0) + 1)
  }
  return { open, covered }
}

function* differences(path: readonly string[], theirs: unknown, own: unknown): Generator<OpenFact> {
  const [expected, found] = [childrenOf(theirs), childrenOf(own)]
  if (expected === undefined || found === undefined) {
    // Functions have their own tests.
    const isSame = typeof theirs === 'function' ? typeof own === 'function' : Object.is(theirs, own)
    if (!isSame) yield { path, published: theirs, ours: own }
    return
  }
  for (const [key, value] of expected) {
    // Some of their fields and lists contain an empty text instead of nothing.
    if (key === '' || value === '' || value === undefined) continue
    yield* differences([...path, key], value, found.get(key))
  }
}

/** Returns a table's parts by key; undefined if it has none. */
function childrenOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return undefined
  if (value instanceof Map) return value
  if (value instanceof Set || Array.isArray(value)) return new Map([...value].map((item) => [keyOf(item), item]))
  return new Map(Object.entries(value))
}

function keyOf(item: unknown): string {
  if (item === null || typeof item !== 'object') return String(item)
  const { id, type } = item as { readonly id?: unknown; readonly type?: unknown }
  return String(id ?? type ?? JSON.stringify(item))
}
