import { isUtf8 } from 'node:buffer'
import { answerLine, errorLine, type LineChoices } from './answer-line.ts'
import type { Block } from './line-blocks.ts'

export interface BlockChoices extends LineChoices {
  /** Begin every record with the number of its line. */
  readonly numbered: boolean
  /** Keep error records out of the output. */
  readonly separateErrors: boolean
  /** Named in the report of a line that was longer. */
  readonly maxLineBytes: number
}

/** The records of one block, ready to be written. */
export interface Answered {
  readonly index: number
  readonly lines: number
  readonly bad: number
  readonly endByte: number
  readonly output: Uint8Array<ArrayBuffer>
  readonly errors: Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()
const BYTE_ORDER_MARK = /^\u{feff}/u

/** Answers every line of a block; a line that cannot be answered becomes an error record, and the rest goes on. */
export function answerBlock(block: Block, choices: BlockChoices): Answered {
  const { index, firstLine, lines, bytes, endByte } = block
  let output = ''
  let errors = ''
  let bad = 0
  const refuse = (line: number, error: unknown): void => {
    bad++
    const record = `${errorLine(line, error)}\n`
    if (choices.separateErrors) errors += record
    else output += record
  }
  if (bytes === undefined) {
    refuse(firstLine, new Error(`the line is longer than ${choices.maxLineBytes} bytes`))
  } else {
    const texts = linesOf(bytes, lines)
    for (let place = 0; place < lines; place++) {
      const line = firstLine + place
      try {
        const text = texts[place]
        if (text === undefined) throw new Error('the line is not UTF-8')
        const record = answerLine(line === 1 ? text.replace(BYTE_ORDER_MARK, '') : text, choices)
        output += choices.numbered ? `{"line":${line},${record.slice(1)}\n` : `${record}\n`
      } catch (error) {
        refuse(line, error)
      }
    }
  }
  return { index, lines, bad, endByte, output: encoder.encode(output), errors: encoder.encode(errors) }
}

/** The lines of a block; undefined in the place of one that is not UTF-8. */
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
