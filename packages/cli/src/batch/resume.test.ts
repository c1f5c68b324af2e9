import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { SEED } from '../../../../scripts/seed.ts'
import { killBatch } from '../testing/kill-batch.ts'
import { numbersFrom } from '../testing/numbers-from.ts'
import { PROGRAM } from '../testing/program.ts'
import { runProgram } from '../testing/run-program.ts'
import { resume } from './resume.ts'

const folder = mkdtempSync(join(tmpdir(), 'model-snippets-resume-'))
afterAll(() => rmSync(folder, { recursive: true }))
const output = join(folder, 'output.jsonl')
const errors = join(folder, 'errors.jsonl')

const good = (line: number): string => `{"model":"a/${line}"}\n`
const bad = (line: number): string => `{"line":${line},"error":"no \\"line\\""}\n`

/** A write of the batch: what goes to the errors, then what goes to the output. */
type Block = readonly { readonly line: number; readonly isBad: boolean }[]
const blocks = fc
  .array(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 })
  .map((shape) => {
    let line = 0
    return shape.map((block): Block => block.map((isBad) => ({ line: ++line, isBad })))
  })

const textOf = (block: Block, isBad: boolean, offset: number): string =>
  block
    .filter((each) => each.isBad === isBad)
    .map(({ line }) => (isBad ? bad : good)(line + offset))
    .join('')

describe('resume', () => {
  it('goes on after any byte as if nothing had happened', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, fc.nat(3), fc.nat(), async (all, offset, seed) => {
        const writes = all.flatMap((block) => [
          { file: errors, text: textOf(block, true, offset) },
          { file: output, text: textOf(block, false, offset) },
        ])
        const textIn = (file: string, texts: typeof writes) =>
          texts.map((write) => (write.file === file ? write.text : '')).join('')
        const total = writes.reduce((sum, { text }) => sum + text.length, 0)
        let left = seed % (total + 1)
        const written = writes.map(({ file, text }) => {
          const part = text.slice(0, Math.max(0, left))
          left -= text.length
          return { file, text: part }
        })
        // What an earlier run appended, for lines before these.
        const before = offset > 0 ? bad(offset) : ''
        writeFileSync(output, textIn(output, written))
        writeFileSync(errors, before + textIn(errors, written))

        const { offset: place, hasBadLine } = await resume(output, errors, offset)
        const rest = all.flat().filter(({ line }) => line + offset > place)
        expect(readFileSync(output, 'utf8') + textOf(rest, false, offset)).toBe(textIn(output, writes))
        expect(readFileSync(errors, 'utf8') + textOf(rest, true, offset)).toBe(before + textIn(errors, writes))
        expect(hasBadLine).toBe(all.flat().some(({ line, isBad }) => isBad && line + offset <= place))
      }),
      { numRuns: 500 },
    )
  })

  it('counts every record where errors stand in the output', async () => {
    writeFileSync(output, `${good(1)}${bad(2)}${good(3)}{"mod`)
    expect(await resume(output, undefined, 10)).toEqual({ offset: 13, hasBadLine: true })
    expect(readFileSync(output, 'utf8')).toBe(good(1) + bad(2) + good(3))
  })

  it('begins at the beginning where there is nothing', async () => {
    expect(await resume(join(folder, 'none'), join(folder, 'neither'), 2)).toEqual({ offset: 2, hasBadLine: false })
  })

  it.each([
    [`${bad(2)}${bad(1)}`, 'aren’t in input order'],
    [`${bad(1)}${bad(1)}`, 'aren’t in input order'],
    [good(1), 'has a line that isn’t an error record'],
  ])('refuses errors of another run: %j', async (text, said) => {
    writeFileSync(output, good(1).repeat(9))
    writeFileSync(errors, text)
    await expect(resume(output, errors, 0)).rejects.toThrow(said)
    expect(readFileSync(errors, 'utf8')).toBe(text)
  })
})

describe('model-snippets batch --resume', () => {
  const lines = Array.from({ length: 700 }, (_, place) =>
    place % 7 === 3 || place % 50 > 40
      ? 'nonsense\n'
      : `${JSON.stringify({ id: `acme/model-${place}`, pipeline_tag: 'text-generation', tags: ['conversational'] })}\n`,
  )

  it('writes after kills what one run writes', async () => {
    const { whole, resumed, killed } = await killBatch({
      program: [PROGRAM.command, ...PROGRAM.args],
      input: lines.join(''),
      options: ['--client', 'curl', '--jobs', '2'],
      kills: 6,
      pick: numbersFrom(SEED),
    })
    expect(killed).toBe(6)
    expect(whole.output.split('\n')).toHaveLength(lines.filter((line) => line.startsWith('{')).length + 1)
    expect(resumed).toEqual(whole)
  })

  it('reads as many lines as the whole run was to read', async () => {
    const file = join(folder, 'limited.jsonl')
    const options = ['batch', '--client', 'curl', '--output', file, '--resume', '--offset', '10']
    await runProgram([...options, '--limit', '5'], lines)
    expect((await runProgram([...options, '--limit', '25'], lines)).code).toBe(1)
    const whole = await runProgram(['batch', '--client', 'curl', '--offset', '10', '--limit', '25'], lines)
    expect(readFileSync(file, 'utf8')).toBe(whole.out)
    expect((await runProgram([...options, '--limit', '25'], lines)).code).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(whole.out)
  })

  it.each([
    [['--resume'], 'batch: --resume needs --output FILE'],
    [['--resume', '--unordered', '--output', 'x'], 'batch: --resume can’t be combined with --unordered'],
    [['--output', join(folder, 'same'), '--errors', join(folder, 'same')], 'is the same file as --output'],
    [['--output', join(folder, 'limited.jsonl')], 'isn’t empty; add --resume to continue, or delete the file'],
    [['--output', '/dev/null', '--resume'], 'batch: --resume: "/dev/null" isn’t a regular file'],
  ])('refuses %j', async (argv, message) => {
    const { code, out, err } = await runProgram(['batch', ...argv], [])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(message)
  })
})
