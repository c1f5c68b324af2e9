import { quote } from '../languages/printing/escape.ts'

/** A value in a configuration file. */
export type Setting = string | number | boolean | readonly Setting[] | Settings
/** Settings by name; those that are `undefined` are left out. */
export interface Settings {
  readonly [name: string]: Setting | undefined
}

const isTable = (value: Setting): value is Settings => typeof value === 'object' && !Array.isArray(value)

const entriesOf = (settings: Settings): readonly (readonly [string, Setting])[] =>
  Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))

/** A name that needs no quotes in TOML or YAML. */
const isBare = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name)

const nameOf = (name: string): string => (isBare(name) ? name : quote(name))

/** Prints a value on one line; TOML and YAML differ only in objects. */
const scalar = (value: string | number | boolean): string => (typeof value === 'string' ? quote(value) : String(value))

/** Prints settings as JSON, with a trailing line break. */
export const printJsonSettings = (settings: Settings | readonly Settings[]): string =>
  `${JSON.stringify(settings, undefined, 2)}\n`

/**
 * Prints settings as TOML: plain values first, then each table. A nested table with only strings and numbers is written
 * inline.
 */
export const printToml = (settings: Settings): string => `${tomlBlocks([], settings).join('\n\n')}\n`

function tomlBlocks(path: readonly string[], settings: Settings): readonly string[] {
  const entries = entriesOf(settings)
  const isOwnTable = (value: Setting): value is Settings => isTable(value) && (path.length < 2 || hasTables(value))
  const lines = entries.flatMap(([name, value]) => (isOwnTable(value) ? [] : [`${nameOf(name)} = ${tomlValue(value)}`]))
  const head = path.length > 0 ? [`[${path.map(nameOf).join('.')}]`] : []
  const tables = entries.flatMap(([name, value]) => (isOwnTable(value) ? tomlBlocks([...path, name], value) : []))
  return lines.length === 0 && tables.length > 0 ? tables : [[...head, ...lines].join('\n'), ...tables]
}

const hasTables = (settings: Settings): boolean => entriesOf(settings).some(([, value]) => isTable(value))

function tomlValue(value: Setting): string {
  if (Array.isArray(value)) return `[${(value as readonly Setting[]).map(tomlValue).join(', ')}]`
  if (!isTable(value as Setting)) return scalar(value as string | number | boolean)
  const entries = entriesOf(value as Settings)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([name, each]) => `${nameOf(name)} = ${tomlValue(each)}`).join(', ')} }`
}

/** Prints settings as YAML. All strings are in double quotes, so that none is read as another type. */
export const printYaml = (settings: Settings): string => `${yamlLines(settings).join('\n')}\n`

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`)

const yamlLines = (settings: Settings): readonly string[] =>
  entriesOf(settings).flatMap(([name, value]) => {
    const head = `${nameOf(name)}:`
    if (Array.isArray(value)) {
      const items = value as readonly Setting[]
      return items.length === 0 ? [`${head} []`] : [head, ...indented(items.flatMap(yamlItem))]
    }
    if (!isTable(value)) return [`${head} ${scalar(value as string | number | boolean)}`]
    return entriesOf(value).length === 0 ? [`${head} {}`] : [head, ...indented(yamlLines(value))]
  })

function yamlItem(value: Setting): readonly string[] {
  if (Array.isArray(value)) throw new TypeError('[model-snippets] settings can’t contain a list within a list')
  if (!isTable(value)) return [`- ${scalar(value as string | number | boolean)}`]
  const [first = '{}', ...rest] = yamlLines(value)
  return [`- ${first}`, ...indented(rest)]
}
