import { isDeepStrictEqual } from 'node:util'

type Json = null | boolean | number | string | readonly Json[] | JsonTable
interface JsonTable {
  readonly [name: string]: Json
}

const isTable = (value: Json | undefined): value is JsonTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Settings with others in them: tables are joined, in a list what has the same `id` is replaced, and anything else takes
 * the place of what was there.
 *
 * @param stood the text of the file, a JSON object
 * @param added what comes in, a JSON object
 * @returns undefined where the file holds no JSON object
 */
export function joinSettings(stood: string, added: string): string | undefined {
  const before = tableIn(stood)
  if (before === undefined) return undefined
  const joined = join(before, JSON.parse(added) as JsonTable)
  return isDeepStrictEqual(before, joined) ? stood : `${JSON.stringify(joined, undefined, 2)}\n`
}

function tableIn(text: string): JsonTable | undefined {
  if (text.trim() === '') return {}
  try {
    const value = JSON.parse(text) as Json
    return isTable(value) ? value : undefined
  } catch {
    return undefined
  }
}

function join(before: Json | undefined, added: Json): Json {
  if (isTable(before) && isTable(added)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(added)])]
    // fromEntries makes own fields of any name, `__proto__` too.
    return Object.fromEntries(
      names.map((name) => [
        name,
        Object.hasOwn(added, name) ? join(own(before, name), added[name] as Json) : before[name],
      ]),
    ) as JsonTable
  }
  return Array.isArray(before) && Array.isArray(added) ? joinLists(before, added) : added
}

const own = (table: JsonTable, name: string): Json | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)

const idOf = (item: Json): Json | undefined => (isTable(item) ? own(item, 'id') : undefined)

function joinLists(before: readonly Json[], added: readonly Json[]): readonly Json[] {
  const ids = new Set(added.map(idOf))
  return [...before.filter((item) => idOf(item) === undefined || !ids.has(idOf(item))), ...added]
}
