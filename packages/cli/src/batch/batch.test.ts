import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { getInferenceSnippets, type ModelRecord } from '@model-snippets/core'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { PROGRAM } from '../testing/program.ts'
import { runProgram } from '../testing/run-program.ts'

const MEMORY_BAR_MIB = 512

const folder = mkdtempSync(join(tmpdir(), 'model-snippets-batch-'))
afterAll(() => rmSync(folder, { recursive: true }))

const record = (number: number): ModelRecord => ({
  id: `acme/model-${number}`,
  pipeline_tag: number % 3 === 0 ? 'summarization' : 'text-generation',
  tags: number % 3 === 0 ? [] : ['conversational'],
})
const lineOf = (number: number): string => `${JSON.stringify(record(number))}\n`
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
const asking = (options: object): string => JSON.stringify({ model: record(1), options })
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)

/** About the most that one line may ask for: in text, in escapes, in values that are read, and in depth. */
const COSTLY_LINES = [
  asking({ messages: [{ role: 'user', content: 'x'.repeat(180_000) }] }),
  asking({ messages: [{ role: 'user', content: '"'.repeat(17_000) }] }),
  JSON.stringify({ ...record(1), siblings: Array(245_000).fill('a file in it') }),
  asking({ parameters: { deep: JSON.parse('['.repeat(200) + ']'.repeat(200)) } }),
]

