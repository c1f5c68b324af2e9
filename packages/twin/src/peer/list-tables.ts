/**
 * Prints facts of the published package that ours lacks or that differ, and which of them are intentional.
 *
 *     npm run check:tables
 */
import { compareTables } from './published-tables.ts'

const { open, covered } = compareTables()
for (const { path, published, ours } of open) {
  console.log(
    `${path.join(' › ')}: ours ${ours === undefined ? 'missing' : JSON.stringify(ours)}, published ${shown(published)}`,
  )
}
for (const [{ at, reason }, count] of covered) console.log(`${at.join(' › ')}: on purpose (${count}): ${reason}`)
console.log(open.length === 0 ? 'Nothing else is missing or different.' : `Missing or different values: ${open.length}`)
process.exitCode = open.length === 0 ? 0 : 1

function shown(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
