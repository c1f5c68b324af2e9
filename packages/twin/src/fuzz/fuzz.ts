import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setLogger } from '@model-snippets/core'
import { readOptions, wholeNumber } from '../command-line.ts'
import { fuzzCase, type Written } from './cases.ts'
import { Parsers } from './parsers.ts'

const USAGE = `Puts random records, mappings and options through every generator, and what they write through the real parsers.

  npm run fuzz -- --count 1000000 --seed 7   so many parsed examples, of one seed
  npm run fuzz -- --resume fuzz.json         goes on where a campaign that was stopped had come to
  npm run fuzz -- --seed 7 --case 123        one case, with its texts
`

const CASES_AT_A_TIME = 2000
const FAILURES_SHOWN = 20

interface Progress {
  seed: number
  /** The number of the next case. */
  next: number
  /** The number of parsed examples. */
  parsed: number
  failures: number
}

const values = readOptions(USAGE, {
  count: { type: 'string', default: '1000000' },
  seed: { type: 'string' },
  case: { type: 'string' },
  resume: { type: 'string' },
})

function begin(): Progress {
  if (values.resume !== undefined && existsSync(values.resume)) {
    return JSON.parse(readFileSync(values.resume, 'utf8')) as Progress
  }
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : wholeNumber('--seed', values.seed)
  return { seed, next: 0, parsed: 0, failures: 0 }
}

function report(progress: Progress, number: number, what: string, text?: string): void {
  progress.failures++
  if (progress.failures > FAILURES_SHOWN) return
  console.log(`failed: --seed ${progress.seed} --case ${number}: ${what}${text === undefined ? '' : `\n${text}`}\n`)
}

async function campaign(progress: Progress, count: number): Promise<void> {
  const parsers = new Parsers()
  const started = performance.now()
  const before = progress.parsed
  while (progress.parsed < count) {
    const texts: Written[] = []
    const numbers: number[] = []
    for (const last = progress.next + CASES_AT_A_TIME; progress.next < last; progress.next++) {
      const { written, crash } = fuzzCase(progress.seed, progress.next)
      if (crash !== undefined) report(progress, progress.next, crash)
      for (const one of written) {
        texts.push(one)
        numbers.push(progress.next)
      }
    }
    for (const [place, error] of await parsers.parse(texts)) {
      const { origin, content } = texts[place] as Written
      report(progress, numbers[place] as number, `${origin}: ${error}`, content)
    }
    progress.parsed += texts.length
    if (values.resume !== undefined) writeFileSync(values.resume, JSON.stringify(progress))
    const rate = (progress.parsed - before) / ((performance.now() - started) / 1000)
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${progress.parsed} parsed, ${progress.failures} failures, ${Math.round(rate)} a second `)
    }
  }
  parsers.close()
}

// Questions without an answer are expected.
setLogger({ error: () => undefined })
const progress = begin()
if (values.case === undefined) {
  await campaign(progress, wholeNumber('--count', values.count))
  const { seed, next, parsed, failures } = progress
  console.log(`seed ${seed}: ${next} cases, ${parsed} examples parsed, ${failures} failures`)
  process.exitCode = failures === 0 ? 0 : 1
} else {
  const { written, crash } = fuzzCase(progress.seed, wholeNumber('--case', values.case))
  if (crash !== undefined) console.log(crash)
  for (const { origin, content } of written) console.log(`${origin}\n${content}`)
}
