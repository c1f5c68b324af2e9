/**
 * Prints generated records, one per line: `npm run --silent bench:records -- 1000000 > records.jsonl`
 */
import { once } from 'node:events'
import { generatedRecord } from './records.ts'

const [count = '1000000'] = process.argv.slice(2)
if (!/^\d+$/.test(count)) {
  console.error(`Usage: write-records.ts [COUNT], got ${JSON.stringify(count)}`)
  process.exit(2)
}

const LINES_PER_WRITE = 1000
for (let first = 0; first < Number(count); first += LINES_PER_WRITE) {
  let text = ''
  for (let number = first; number < Math.min(Number(count), first + LINES_PER_WRITE); number++) {
    text += `${JSON.stringify(generatedRecord(number))}\n`
  }
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
