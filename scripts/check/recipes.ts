/**
 * Compares the recipes of docs/batch.md with one run of the program alone: the output must be identical, except for
 * line numbers in error records, which start at 1 in each piece.
 *
 *     npm run build && npm run check:recipes -- 20000
 *
 * GNU parallel must be on the PATH. Spark needs Java on the PATH, and a Python with pyspark, which PYTHON selects; the
 * job runs on a local cluster with two executors. Recipes whose programs are missing are skipped with a message. `npm
 * test` doesn't install pyspark, which is a download of 430 MB: Spark's recipe runs on a schedule.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { generatedRecord } from '../bench/records.ts'

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/model-snippets.mjs', import.meta.url))
const SPARK_JOB = fileURLToPath(new URL('../../examples/spark/snippets.py', import.meta.url))
const BATCH = [process.execPath, PROGRAM, 'batch']
/** The number of pieces into which GNU parallel splits the records. */
const PIECES = 8

const [count = '20000'] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(count)) {
  console.error(`Usage: npm run check:recipes -- [RECORDS], got ${JSON.stringify(count)}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'model-snippets-recipes-'))
const records = join(folder, 'records.jsonl')

/** Every fiftieth line is invalid. */
function* lines(): Generator<string> {
  for (let number = 0; number < Number(count); number++) {
    yield number % 50 === 7 ? `bad ${number}\n` : `${JSON.stringify(generatedRecord(number))}\n`
  }
}
const badLines = Array.from(lines()).filter((line) => line.startsWith('bad ')).length

/** The output, with 0 as the number of each invalid line. */
interface Written {
  readonly hash: string
  readonly lines: number
  readonly bad: number
}

async function readWritten(texts: Iterable<Readable>): Promise<Written> {
  const hash = createHash('sha256')
  let [count, bad] = [0, 0]
  for (const text of texts) {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      const isBad = /^\{"line":\d+,"error":/.test(line)
      hash.update(`${isBad ? line.replace(/\d+/, '0') : line}\n`)
      count++
      if (isBad) bad++
    }
  }
  return { hash: hash.digest('hex'), lines: count, bad }
}

/**
 * Returns a command's output for the records.
 *
 * @param codes accepts the exit codes for invalid lines
 */
async function writtenBy([program = '', ...parameters]: readonly string[], codes: (code: number) => boolean) {
  const child = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [written] = await Promise.all([readWritten([child.stdout]), pipeline(createReadStream(records), child.stdin)])
  const code = await ended
  if (code === null || !codes(code)) throw new Error(`${program} ended with exit code ${code}`)
  return written
}

const succeeds = (program: string, parameters: readonly string[]): boolean =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0

async function withParallel(): Promise<Written | undefined> {
  if (!succeeds('parallel', ['--version'])) return undefined
  const block = String(Math.ceil(statSync(records).size / PIECES))
  const command = ['parallel', '--will-cite', '--pipe', '--keep-order', '--block', block, ...BATCH, '--jobs', '1']
  // The exit code is the number of pieces with invalid lines; 101 means more than 100.
  return await writtenBy(command, (code) => code > 0 && code <= 101)
}

async function withSpark(): Promise<Written | undefined> {
  const python = process.env['PYTHON'] ?? 'python3'
  const found = spawnSync(python, ['-c', 'import os, pyspark; print(os.path.dirname(pyspark.__file__))'])
  if (!succeeds('java', ['-version']) || found.status !== 0) return undefined
  const home = String(found.stdout).trim()
  const target = join(folder, 'snippets')
  const local = ['spark.ui.enabled=false', 'spark.driver.host=127.0.0.1', 'spark.driver.bindAddress=127.0.0.1']
  const submitted = spawnSync(
    join(home, 'bin/spark-submit'),
    [
      '--master',
      'local-cluster[2,1,1024]',
      ...local.flatMap((setting) => ['--conf', setting]),
      SPARK_JOB,
      `file://${records}`,
      `file://${target}`,
      ...BATCH,
    ],
    {
      // The local cluster uses these to find its classes.
      env: { ...process.env, SPARK_HOME: home, SPARK_SCALA_VERSION: scalaOf(home), PYSPARK_PYTHON: python },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (submitted.status !== 0) throw new Error(`spark-submit failed:\n${submitted.stderr.slice(-3000)}`)
  const parts = readdirSync(target).filter((name) => name.startsWith('part-'))
  if (parts.length < 2) throw new Error('one part is nothing that Spark has spread')
  return await readWritten(parts.sort().map((name) => createReadStream(join(target, name))))
}

/** The version of Scala with which Spark was built, from its own files. */
const scalaOf = (home: string): string =>
  readdirSync(join(home, 'jars'))
    .map((name) => /^spark-core_([\d.]+)-/.exec(name)?.[1])
    .find((version) => version !== undefined) ?? ''

try {
  await pipeline(Readable.from(lines()), createWriteStream(records))
  const alone = await writtenBy(BATCH, (code) => code === 1)
  console.log(`one run alone: ${alone.lines} lines, ${alone.bad} of them bad, ${alone.hash}`)
  if (alone.lines !== Number(count) || alone.bad !== badLines) throw new Error('one run alone is not what it should be')
  let [passed, failed, skipped] = [0, 0, 0]
  const recipes = [
    { name: 'GNU parallel', run: withParallel, needs: 'parallel' },
    { name: 'Apache Spark', run: withSpark, needs: 'Java, and PYTHON to name a Python with pyspark 4.3' },
  ]
  for (const { name, run, needs } of recipes) {
    const written = await run()
    if (written === undefined) {
      console.log(`skipped: ${name} needs ${needs}`)
      skipped++
    } else if (isDeepStrictEqual(written, alone)) {
      console.log(`✓ ${name}`)
      passed++
    } else {
      console.log(`failed: ${name}: ${JSON.stringify(written)}`)
      failed++
    }
  }
  console.log(`recipes: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  if (failed > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
