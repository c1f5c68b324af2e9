/**
 * Measures `model-snippets batch` and the published generator with the same generated records.
 *
 *     npm run build && npm run bench:batch                 a million records
 *     npm run bench:batch -- 100000 10000                  this many, and this many of them with the peer
 *
 * The peer runs in one thread and reads its records from memory, because it has no program. Otherwise, it does the same
 * as the batch: it parses each line, generates the examples, and prints them as JSON.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { snippets as peer } from '@huggingface/inference'
import { generatedRecord } from './records.ts'

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/model-snippets.mjs', import.meta.url))
/** Printed by the process at its end: its maximum memory in KiB, and its threads' CPU time in microseconds. */
const REPORT_USE = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();process._rawDebug('use='+u.maxRSS+','+(u.userCPUTime+u.systemCPUTime))})`

interface Measured {
  readonly records: number
  readonly snippets: number
  readonly bytes: number
  readonly seconds: number
  /** The total of all threads. */
  readonly cpuSeconds: number
}

const counts = process.argv.slice(2)
if (!counts.every((word) => /^[1-9]\d*$/.test(word))) {
  console.error(`Usage: batch.ts [RECORDS [RECORDS OF THE PEER]], got ${counts.join(' ')}`)
  process.exit(2)
}
const [all = 1_000_000, peers = Math.min(50_000, all)] = counts.map(Number)

/** Counts examples in a piece of output: each has one field `content`, and quotes in texts are escaped. */
const CONTENT = Buffer.from('"content":"')

async function measureBatch(records: number): Promise<Measured & { memory: number }> {
  const child = spawn(process.execPath, ['--import', REPORT_USE, PROGRAM, 'batch'], { stdio: 'pipe' })
  let bytes = 0
  let lines = 0
  let snippets = 0
  let err = ''
  let tail = Buffer.alloc(0)
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++
    const seen = Buffer.concat([tail, chunk])
    for (let at = seen.indexOf(CONTENT); at !== -1; at = seen.indexOf(CONTENT, at + 1)) snippets++
    tail = seen.subarray(-(CONTENT.length - 1))
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const started = performance.now()
  const ended = once(child, 'close')
  for (let first = 0; first < records; first += 1000) {
    let text = ''
    for (let number = first; number < Math.min(records, first + 1000); number++) {
      text += `${JSON.stringify(generatedRecord(number))}\n`
    }
    if (!child.stdin.write(text)) await once(child.stdin, 'drain')
  }
  child.stdin.end()
  const [code] = await ended
  const seconds = (performance.now() - started) / 1000
  if (code !== 0 || lines !== records) throw new Error(`batch ended with ${code} after ${lines} lines: ${err}`)
  const uses = [...err.matchAll(/use=(\d+),(\d+)/g)].map(([, kibibytes, micros]) => [Number(kibibytes), Number(micros)])
  const memory = Math.max(...uses.map(([kibibytes = 0]) => kibibytes)) / 1024
  const cpuSeconds = Math.max(...uses.map(([, micros = 0]) => micros)) / 1e6
  return { records, snippets, bytes, seconds, cpuSeconds, memory }
}

function measurePeer(records: number): Measured {
  const silent = console.error
  // It logs every task that a provider doesn't support.
  console.error = () => undefined
  let snippets = 0
  let bytes = 0
  const lines = Array.from({ length: records }, (_, number) => JSON.stringify(generatedRecord(number)))
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  for (const line of lines) {
    const model = JSON.parse(line)
    const found = peer.getInferenceSnippets({ ...model, inference: '' }, 'auto')
    snippets += found.length
    bytes += Buffer.byteLength(JSON.stringify({ model: model.id, provider: 'auto', snippets: found }))
  }
  const seconds = (performance.now() - started) / 1000
  const cpu = process.cpuUsage(cpuBefore)
  console.error = silent
  return { records, snippets, bytes, seconds, cpuSeconds: (cpu.user + cpu.system) / 1e6 }
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const rateOf = ({ snippets, seconds }: Measured): number => snippets / seconds
const cpuRateOf = ({ snippets, cpuSeconds }: Measured): number => snippets / cpuSeconds

function print(name: string, measured: Measured): void {
  const { records, snippets, bytes, seconds, cpuSeconds } = measured
  const amounts = `${grouped.format(records)} records, ${grouped.format(snippets)} snippets, ${grouped.format(bytes / 1e6)} MB`
  const times = `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU`
  const rates = `${grouped.format(records / seconds)} records/s, ${grouped.format(rateOf(measured))} snippets/s, ${grouped.format(cpuRateOf(measured))} snippets per CPU second`
  console.log(`${name}\n  ${amounts}\n  ${times}\n  ${rates}`)
}

const threads = availableParallelism()
const ours = await measureBatch(all)
print(`model-snippets batch, ${threads} threads`, ours)
const theirs = measurePeer(peers)
print('@huggingface/inference, 1 thread', theirs)
console.log(`ratio of snippets per second      ${(rateOf(ours) / rateOf(theirs)).toFixed(1)}`)
console.log(`ratio of snippets per CPU second  ${(cpuRateOf(ours) / cpuRateOf(theirs)).toFixed(1)}`)
console.log(`most memory of the batch          ${ours.memory.toFixed(0)} MiB resident`)
