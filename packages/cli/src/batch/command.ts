import { createWriteStream, fstatSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { optionRows } from '../help.ts'
import { quoted, UsageError } from '../usage-error.ts'
import { BATCH_OPTIONS, type BatchArguments, readBatchArguments } from './arguments.ts'
import { type Extent, ProgressLine } from './progress.ts'
import { runBatch } from './run-batch.ts'

const HELP = `Writes the examples of many models: one record a line in, one record a line out.

Usage: model-snippets batch [options] < records.jsonl > snippets.jsonl

  A line is the hub's record of a model, or {"model": …, "provider": …, "mapping": …, "options": …}, whose model is a
  record or the id of a model of the catalogue. A bad line gives {"line": …, "error": …}, and the rest goes on.

Options:
${optionRows(BATCH_OPTIONS)}

Examples:
  model-snippets batch --language python < records.jsonl > python.jsonl
  model-snippets batch --offset "$(wc -l < snippets.jsonl)" < records.jsonl >> snippets.jsonl

Exit codes: 0 every line was answered, 1 there were bad lines, 2 the command line is wrong.
`

/**
 * `model-snippets batch`: a filter from records to examples.
 *
 * @param argv the words after `batch`
 * @returns the exit code
 * @throws UsageError for what the caller can put right
 */
export async function batch(argv: readonly string[]): Promise<number> {
  const args = readBatchArguments(argv)
  if (args.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (process.stdin.isTTY) throw new UsageError('batch: records come from standard input: batch < records.jsonl')
  const errors = args.errors === undefined ? undefined : await openErrors(args.errors)
  const isTerminal = process.stderr.isTTY
  const progress =
    args.progress || isTerminal
      ? new ProgressLine((text) => process.stderr.write(text), isTerminal, extentOf(args))
      : undefined
  const { jobs, ordered, offset, limit } = args
  const standing = await runBatch({
    input: process.stdin,
    output: process.stdout,
    errors,
    jobs,
    ordered,
    offset,
    limit,
    provider: args.provider,
    language: args.language,
    client: args.client,
    typescript: args.typescript,
    streaming: args.streaming,
    explain: args.explain,
    numbered: args.numbered,
    separateErrors: errors !== undefined,
    maxLineBytes: args.maxLineBytes,
    onProgress: (now) => progress?.show(now),
  })
  progress?.end(standing)
  // Input that is not wanted any more must not hold the process.
  process.stdin.destroy()
  if (errors !== undefined) await finished(errors.end())
  return standing.bad > 0 ? 1 : 0
}

async function openErrors(path: string): Promise<Writable> {
  try {
    return createWriteStream(path, { fd: await open(path, 'a') })
  } catch (error) {
    throw new UsageError(`--errors ${quoted(path)}: cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** What is known of the amount: the lines that were asked for, or the size of a file. */
function extentOf({ limit, offset }: BatchArguments): Extent {
  const stats = fstatSync(0)
  return { lines: limit, bytes: stats.isFile() && offset === 0 ? stats.size : undefined }
}
