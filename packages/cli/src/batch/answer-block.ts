import { isUtf8 } from 'node:buffer'
import { answerLine, errorLine, type LineChoices } from './answer-line.ts'
import type { Block } from './line-blocks.ts'

export interface BlockChoices extends LineChoices {
  /** Start every record with its line number. */
  readonly numbered: boolean
  /** Keep error records out of the output. */
  readonly separateErrors: boolean
  /** Maximum length of a line, for error messages. */
  readonly maxLineBytes: number
}

/** The records of some lines of a block, ready to be written. */
export interface Answered {
  /** Number of the block. */
  readonly index: number
  /** Whether these are the last lines of the block. */
  readonly isLast: boolean
  readonly lines: number
  readonly bad: number
  /** Bytes of the input up to the end of the block. */
  readonly endByte: number
  readonly output: Uint8Array<ArrayBuffer>
  readonly errors: Uint8Array<ArrayBuffer>
}

/** Returns the number of bytes to write. */
export const sizeOf = ({ output, errors }: Answered): number => output.length + errors.length

/** A short line can produce thousands of times its length, so a block is returned in parts. */
const PART_CHARACTERS = 1024 * 1024

const encoder = new TextEncoder()
const BYTE_ORDER_MARK = /^\u{feff}/u

/**
 * Answers every line of a block, part by part. A bad line becomes an error record, and the rest continues.
 */
export function* answerBlock(block: Block, choices: BlockChoices): Generator<Answered> {
  const { index, firstLine, lines, bytes, endByte } = block
  const texts = bytes === undefined ? undefined : linesOf(bytes, lines)
  let part = { lines: 0, bad: 0, output: '', errors: '' }
  for (let place = 0; place < lines; place++) {
    const line = firstLine + place
    part.lines++
    try {
      if (texts === undefined)
        throw new Error(`the line is longer than ${choices.maxLineBytes} bytes; raise --max-line-bytes to allow it`)
      const text = texts[place]
      if (text === undefined) throw new Error('the line isn’t valid UTF-8')
      const record = answerLine(line === 1 ? text.replace(BYTE_ORDER_MARK, '') : text, choices)
      part.output += choices.numbered ? `{"line":${line},${record.slice(1)}\n` : `${record}\n`
    } catch (error) {
      part.bad++
      const record = `${errorLine(line, error)}\n`
      if (choices.separateErrors) part.errors += record
      else part.output += record
    }
    const isLast = place === lines - 1
    if (isLast || part.output.length + part.errors.length >= PART_CHARACTERS) {
      const { output, errors, ...counts } = part
      yield { index, isLast, endByte, ...counts, output: encoder.encode(output), errors: encoder.encode(errors) }
      part = { lines: 0, bad: 0, output: '', errors: '' }
    }
  }
}

/** Splits a block into lines; `undefined` for a line that isn’t valid UTF-8. */
function linesOf(bytes: Uint8Array<ArrayBuffer>, count: number): readonly (string | undefined)[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isUtf8(buffer)) return buffer.toString('utf8').split('\n', count)
  const lines: (string | undefined)[] = []
  for (let start = 0; lines.length < count; ) {
    const found = buffer.indexOf(0x0a, start)
    const end = found === -1 ? buffer.length : found
    const line = buffer.subarray(start, end)
    lines.push(isUtf8(line) ? line.toString('utf8') : undefined)
    start = end + 1
  }
  return lines
}
