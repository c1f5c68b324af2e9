import { createReadStream } from 'node:fs'
import { stat, truncate } from 'node:fs/promises'
import { quoted, UsageError } from '../usage-error.ts'
import { LineBlocks } from './line-blocks.ts'

/** How far an earlier run got. */
export interface Resumed {
  /** Lines to skip: those of `--offset`, and those already answered. */
  readonly offset: number
  /** Whether one of the answered lines was bad. */
  readonly hasBadLine: boolean
}

/** A whole line of a file. */
interface WholeLine {
  readonly bytes: Uint8Array
  /** Bytes of the file up to its end. */
  readonly end: number
}

/**
 * Finds where an earlier run in input order stopped, and truncates its files to that place: errors are written before
 * the output of the same lines, so they may be ahead of it.
 *
 * @param offset lines that the earlier run skipped
 * @throws UsageError if the files aren’t from such a run
 */
export async function resume(output: string, errors: string | undefined, offset: number): Promise<Resumed> {
  let records = 0
  let outputEnd = 0
  let hasBadLine = false
  for await (const { bytes, end } of wholeLines(output)) {
    records++
    outputEnd = end
    hasBadLine ||= errorIn(bytes) !== undefined
  }
  await cut(output, outputEnd)
  if (errors === undefined) return { offset: offset + records, hasBadLine }

  let line = offset
  let errorsEnd = 0
  for await (const { bytes, end } of wholeLines(errors)) {
    const bad = errorIn(bytes)
    if (bad === undefined)
      throw new UsageError(
        `batch: --resume: ${quoted(errors)} has a line that isn’t an error record; pass the --errors file of the run to resume`,
      )
    if (bad > offset) {
      if (bad <= line)
        throw new UsageError(
          `batch: --resume: the errors in ${quoted(errors)} aren’t in input order, so the earlier run can’t be resumed (did it use --unordered?); start again with new files`,
        )
      const answered = bad - line - 1
      if (answered >= records) break
      records -= answered
      line = bad
      hasBadLine = true
    }
    errorsEnd = end
  }
  await cut(errors, errorsEnd)
  return { offset: line + records, hasBadLine }
}

/** Yields the lines that end with a newline; a stopped run may have left an incomplete one. */
async function* wholeLines(path: string): AsyncGenerator<WholeLine> {
  if ((await sizeOf(path)) === 0) return
  const everything = { offset: 0, maxLineBytes: Number.MAX_SAFE_INTEGER, blockLines: 1, blockBytes: 1 }
  const lines = new LineBlocks(everything)
  for await (const chunk of createReadStream(path)) {
    for (const { bytes, endByte: end } of lines.push(chunk)) if (bytes !== undefined) yield { bytes, end }
  }
}

const START_OF_ERROR = /^\{"line":(\d+),"error":/

/** The line that an error record is about. */
function errorIn(record: Uint8Array): number | undefined {
  const start = Buffer.from(record.buffer, record.byteOffset, Math.min(record.byteLength, 40)).toString('latin1')
  const [, line] = START_OF_ERROR.exec(start) ?? []
  return line === undefined ? undefined : Number(line)
}

async function cut(path: string, bytes: number): Promise<void> {
  if ((await sizeOf(path)) > bytes) await truncate(path, bytes)
}

/** @throws UsageError for a pipe or a device, which cannot be read again */
async function sizeOf(path: string): Promise<number> {
  try {
    const stats = await stat(path)
    if (!stats.isFile())
      throw new UsageError(`batch: --resume: ${quoted(path)} isn’t a regular file, so it can’t be continued`)
    return stats.size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
