import { getInferenceSnippets, setLogger } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerBlock, type BlockChoices } from './answer-block.ts'
import { describeStanding } from './progress.ts'

setLogger({ error: () => undefined })

const CHOICES: BlockChoices = { provider: 'auto', numbered: false, separateErrors: false, maxLineBytes: 1000 }
const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
const chat = { id: 'acme/tiny', pipeline_tag: 'text-generation', tags: ['conversational'] }

function answer(lines: readonly (string | Uint8Array)[], choices: Partial<BlockChoices> = {}, firstLine = 1) {
  const parts = lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])
  const bytes = new Uint8Array(Buffer.concat(parts))
  const answered = [
    ...answerBlock({ index: 0, firstLine, lines: lines.length, bytes, endByte: 0 }, { ...CHOICES, ...choices }),
  ]
  const records = (kind: 'output' | 'errors') =>
    Buffer.concat(answered.map((part) => part[kind]))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  const bad = answered.reduce((sum, part) => sum + part.bad, 0)
  return { bad, output: records('output'), errors: records('errors'), parts: answered }
}

describe('answerBlock', () => {
  it('writes what the library writes', () => {
    const options = { messages: [{ role: 'user', content: "it's $(id)\u0000\ud83d\ude00" }], temperature: 0, seed: 7 }
    const mapping = { provider: 'groq', providerId: 'theirs', hfModelId: chat.id, status: 'live', task: 'x' } as const
    const full = { model: chat, provider: 'groq', mapping, options: { ...options, directRequest: true } }
    const { output, bad } = answer([
      JSON.stringify(chat),
      JSON.stringify(full),
      '{"model": "openai/gpt-oss-20b", "provider": "together"}',
      `  ${JSON.stringify({ ...chat, model: 'a field of the hub' })}\r`,
    ])
    expect(bad).toBe(0)
    expect(output[0]).toEqual({ model: chat.id, provider: 'auto', snippets: getInferenceSnippets(chat, 'auto') })
    expect(output[1].snippets).toEqual(getInferenceSnippets(chat, 'groq', mapping, full.options))
    expect(output[2]).toMatchObject({ model: 'openai/gpt-oss-20b', provider: 'together' })
    expect(output[3]).toEqual(output[0])
  })

  it('takes the mapping of the record for the chosen provider', () => {
    const record = { ...chat, inferenceProviderMapping: { groq: { providerId: 'theirs', status: 'live' } } }
    const { output } = answer([JSON.stringify({ model: record, provider: 'groq', options: { directRequest: true } })])
    expect(output[0].snippets[0].content).toContain('theirs')
  })

  it('narrows, streams and explains', () => {
    const line = JSON.stringify(chat)
    const { output } = answer([line], { language: 'js', client: 'fetch', streaming: true, explain: true })
    const all = getInferenceSnippets(chat, 'auto', undefined, { streaming: true })
    expect(output[0].snippets).toEqual(all.filter(({ client }) => client === 'fetch'))
    expect(output[0].skipped).toEqual([])
    const own = JSON.stringify({ model: chat, options: { streaming: false } })
    expect(answer([own], { streaming: true }).output[0].snippets).toEqual(getInferenceSnippets(chat, 'auto'))
  })

  it.each([
    ['', 'the line is empty'],
    ['{"id": ', /^invalid JSON: /],
    ['[]', /^expected a JSON object/],
    ['null', /^expected a JSON object/],
    ['{"pipeline_tag": "x"}', '"id" is missing'],
    ['{"id": 7}', '"id" is missing'],
    ['{"model": {}}', '"id" is missing'],
    ['{"model": 7}', /^model: expected a record/],
    ['{"model": "no/where"}', 'model: "no/where" isn’t in the catalog'],
    [
      '{"model": {"id": "a/b"}, "provder": "x"}',
      'unknown field "provder"; did you mean provider\\? Valid fields: model, provider, mapping, options',
    ],
    ['{"model": {"id": "a/b"}, "provider": 1}', 'provider: expected one of auto, '],
    [
      '{"model": {"id": "a/b"}, "options": {"temperature": 9}}',
      'options.temperature: expected a number from 0 to 2, got 9',
    ],
    [
      '{"model": {"id": "a/b", "pipeline_tag": "text-to-image"}, "provider": "groq"}',
      'provider: "groq" doesn’t support the task',
    ],
    [
      '{"model": {"id": "a/b"}, "options": {"parameters": {"seed": 12345678901234567890}}}',
      'options.parameters.seed: the number 12345678901234567890 can’t be represented exactly; use at most 15 significant digits',
    ],
    ['{"model": {"id": "a/b"}, "mapping": {}}', /^mapping: expected/],
    ['{"model": {"id": "a/b"}, "options": []}', 'options: expected an object'],
    [`{"model": ${JSON.stringify(chat)}, "options": {"billTo": "a\\nb"}}`, /^options\.billTo: /],
    [new Uint8Array([0x7b, 0xff, 0x7d]), /isn’t valid UTF-8/],
  ])('answers the bad line %j with its number, and the others', (line, message) => {
    const good = JSON.stringify(chat)
    const { output, bad } = answer([good, line, good], {}, 41)
    expect(bad).toBe(1)
    expect(output[1]).toEqual({ line: 42, error: expect.stringMatching(message) })
    expect(output[2]).toEqual(output[0])
    const apart = answer([good, line, good], { separateErrors: true, numbered: true }, 41)
    expect(apart.errors).toEqual([output[1]])
    expect(apart.output.map((record) => record.line)).toEqual([41, 43])
  })

  it('repeats little of a line that is long and bad', () => {
    const long = 'a'.repeat(1_000_000)
    const lines = [
      `{"model": {"id": "a/b"}, "${long}": 1}`,
      `{"model": "${long}"}`,
      `{"model": ${JSON.stringify(chat)}, "options": {"${long}": 1}}`,
      `{"model": ${JSON.stringify(chat)}, "options": {"seed": 1.${'0'.repeat(1_000_000)}1}}`,
    ]
    const { bad, output } = answer(lines)
    expect(bad).toBe(lines.length)
    for (const { error } of output) expect(error.length).toBeLessThan(1000)
  })

  it('gives a long answer in parts of whole lines', () => {
    const content = 'x'.repeat(20_000)
    const line = JSON.stringify({ model: chat, options: { messages: [{ role: 'user', content }] } })
    const { output, parts } = answer(Array(5).fill(line))
    expect(output).toHaveLength(5)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.map(({ isLast }) => isLast)).toEqual(parts.map((_, place) => place === parts.length - 1))
    for (const { output, lines } of parts) {
      const text = Buffer.from(output).toString()
      expect(text.split('\n')).toHaveLength(lines + 1)
      expect(text.endsWith('\n')).toBe(true)
      expect(text.length).toBeLessThan(3 * 1024 * 1024)
    }
  })

  it.each([
    ['a text', { messages: [{ role: 'user', content: 'x'.repeat(400_000) }] }],
    ['quotes', { messages: [{ role: 'user', content: '"'.repeat(80_000) }] }],
    ['values', { parameters: { list: Array(3100).fill(1) } }],
    ['depth', { parameters: { a: deep, b: deep, c: deep } }],
  ])('refuses %s that every client would write at length', (_what, options) => {
    const [record] = answer([JSON.stringify({ model: chat, options })]).output
    expect(record).toEqual({
      line: 1,
      error: expect.stringMatching(/^the inputs are too long for the requested examples \(clients: \d+\)/),
    })
  })

  it('writes for one client what is too long for all', () => {
    const options = { messages: [{ role: 'user', content: 'x'.repeat(400_000) }] }
    const { bad } = answer([JSON.stringify({ model: chat, options })], { language: 'sh', client: 'curl' })
    expect(bad).toBe(0)
  })

  it('reads no line of a million values', () => {
    const [record] = answer([JSON.stringify({ ...chat, siblings: Array(1e6).fill(0) })]).output
    expect(record).toEqual({ line: 1, error: 'the line contains more than 250000 values; shorten the inputs' })
  })

  it('finds a model of the catalog whatever the case of its id', () => {
    expect(answer(['{"model": "OpenAI/GPT-oss-20b"}']).output).toMatchObject([{ model: 'openai/gpt-oss-20b' }])
  })

  it('passes over a byte order mark, where a text may have one', () => {
    const line = `\ufeff${JSON.stringify(chat)}`
    expect(answer([line]).bad).toBe(0)
    expect(answer([line], {}, 2).bad).toBe(1)
  })

  it('answers any line with one line', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.string(), pipeline_tag: fc.jsonValue(), tags: fc.jsonValue() }),
      fc.record({ model: fc.constant(chat), provider: fc.constantFrom('auto', 'groq', 'x'), options: fc.object() }),
    )
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), (values) => {
        const { output } = answer(values.map((value) => JSON.stringify(value, (_, item) => item ?? null)))
        expect(output).toHaveLength(values.length)
        for (const { error } of output) expect(error ?? '').not.toMatch(/undefined|is not a function|is not iterable/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('describeStanding', () => {
  it.each([
    [{ lines: 1, bad: 0, bytes: 9 }, 0, {}, '1 line, 0/s'],
    [{ lines: 12_000, bad: 2, bytes: 9 }, 4, {}, '12,000 lines, 3,000/s, 2 bad'],
    [{ lines: 250, bad: 0, bytes: 0 }, 10, { lines: 1000 }, '250 lines, 25/s, 0:30 left'],
    [{ lines: 10, bad: 0, bytes: 1 }, 100, { bytes: 100 }, '10 lines, 0/s, 2:45:00 left'],
    [{ lines: 1000, bad: 0, bytes: 50 }, 10, { lines: 1000, bytes: 100 }, '1,000 lines, 100/s'],
  ])('says %j after %i seconds of %j', (standing, seconds, extent, text) => {
    expect(describeStanding(standing, seconds, extent)).toBe(text)
  })
})
