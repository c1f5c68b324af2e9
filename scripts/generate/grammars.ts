/**
 * Writes the list of grammars that the highlighter includes: those that the languages' records name, and JSON. If a
 * grammar's module imports grammars for embedded languages, only the grammar itself is copied into a file, because the
 * others are many times its size.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LANGUAGE_RECORDS } from '../../packages/core/src/languages/index.generated.ts'
import type { LanguageRecord } from '../../packages/core/src/languages/language.ts'
import { type Writing, writeFiles } from './generated-files.ts'

const FOLDER = 'packages/react/src/highlight'
const TARGET = `${FOLDER}/grammars.generated.ts`
const IN_PARTS = `${FOLDER}/grammars-in-parts.generated.ts`
const PACKAGE = '@shikijs/langs'

/** The fields of a package's grammar that we read. */
interface Grammar {
  readonly name: string
  readonly embeddedLangs?: readonly string[]
  readonly embeddedLangsLazy?: readonly string[]
}

/** The grammars that the records name, and JSON. */
function namesOf(records: readonly LanguageRecord[]): string[] {
  const named = records.flatMap(({ program }) => Object.values(program).map(({ grammar }) => grammar))
  return [...new Set([...named, 'json'])].sort()
}

const aloneName = (name: string): string => `./alone/${name}.generated.json`

/** The text of the list. It imports each grammar separately, so that a page includes no other. */
export function renderGrammars(records: readonly LanguageRecord[]): string {
  const names = namesOf(records)
  const alone = names.filter(bringsOthers)
  return [
    "// Written by `npm run generate` from the languages' records. Do not edit.",
    '',
    ...names.map(
      (name) =>
        `import ${identifierOf(name)} from '${alone.includes(name) ? aloneName(name) : `${PACKAGE}/${name}`}'${alone.includes(name) ? " with { type: 'json' }" : ''}`,
    ),
    '',
    '/** Every grammar that a program of the examples, or the JSON that it sends, is highlighted with. */',
    `export const GRAMMARS = [${names.map(identifierOf).join(', ')}]`,
    '',
  ].join('\n')
}

/** The text of the list that loads each grammar when it's needed. */
export function renderGrammarsInParts(records: readonly LanguageRecord[]): string {
  const names = namesOf(records)
  const imported = (name: string): string =>
    bringsOthers(name) ? `import('${aloneName(name)}', { with: { type: 'json' } })` : `import('${PACKAGE}/${name}')`
  return [
    "// Written by `npm run generate` from the languages' records. Do not edit.",
    '',
    '/** The same grammars, each loaded separately. */',
    'export const GRAMMARS_IN_PARTS = {',
    ...names.map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: () => ${imported(name)},`),
    '}',
    '',
  ].join('\n')
}

/** Whether a grammar's module imports other grammars. */
function bringsOthers(name: string): boolean {
  const path = pathOf(name)
  return path !== undefined && /^import /m.test(readFileSync(path, 'utf8'))
}

function pathOf(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`${PACKAGE}/${name}`)
  } catch {
    return undefined
  }
}

/** `objective-c` → `objectiveC` */
const identifierOf = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())

/** A grammar as JSON, without those that its module imports. */
async function renderAlone(name: string): Promise<string> {
  const { default: grammars } = (await import(`${PACKAGE}/${name}`)) as { readonly default: readonly Grammar[] }
  const found = grammars.find((grammar) => grammar.name === name)
  if (found === undefined) throw new Error(`${PACKAGE}/${name} has no grammar called ${name}`)
  const { embeddedLangs: _, embeddedLangsLazy: __, ...grammar } = found
  return `${JSON.stringify(grammar)}\n`
}

/** @returns the files that were stale */
export async function writeGrammars(writing: Writing): Promise<string[]> {
  const alone = namesOf(LANGUAGE_RECORDS).filter(bringsOthers)
  const files: [path: string, text: string][] = [
    [TARGET, renderGrammars(LANGUAGE_RECORDS)],
    [IN_PARTS, renderGrammarsInParts(LANGUAGE_RECORDS)],
  ]
  for (const name of alone) files.push([`${FOLDER}/${aloneName(name).slice(2)}`, await renderAlone(name)])
  return writeFiles(files, writing)
}
