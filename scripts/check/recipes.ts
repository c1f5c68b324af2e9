/**
 * Holds the recipes of docs/batch.md against one run of the program alone: the bytes must be the same.
 *
 *     npm run build && npm run check:recipes -- 20000
 *
 * GNU parallel must be on the PATH. For Spark, a JVM must be there, and PYTHON must name a Python that has pyspark;
 * the job runs on a local cluster with two executors. What is missing is said, and skipped.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { generatedRecord } from '../bench/records.ts'

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/model-snippets.mjs', import.meta.url))
const SPARK_JOB = fileURLToPath(new URL('../../examples/spark/snippets.py', import.meta.url))
const BATCH = [process.execPath, PROGRAM, 'batch']

const [count = '20000'] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(count)) {
  console.error(`Usage: npm run check:recipes -- [RECORDS], got ${JSON.stringify(count)}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'model-snippets-recipes-'))
const records = join(folder, 'records.jsonl')

function* lines(): Generator<string> {
  for (let number = 0; number < Number(count); number++) yield `${JSON.stringify(generatedRecord(number))}\n`
}

/** The hash of what a command makes of the records. */
async function hashOf([program = '', ...parameters]: readonly string[]): Promise<string> {
  const child = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const hash = createHash('sha256')
  await Promise.all([pipeline(createReadStream(records), child.stdin), pipeline(child.stdout, hash)])
  const code = await ended
  if (code !== 0) throw new Error(`${program} ended with exit code ${code}`)
  return hash.digest('hex')
}

async function hashOfFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const succeeds = (program: string, parameters: readonly string[]): boolean =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0

async function withParallel(): Promise<string | undefined> {
  if (!succeeds('parallel', ['--version'])) return undefined
  return await hashOf(['parallel', '--will-cite', '--pipe', '--keep-order', '--block', '1M', ...BATCH, '--jobs', '1'])
}

async function withSpark(): Promise<string | undefined> {
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
      // The local cluster finds its classes by these.
      env: { ...process.env, SPARK_HOME: home, SPARK_SCALA_VERSION: scalaOf(home), PYSPARK_PYTHON: python },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (submitted.status !== 0) throw new Error(`spark-submit failed:\n${submitted.stderr.slice(-3000)}`)
  const parts = readdirSync(target).filter((name) => name.startsWith('part-'))
  return await hashOfFiles(parts.sort().map((name) => join(target, name)))
}

/** The version of Scala that a Spark was built with, as its own files say. */
const scalaOf = (home: string): string =>
  readdirSync(join(home, 'jars'))
    .map((name) => /^spark-core_([\d.]+)-/.exec(name)?.[1])
    .find((version) => version !== undefined) ?? ''

try {
  await pipeline(Readable.from(lines()), createWriteStream(records))
  const alone = await hashOf(BATCH)
  console.log(`one run alone: ${count} records, ${alone}`)
  for (const [name, run] of Object.entries({ 'GNU parallel': withParallel, 'Apache Spark': withSpark })) {
    const hash = await run()
    if (hash === undefined) console.log(`!!! SKIPPED, not installed: ${name}`)
    else {
      console.log(`${hash === alone ? '✓' : '✗'} ${name}: ${hash}`)
      if (hash !== alone) process.exitCode = 1
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
