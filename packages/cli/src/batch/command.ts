import { fstatSync, openSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { optionRows } from '../help.ts'
import { FileOutput, standardInput, standardOutput } from '../standard-streams.ts'
import { NotWrittenError, quoted, reasonOf, UsageError, unreadableInput } from '../usage-error.ts'
import { BATCH_OPTIONS, type BatchArguments, readBatchArguments } from './arguments.ts'
import { type Extent, ProgressLine } from './progress.ts'
import { type Resumed, resume } from './resume.ts'
import { runBatch } from './run-batch.ts'

const HELP = `Generates examples for many models: one line in, one line out.

Usage: model-snippets batch [options] < records.jsonl > snippets.jsonl
       model-snippets batch --output snippets.jsonl --errors errors.jsonl --resume < records.jsonl

  Each line is a model's record from Hugging Face or {"model": …, "provider": …, "mapping": …, "options": …}, where
  model is a record or the id of a built-in model. A bad line gives {"line": …, "error": …}, and the batch continues.

Options:
${optionRows(BATCH_OPTIONS)}

Examples:
  model-snippets batch --language python < records.jsonl > python.jsonl
  model-snippets batch --output snippets.jsonl --resume < records.jsonl

Exit codes: 0 all lines answered, 1 some lines were bad, 2 invalid command line or unreadable input, 3 output could not
be written, 70 internal error.
`

/**
 * Runs `model-snippets batch`: turns records into examples.
 *
 * @param argv the arguments after `batch`
 * @returns the exit code
 * @throws UsageError for errors that the caller can fix, NotWrittenError for a file that can’t be written
 */
export async function batch(argv: readonly string[]): Promise<number> {
  const args = readBatchArguments(argv)
  if (args.help) {
    standardOutput.write(HELP)
    return 0
  }
  if (process.stdin.isTTY)
    throw new UsageError('batch: no records on standard input; run model-snippets batch < records.jsonl')
  const files = openFiles(args)
  const { hasBadLine, offset } = await resumed(args)
  const limit = args.limit === undefined ? undefined : Math.max(0, args.limit - (offset - args.offset))
  const isTerminal = process.stderr.isTTY
  const progress =
    args.progress || isTerminal
      ? new ProgressLine((text) => process.stderr.write(text), isTerminal, extentOf(offset, limit))
      : undefined
  const standing = await runBatch({
    input: inputOf(standardInput),
    output: files.output ?? standardOutput,
    errors: files.errors,
    jobs: args.jobs,
    ordered: args.ordered,
    offset,
    limit,
    provider: args.provider,
    language: args.language,
    client: args.client,
    typescript: args.typescript,
    streaming: args.streaming,
    explain: args.explain,
    numbered: args.numbered,
    separateErrors: files.errors !== undefined,
    maxLineBytes: args.maxLineBytes,
    onProgress: (now) => progress?.show(now),
  })
  progress?.end(standing)
  // Unread input must not keep the process running.
  standardInput.destroy()
  for (const file of [files.output, files.errors]) if (file !== undefined) await finished(file.end())
  return hasBadLine || standing.bad > 0 ? 1 : 0
}

interface Files {
  readonly output: FileOutput | undefined
  readonly errors: FileOutput | undefined
}

function openFiles({ output, errors, resume }: BatchArguments): Files {
  const opened = [
    ...(output === undefined ? [] : [{ option: '--output', path: output }]),
    ...(errors === undefined ? [] : [{ option: '--errors', path: errors }]),
  ].map(({ option, path }) => ({ option, path, fd: openToAppend(option, path) }))
  const known = [{ name: 'standard input', fd: 0 }]
  for (const { option, path, fd } of opened) {
    const same = known.find((other) => isSameFile(other.fd, fd))
    if (same !== undefined)
      throw new UsageError(`batch: ${option} ${quoted(path)} is the same file as ${same.name}; use another one`)
    known.push({ name: option, fd })
    if (option === '--output' && !resume && fstatSync(fd).size > 0) {
      throw new UsageError(`batch: --output ${quoted(path)} isn’t empty; add --resume to continue, or delete the file`)
    }
  }
  const streams = new Map(
    opened.map(({ option, path, fd }) => {
      const notWritten = (error: NodeJS.ErrnoException) =>
        new NotWrittenError(`batch: can’t write to ${option} ${quoted(path)}: ${reasonOf(error)}`)
      return [option, new FileOutput(fd, notWritten)]
    }),
  )
  return { output: streams.get('--output'), errors: streams.get('--errors') }
}

function openToAppend(option: string, path: string): number {
  try {
    return openSync(path, 'a')
  } catch (error) {
    throw new UsageError(`batch: can’t write to ${option} ${quoted(path)}: ${reasonOf(error as NodeJS.ErrnoException)}`)
  }
}

function isSameFile(one: number, other: number): boolean {
  const [a, b] = [fstatSync(one), fstatSync(other)]
  return a.isFile() && a.dev === b.dev && a.ino === b.ino
}

async function resumed({ output, errors, resume: isWanted, offset }: BatchArguments): Promise<Resumed> {
  if (!isWanted || output === undefined) return { offset, hasBadLine: false }
  try {
    return await resume(output, errors, offset)
  } catch (error) {
    throw 'syscall' in (error as Error) ? new UsageError(`batch: --resume: ${(error as Error).message}`) : error
  }
}

/** @throws UsageError if the input can’t be read; that isn’t the fault of a line */
async function* inputOf(stdin: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stdin
  } catch (error) {
    throw 'syscall' in (error as Error) ? unreadableInput(error as NodeJS.ErrnoException) : error
  }
}

/** The amount of work, if known: the requested number of lines, or the size of the file. */
function extentOf(offset: number, limit: number | undefined): Extent {
  const stats = fstatSync(0)
  return { lines: limit, bytes: stats.isFile() && offset === 0 ? stats.size : undefined }
}
