import { describe, expect, it } from 'vitest'
import { type Configuration, DEFAULT_CONFIGURATION } from './configuration.ts'
import { readOptions } from './options.ts'

const read = (changes: Partial<Configuration>) => readOptions({ ...DEFAULT_CONFIGURATION, ...changes })
const problemOf = (changes: Partial<Configuration>) =>
  read(changes).problems.map(({ field, message }) => `${field}: ${message}`)

describe('readOptions', () => {
  it('gives nothing that was not given', () => {
    const { options, problems } = read({})
    expect(problems).toEqual([])
    expect(JSON.parse(JSON.stringify(options))).toEqual({ streaming: false, directRequest: false })
  })

  it.each([
    ['temperature', '0', 0],
    ['temperature', ' 0.5 ', 0.5],
    ['temperature', '.5', 0.5],
    ['temperature', '2', 2],
    ['maxTokens', '1', 1],
    ['maxTokens', '1e3', 1000],
    ['topP', '1', 1],
  ] as const)('reads %s %j', (field, text, value) => {
    const { options, problems } = read({ [field]: text })
    expect(problems).toEqual([])
    expect([options.temperature, options.max_tokens, options.top_p]).toContain(value)
  })

  it.each([
    ['temperature', '2.1'],
    ['temperature', '-1'],
    ['temperature', 'NaN'],
    ['temperature', 'Infinity'],
    ['temperature', '0x1'],
    ['temperature', '1,5'],
    ['maxTokens', '0'],
    ['maxTokens', '1.5'],
    ['maxTokens', '1e9'],
    ['topP', '1.01'],
    ['topP', 'one'],
  ] as const)('explains why %s is not %j', (field, text) => {
    const { options, problems } = read({ [field]: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.field).toBe(field)
    expect([options.temperature, options.max_tokens, options.top_p]).toEqual([undefined, undefined, undefined])
  })

  it('passes extra fields on without loss', () => {
    const extra =
      '{"seed": 0, "stop": ["\\n", "\\ud800"], "tools": [{"a": null, "b": [true, -1.5e300]}], "__proto__": {"x": 1}}'
    const { options, problems } = read({ extra })
    expect(problems).toEqual([])
    expect(JSON.stringify(options.parameters)).toBe(JSON.stringify(JSON.parse(extra)))
  })

  it.each([
    ['{"seed": }', /not valid JSON/],
    ['[1]', /JSON object/],
    ['null', /JSON object/],
    ['"x"', /JSON object/],
    ['{"seed": 12345678901234567890}', /12345678901234567890 is too large/],
    ['{"a": [1, {"b": -9007199254740993}]}', /-9007199254740993 is too large/],
    ['{"a": 1e999}', /1e999 is too large/],
    ['{"model": "x"}', /“model” is written/],
    ['{"stream": true}', /“stream” is written/],
    ['{"messages": []}', /“messages” is written/],
  ])('explains what is wrong with %s', (extra, message) => {
    expect(problemOf({ extra })).toEqual([expect.stringMatching(message)])
    expect(read({ extra }).options.parameters).toBeUndefined()
  })

  it('takes digits within texts for texts', () => {
    expect(problemOf({ extra: '{"a": "12345678901234567890 \\" 1e999"}' })).toEqual([])
  })

  it('takes a parameter from the extra fields, but not from two places', () => {
    expect(read({ extra: '{"temperature": 3}' }).options.parameters).toEqual({ temperature: 3 })
    expect(problemOf({ extra: '{"temperature": 3}', temperature: '1' })).toEqual([
      expect.stringContaining('in one place'),
    ])
  })

  it('explains messages that could not be read', () => {
    const { options, problems } = read({ messages: '{' })
    expect(problems.map(({ field }) => field)).toEqual(['messages'])
    expect(options.messages).toBeUndefined()
  })
})
