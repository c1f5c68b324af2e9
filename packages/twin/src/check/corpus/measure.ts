import { type Measured, measure, PARTS } from './corpus.ts'

/* Runs the parts of the corpus that are named, or all, and prints how often `check` is wrong. */

const percent = (count: number, of: number): string => `${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`

function summary({ blocks, failing, falseAlarms, misses }: Measured): string {
  return `${blocks} blocks, false alarms ${percent(falseAlarms.length, blocks - failing)}, misses ${percent(misses.length, failing)}`
}

const named = process.argv.slice(2)

for (const part of PARTS.filter((each) => named.length === 0 || named.includes(each))) {
  const measured = await measure(part)
  process.stdout.write(`${part}: ${summary(measured)}\n`)
  for (const kind of ['falseAlarms', 'misses', 'otherwise'] as const) {
    for (const { place, label, status, said } of measured[kind]) {
      process.stdout.write(`  ${kind}: ${place}: ${label}; ${status}: ${said}\n`)
    }
  }
}
