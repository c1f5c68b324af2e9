import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, type BlockLimits, LineBlocks } from './line-blocks.ts'

const LIMITS: BlockLimits = { offset: 0, maxLineBytes: 1000, blockLines: 3, blockBytes: 64 }

/** The blocks of a text that arrives in pieces, with the texts of their lines. */
function blocksOf(text: string, cuts: readonly number[], limits: BlockLimits): (Block & { texts: string[] })[] {
  const bytes = Buffer.from(text)
  const blocks = new LineBlocks(limits)
  const found: Block[] = []
  let start = 0
  for (const cut of [...cuts.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b), bytes.length]) {
    found.push(...blocks.push(bytes.subarray(start, cut)))
    start = cut
  }
  found.push(...blocks.end())
  return found.map((block) => {
    const text = block.bytes === undefined ? '' : Buffer.from(block.bytes).toString()
    return { ...block, texts: block.bytes === undefined ? [] : text.replace(/\n$/, '').split('\n') }
  })
}

const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll('\n', ' ')))
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 })

describe('LineBlocks', () => {
  it('gives every line once and in order, however the bytes arrive', () => {
    fc.assert(
      fc.property(lines, cuts, fc.boolean(), (texts, cuts, isEnded) => {
        const text = texts.map((line) => `${line}\n`).join('')
        const whole = isEnded || !text.endsWith('\n') ? text : text.slice(0, -1)
        // A last line without a newline that is empty is no line.
        const expected = isEnded || texts.at(-1) !== '' ? texts : texts.slice(0, -1)
        const blocks = blocksOf(whole, cuts, LIMITS)
        expect(blocks.flatMap((block) => block.texts)).toEqual(expected)
        let next = 1
        for (const [place, block] of blocks.entries()) {
          expect(block.index).toBe(place)
          expect(block.firstLine).toBe(next)
          expect(block.lines).toBe(block.texts.length)
          expect(block.lines).toBeLessThanOrEqual(LIMITS.blockLines)
          next += block.lines
        }
        expect(blocks.at(-1)?.endByte ?? Buffer.byteLength(whole)).toBe(Buffer.byteLength(whole))
      }),
    )
  })

  it('passes over the first lines, and ends after as many as are wanted', () => {
    fc.assert(
      fc.property(lines, cuts, fc.nat(20), fc.nat(20), (texts, cuts, offset, limit) => {
        const text = texts.map((line) => `${line}\n`).join('')
        const blocks = blocksOf(text, cuts, { ...LIMITS, offset, limit })
        expect(blocks.flatMap((block) => block.texts)).toEqual(texts.slice(offset, offset + limit))
        const [first] = blocks
        if (first !== undefined) expect(first.firstLine).toBe(offset + 1)
      }),
    )
  })

  it('drops a line that is too long, and goes on with the next', () => {
    fc.assert(
      fc.property(lines, cuts, (texts, cuts) => {
        const text = texts.map((line) => `${line}\n`).join('')
        const maxLineBytes = 12
        const isLong = (line: string): boolean => Buffer.byteLength(line) + 1 > maxLineBytes
        const blocks = blocksOf(text, cuts, { ...LIMITS, maxLineBytes })
        expect(blocks.flatMap((block) => block.texts)).toEqual(texts.filter((line) => !isLong(line)))
        const dropped = blocks.filter((block) => block.bytes === undefined).map((block) => block.firstLine)
        expect(dropped).toEqual(texts.flatMap((line, place) => (isLong(line) ? [place + 1] : [])))
      }),
    )
  })

  it('gives memory that can be handed on', () => {
    const [block] = blocksOf('a\nb\n', [0.3], LIMITS)
    expect(block?.bytes?.buffer.byteLength).toBe(block?.bytes?.byteLength)
  })
})
