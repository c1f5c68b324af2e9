/**
 * Writes which grammars the highlighter brings: those that the languages' records name, and that of JSON.
 *
 *     npm run generate              writes the list if it is missing or stale
 *     npm run generate -- --check   writes nothing, says whether it is stale and exits with 1
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LANGUAGE_RECORDS } from '../packages/core/src/languages/index.generated.ts'
import type { LanguageRecord } from '../packages/core/src/languages/language.ts'

const TARGET = 'packages/react/src/highlight/grammars.generated.ts'

/** The text of the list; each grammar is imported on its own, so that a page brings no other. */
export function renderGrammars(records: readonly LanguageRecord[]): string {
  const named = records.flatMap(({ program }) => Object.values(program).map(({ grammar }) => grammar))
  const names = [...new Set([...named, 'json'])].sort()
  return [
    "// Written by `npm run generate` from the languages' records. Do not edit.",
    '',
    ...names.map((name) => `import ${identifierOf(name)} from '@shikijs/langs/${name}'`),
    '',
    '/** Every grammar that a program of the examples, or the JSON that it sends, is highlighted with. */',
    `export const GRAMMARS = [${names.map(identifierOf).join(', ')}]`,
    '',
  ].join('\n')
}

/** `objective-c` → `objectiveC` */
const identifierOf = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.)/g, (_, next: string) => next.toUpperCase())

/** @returns true when the list was stale */
export function writeGrammars(check: boolean): boolean {
  const target = fileURLToPath(new URL(`../${TARGET}`, import.meta.url))
  const text = renderGrammars(LANGUAGE_RECORDS)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return false
  if (!check) writeFileSync(target, text)
  return true
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const check = process.argv.includes('--check')
  if (writeGrammars(check)) {
    console.log(check ? `stale: ${TARGET} (npm run generate writes it)` : `wrote ${TARGET}`)
    if (check) process.exitCode = 1
  }
}