describe('model-snippets batch', () => {
  it('writes a line for each line, as the library writes it', async () => {
    const { code, out, err } = await runProgram(['batch'], numbers(300).map(lineOf))
    expect([code, err]).toEqual([0, ''])
    const expected = numbers(300).map((number) => {
      const model = record(number)
      return JSON.stringify({ model: model.id, provider: 'auto', snippets: getInferenceSnippets(model, 'auto') })
    })
    expect(linesOf(out)).toEqual(expected)
  })

  it('keeps the order, whatever the threads do', async () => {
    // Some lines take hundreds of times as long as others.
    const texts = fc.array(fc.constantFrom(1, 1, 1, 1, 20_000), { minLength: 150, maxLength: 250 })
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 6 }), async (sizes, jobs) => {
        const input = sizes.map((size, number) => {
          const options = { messages: [{ role: 'user', content: '"'.repeat(size) }] }
          return `${JSON.stringify({ model: { ...record(number), id: `a/${number}` }, options })}\n`
        })
        const { out } = await runProgram(['batch', '--jobs', String(jobs), '--client', 'curl'], input)
        expect(linesOf(out).map((line) => JSON.parse(line).model)).toEqual(sizes.map((_, number) => `a/${number}`))
      }),
      { numRuns: 3 },
    )
  })

  it('writes the same records without the order, each with its number', async () => {
    const input = numbers(500).map(lineOf)
    const [ordered, unordered] = await Promise.all([
      runProgram(['batch', '--numbered'], input),
      runProgram(['batch', '--unordered', '--jobs', '3'], input),
    ])
    expect(linesOf(unordered.out).sort()).toEqual(linesOf(ordered.out).sort())
    expect(linesOf(ordered.out).map((line) => JSON.parse(line).line)).toEqual(numbers(500).map((number) => number + 1))
  })

  it('goes on after bad lines, and says so in its exit code', async () => {
    const input = [lineOf(1), 'nonsense\n', lineOf(2), '\n', `{"id":"${'x'.repeat(2000)}"}\n`, lineOf(4)]
    const mixed = await runProgram(['batch', '--max-line-bytes', '1000'], input)
    expect(mixed.code).toBe(1)
    const records = linesOf(mixed.out).map((line) => JSON.parse(line))
    expect(records.map(({ line }) => line)).toEqual([undefined, 2, undefined, 4, 5, undefined])
    expect(records[4].error).toContain('longer than 1000 bytes')

    const file = join(folder, 'errors.jsonl')
    const apart = await runProgram(['batch', '--errors', file, '--max-line-bytes', '1000'], input)
    expect(apart.code).toBe(1)
    expect(linesOf(apart.out)).toEqual([0, 2, 5].map((place) => linesOf(mixed.out)[place]))
    expect(linesOf(readFileSync(file, 'utf8'))).toEqual([1, 3, 4].map((place) => linesOf(mixed.out)[place]))
  })

  it('goes on where another run ended', async () => {
    const input = numbers(200).map(lineOf)
    const whole = await runProgram(['batch'], input)
    const first = await runProgram(['batch', '--limit', '77'], input)
    const rest = await runProgram(['batch', '--offset', '77'], input)
    expect(linesOf(first.out)).toHaveLength(77)
    expect(first.out + rest.out).toBe(whole.out)
    const none = await runProgram(['batch', '--offset', '200'], input)
    expect([none.code, none.out]).toEqual([0, ''])
  })

  it.each([[], ['--offset', '3']])('waits for no input that it wants no line of: %s', async (...offset) => {
    const { command, args, cwd } = PROGRAM
    const child = spawn(command, [...args, 'batch', '--limit', '0', ...offset], {
      cwd,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    expect(await once(child, 'exit')).toEqual([0, null])
    child.stdin.destroy()
  })

  it('says that the input cannot be read, and does not take it for one that has ended', async () => {
    const { command, args, cwd } = PROGRAM
    for (const words of [['batch'], ['--record', '-']]) {
      const child = spawn(command, [...args, ...words], { cwd, stdio: [openSync(folder, 'r'), 'ignore', 'pipe'] })
      const [err, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'close')])
      expect([code, err]).toEqual([
        2,
        'model-snippets: can’t read standard input (EISDIR); redirect a file to it, or pipe text into it\n',
      ])
    }
  })

  it('does not end with the exit code of bad lines where the program itself is wrong', async () => {
    const defect = 'process.stdin[Symbol.asyncIterator] = () => { throw new TypeError("a defect") }'
    const { command, args, cwd } = PROGRAM
    const child = spawn(command, ['--import', `data:text/javascript,${defect}`, ...args, 'batch'], {
      cwd,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    const [err, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'close')])
    expect(code).toBe(70)
    expect(err).toMatch(/^TypeError: a defect\n +at /)
  })

  it('says how far it is', async () => {
    const { err } = await runProgram(['batch', '--progress', '--limit', '10'], [...numbers(9).map(lineOf), 'x\n'])
    expect(err).toMatch(/^10 lines, \d+\/s, 1 bad\n$/)
  })

  it('ends quietly when nobody reads on', async () => {
    const { code, err } = await runProgram(['batch'], numbers(20_000).map(lineOf), { readBytes: 1000 })
    expect([code, err]).toEqual([0, ''])
  })

  it.each([
    [
      ['--nope'],
      /^model-snippets: batch: unknown option "--nope"(?:\.|; did you mean --\w+\?) .*--provider, .*--progress/,
    ],
    [['file.jsonl'], /^model-snippets: batch: Unexpected argument 'file.jsonl'.*standard input/],
    [['--jobs', '0'], /--jobs: expected a whole number from 1 to 256, got "0"/],
    [['--offset', '-1'], /--offset/],
    [['--provider', 'nobody'], /batch: --provider: expected one of auto, .*, got "nobody"/],
    [['--language', 'cobol'], /batch: --language: expected one of python, js, .*, got "cobol"/],
    [['-c', 'curl', '--client', 'fetch'], /batch: --client can only be given once/],
    [['-c', 'axios'], /batch: -c: expected one of openai, .*, got "axios"/],
    [['--errors', '/nowhere/errors'], /can’t write to --errors "\/nowhere\/errors": no such folder/],
  ])('refuses %j', async (argv, message) => {
    const { code, out, err } = await runProgram(['batch', ...argv], [])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(message)
    expect(err.trim()).not.toContain('\n')
  })

  it('stays small however much it is given', async () => {
    const many = await runProgram(['batch', '--jobs', '2'], numbers(30_000).map(lineOf), { discard: true })
    expect(many.code).toBe(0)
    expect(many.residentMiB).toBeGreaterThan(30)
    expect(many.residentMiB).toBeLessThan(MEMORY_BAR_MIB)
    for (const costly of COSTLY_LINES) {
      const ended = await runProgram(['batch', '--jobs', '2'], Array(10).fill(`${costly}\n`), { discard: true })
      expect(ended.code).toBe(0)
      expect(ended.residentMiB).toBeLessThan(MEMORY_BAR_MIB)
    }
    function* endless(): Generator<string> {
      const part = 'x'.repeat(1024 * 1024)
      for (let mebibyte = 0; mebibyte < 600; mebibyte++) yield part
      yield `\n${lineOf(1)}`
    }
    const long = await runProgram(['batch', '--jobs', '1'], endless())
    expect(long.residentMiB).toBeLessThan(MEMORY_BAR_MIB)
    const records = linesOf(long.out).map((line) => JSON.parse(line))
    expect(records).toEqual([{ line: 1, error: expect.stringContaining('longer') }, expect.any(Object)])
    expect(records[1].model).toBe('acme/model-1')
  })
})
