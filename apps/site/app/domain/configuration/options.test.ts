import { describe, expect, it } from 'vitest'
import { texts } from '../../ui/texts/en/problems.ts'
import { type Configuration, DEFAULT_CONFIGURATION } from './configuration.ts'
import { readOptions } from './options.ts'

const read = (changes: Partial<Configuration>, task = 'conversational') =>
  readOptions(
    { ...DEFAULT_CONFIGURATION, ...changes },
    { task, shape: task === 'conversational' ? 'messages' : 'text', example: {} },
    texts,
  )
const problemOf = (changes: Partial<Configuration>, task?: string) =>
  read(changes, task).problems.map(({ field, message }) => `${field}: ${message}`)

describe('readOptions', () => {
  it('gives nothing that was not given', () => {
    const { options, problems } = read({})
    expect(problems).toEqual([])
    expect(JSON.parse(JSON.stringify(options))).toEqual({
      streaming: false,
      directRequest: false,
      platform: 'posix',
      typescript: false,
      similarity: false,
    })
  })

  it.each([
    ['temperature', '0', { temperature: 0 }],
    ['temperature', ' 0.5 ', { temperature: 0.5 }],
    ['temperature', '.5', { temperature: 0.5 }],
    ['temperature', '2', { temperature: 2 }],
    ['maxTokens', '1', { max_tokens: 1 }],
    ['maxTokens', '1e3', { max_tokens: 1000 }],
    ['topP', '1', { top_p: 1 }],
  ] as const)('reads %s %j', (field, text, expected) => {
    const { options, problems } = read({ [field]: text })
    expect(problems).toEqual([])
    const { temperature, max_tokens, top_p } = options
    expect({ temperature, max_tokens, top_p }).toEqual(expected)
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

  it.each([
    ['temperature', '0,2', 'Use a decimal point: 0.2'],
    ['topP', ' ,9 ', 'Use a decimal point: .9'],
    ['temperature', '2,5', 'Must be a number between 0 and 2.'],
    ['maxTokens', '1,000', 'Must be a whole number between 1 and 1,000,000.'],
  ] as const)('answers a decimal comma with the point, where that is all: %s %j', (field, text, message) => {
    expect(read({ [field]: text }).problems[0]?.message).toBe(message)
  })

  it('passes extra fields on without loss', () => {
    const extra =
      '{"seed": 0, "stop": ["\\n", "\\ud800"], "tools": [{"a": null, "b": [true, -1.5e300]}], "__proto__": {"x": 1}}'
    const { options, problems } = read({ extra })
    expect(problems).toEqual([])
    expect(JSON.stringify(options.parameters)).toBe(JSON.stringify(JSON.parse(extra)))
  })

  it.each([
    ['{"seed": }', /Invalid JSON at line 1, column 10/],
    ['{"seed": 7', /Invalid JSON at line 1, column 11/],
    ['[1]', /JSON object/],
    ['null', /JSON object/],
    ['"x"', /JSON object/],
    ['{"seed": 12345678901234567890}', /12345678901234567890 can’t be represented exactly/],
    ['{"a": [1, {"b": -9007199254740993}]}', /-9007199254740993 can’t be represented exactly/],
    ['{"a": 1e999}', /1e999 can’t be represented exactly/],
    ['{"model": "x"}', /The example sets “model” itself/],
    ['{"stream": true}', /The example sets “stream” itself/],
    ['{"messages": []}', /The example sets “messages” itself/],
  ])('explains what is wrong with %s', (extra, message) => {
    expect(problemOf({ extra })).toEqual([expect.stringMatching(message)])
    expect(read({ extra }).options.parameters).toBeUndefined()
  })

  it('shows no more of a number without end than its beginning', () => {
    expect(problemOf({ extra: `{"a": 1.${'0'.repeat(50_000)}1}` })).toEqual([
      expect.stringMatching(/^extra: 1\.0{97}… can’t be represented exactly/),
    ])
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

  it('takes a platform that there is', () => {
    expect(read({ platform: 'cmd' }).options.platform).toBe('cmd')
    expect(read({ platform: 'beos' }).options.platform).toBeUndefined()
    expect(problemOf({ platform: 'beos' })).toEqual([expect.stringContaining('posix, powershell, cmd')])
  })

  it('explains messages that could not be read', () => {
    const { options, problems } = read({ messages: '{' })
    expect(problems.map(({ field }) => field)).toEqual(['messages'])
    expect(options.messages).toBeUndefined()
  })

  it.each([
    ['text-to-image', { num_inference_steps: '30', guidance_scale: '3.5', negative_prompt: ' fog ' }],
    ['zero-shot-classification', { candidate_labels: 'a, b\n\n c ', multi_label: 'true' }],
    ['token-classification', { aggregation_strategy: 'simple' }],
  ] as const)('reads the parameters of %s', (task, parameters) => {
    const { options, problems } = read({ parameters, extra: '{"more": 1}' }, task)
    expect(problems).toEqual([])
    expect(options.parameters).toEqual({
      ...{
        'text-to-image': { num_inference_steps: 30, guidance_scale: 3.5, negative_prompt: ' fog ' },
        'zero-shot-classification': { candidate_labels: ['a, b', 'c'], multi_label: true },
        'token-classification': { aggregation_strategy: 'simple' },
      }[task],
      more: 1,
    })
  })

  it.each([
    [{ parameters: { num_inference_steps: '1.5' } }, 'num_inference_steps: Must be a whole number between 1 and 500.'],
    [{ parameters: { guidance_scale: 'much' } }, 'guidance_scale: Must be a number between 0 and 100.'],
    [{ parameters: { top_k: '3' } }, 'top_k: This model’s task doesn’t support this field, so we omit it.'],
    [{ inputs: { question: 'Why?' } }, 'question: This model’s task doesn’t support this field, so we omit it.'],
    [
      { parameters: { num_inference_steps: '3' }, extra: '{"num_inference_steps": 4}' },
      'extra: “num_inference_steps” also has its own field. Set it in one place only.',
    ],
  ])('explains what text-to-image cannot use: %j', (changes, problem) => {
    expect(problemOf(changes, 'text-to-image')).toEqual([problem])
  })

  it.each([
    ['Rain\nSnow', ['Rain', 'Snow']],
    ['Rain\r\n\r\n Snow\n', ['Rain', ' Snow']],
    ['["Rain", "Snow\\nand wind"]', ['Rain', 'Snow\nand wind']],
    ['Rain\n', 'Rain\n'],
    ['[]', '[]'],
    ['', ''],
  ])('reads one text per line where a task takes several: %j', (inputs, expected) => {
    expect(read({ inputs: { inputs } }, 'feature-extraction').options.inputs).toEqual(expected)
    expect(read({ inputs: { inputs } }, 'translation').options.inputs).toBe(inputs)
  })

  it('passes on what only other tasks take: the generator tells of it', () => {
    const messages = [{ role: 'user', content: 'Hi' }]
    const { options, problems } = read({ temperature: '1', streaming: true, messages }, 'text-to-image')
    expect(problems).toEqual([])
    expect(options).toMatchObject({ temperature: 1, streaming: true, messages })
  })

  it('explains a choice that there is not', () => {
    expect(problemOf({ parameters: { aggregation_strategy: 'all' } }, 'token-classification')).toEqual([
      'aggregation_strategy: Must be one of none, simple, first, average, max.',
    ])
    expect(problemOf({ parameters: { multi_label: '1' } }, 'zero-shot-classification')).toEqual([
      'multi_label: Must be “true” or “false”.',
    ])
  })
})
