import { isDeepStrictEqual } from 'node:util'
import {
  applyEdits,
  type FormattingOptions,
  getNodeValue,
  type JSONPath,
  modify,
  type ParseError,
  parseTree,
} from 'jsonc-parser'

type Json = null | boolean | number | string | readonly Json[] | JsonTable
interface JsonTable {
  readonly [name: string]: Json
}

const isTable = (value: Json | undefined): value is JsonTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const BYTE_ORDER_MARK = '\u{feff}'

/**
 * Merges settings into a JSON file: objects are merged, list items with the same `id` are replaced, and any other value
 * replaces the old one. Comments, trailing commas, a byte-order mark, and the spelling of numbers are kept, as agents
 * accept them.
 *
 * @param stood the text of the file, a JSON object
 * @param added the settings to merge, a JSON object
 * @returns `undefined` if the file isn’t a JSON object, or can’t be merged into
 */
export function joinSettings(stood: string, added: string): string | undefined {
  const mark = stood.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  const text = stood.slice(mark.length)
  const incoming = JSON.parse(added) as JsonTable
  const before = tableIn(text)
  if (before === 'blank') return `${mark}${text.trim() === '' ? '' : `${text.trimEnd()}\n`}${added}`
  if (before === undefined) return undefined
  const edits = editsOf(before, incoming, [])
  if (edits.length === 0) return stood
  const options = { formattingOptions: formattingOf(text) }
  const after = edits.reduce(
    (now, { path, value, isInsertion = false }) =>
      applyEdits(now, modify(now, path, value, { ...options, isArrayInsertion: isInsertion })),
    text,
  )
  // If a name occurs twice, `modify` changes the first, but parsers read the last.
  const read = tableIn(after)
  return typeof read === 'object' && editsOf(read, incoming, []).length === 0 ? mark + after : undefined
}

/** Parses an object; returns `blank` if the text contains only white space and comments. */
function tableIn(text: string): JsonTable | 'blank' | undefined {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true })
  if (errors.length > 0) return undefined
  if (root === undefined) return 'blank'
  // Via JSON, so that `__proto__` is an ordinary key, as in the settings to merge.
  return root.type === 'object' ? JSON.parse(JSON.stringify(getNodeValue(root))) : undefined
}

interface Edit {
  readonly path: JSONPath
  readonly value: Json
  /** Insert the value before the item at the path. */
  readonly isInsertion?: true
}

/** Returns the edits that merge settings into an object. */
const editsOf = (before: JsonTable, added: JsonTable, path: JSONPath): readonly Edit[] =>
  Object.entries(added).flatMap(([name, value]): readonly Edit[] => {
    const there = Object.hasOwn(before, name) ? before[name] : undefined
    const place = [...path, name]
    if (isTable(there) && isTable(value)) return editsOf(there, value, place)
    if (Array.isArray(there) && Array.isArray(value)) return editsOfList(there, value, place)
    return isDeepStrictEqual(there, value) ? [] : [{ path: place, value }]
  })

/** Replaces the last item with the same id. Adds items without an id unless an equal one exists. */
function editsOfList(before: readonly Json[], added: readonly Json[], path: JSONPath): readonly Edit[] {
  let length = before.length
  const isLast = (item: Json, index: number): boolean => index === lastOf(item, added)
  return added.filter(isLast).flatMap((item): readonly Edit[] => {
    const index = lastOf(item, before)
    if (index === -1) return [{ path: [...path, length++], value: item, isInsertion: true }]
    return isDeepStrictEqual(before[index], item) ? [] : [{ path: [...path, index], value: item }]
  })
}

/** Finds the last item with the same id or, if it has no id, the last equal item. */
const lastOf = (item: Json, list: readonly Json[]): number =>
  list.findLastIndex((other) =>
    idOf(item) === undefined ? isDeepStrictEqual(other, item) : isDeepStrictEqual(idOf(other), idOf(item)),
  )

const idOf = (item: Json): Json | undefined => (isTable(item) && Object.hasOwn(item, 'id') ? item['id'] : undefined)

/** Detects the file’s indentation and line endings. */
function formattingOf(text: string): FormattingOptions {
  const [, indentation = '  '] = /^([ \t]+)["}\]]/m.exec(text) ?? []
  return {
    insertSpaces: !indentation.startsWith('\t'),
    tabSize: indentation.startsWith('\t') ? 1 : indentation.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
