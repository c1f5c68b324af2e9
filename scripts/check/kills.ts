/**
 * Repeatedly kills `model-snippets batch` after a number of bytes and resumes it: both of its files must be identical
 * to those of an uninterrupted run.
 *
 *     npm run build && npm run check:kills -- 50          50 kills
 *     npm run check:kills -- 50 7                         with seed 7
 */
import { fileURLToPath } from 'node:url'
import { killBatch } from '../../packages/cli/src/testing/kill-batch.ts'
import { numbersFrom } from '../../packages/cli/src/testing/numbers-from.ts'
import { generatedRecord } from '../bench/records.ts'
import { SEED } from '../seed.ts'

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/model-snippets.mjs', import.meta.url))
const RECORDS = 2000

const words = process.argv.slice(2)
const [kills = 50, seed = SEED] = words.map(Number)
if (words.length > 2 || !Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error(`Usage: npm run check:kills -- [KILLS [SEED]], got ${JSON.stringify(words.join(' '))}`)
  process.exit(2)
}

const pick = numbersFrom(seed)
// A tenth of the lines are invalid, single ones and many in a row.
let bad = 0
const lines = Array.from({ length: RECORDS }, (_, number) => {
  if (bad === 0 && pick(40) === 0) bad = 1 + pick(8)
  return bad > 0 && bad-- > 0 ? `{"id": ${number}` : JSON.stringify(generatedRecord(number))
})
const jobs = String(1 + pick(4))
const { whole, resumed, killed } = await killBatch({
  program: [process.execPath, PROGRAM],
  input: lines.map((line) => `${line}\n`).join(''),
  options: ['--language', 'sh', '--jobs', jobs],
  kills,
  pick,
})
const isSame = whole.output === resumed.output && whole.errors === resumed.errors && whole.code === resumed.code
const sizes = `${whole.output.length} bytes of output and ${whole.errors.length} of errors, ${jobs} threads`
console.log(`${isSame ? '✓' : 'failed:'} ${killed} kills of seed ${seed}: ${sizes}`)
console.log(`kills: ${isSame ? killed : 0} passed, ${isSame ? kills - killed : kills} failed`)
process.exitCode = isSame && killed === kills ? 0 : 1
