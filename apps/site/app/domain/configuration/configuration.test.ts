import { SWITCHES } from '@model-snippets/core/options'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CONFIGURATION_PARAMETERS,
  type Configuration,
  DEFAULT_CONFIGURATION,
  formatConfiguration,
  parseConfiguration,
} from './configuration.ts'
import { INPUT_NAMES } from './inputs.ts'
import { isMessageList } from './messages.ts'
import { PARAMETER_NAMES } from './parameters.ts'

// An address holds well-formed text only; inside JSON, messages keep lone surrogates as escapes.
const text = fc.string({ unit: 'grapheme' })
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\ud800', 'a\0b', '&a=b#c', '+%20%', '</script>', '\r\n', '${x}`$(id)`'),
)
const message = fc.record({
  role: anyText,
  content: fc.oneof(anyText, fc.constant(null), fc.array(fc.object({ maxDepth: 2 }))),
})
const configuration: fc.Arbitrary<Configuration> = fc.record({
  provider: fc.oneof(
    fc.constant('auto'),
    text.filter((value) => value !== ''),
  ),
  platform: fc.oneof(
    fc.constantFrom('posix', 'powershell', 'cmd'),
    text.filter((value) => value !== ''),
  ),
  ...Object.fromEntries(SWITCHES.map(({ name }) => [name, fc.boolean()])),
  messages: fc.option(fc.array(message), { nil: undefined }),
  inputs: fc.dictionary(fc.constantFrom(...INPUT_NAMES), text),
  parameters: fc.dictionary(
    fc.constantFrom(...PARAMETER_NAMES),
    text.filter((value) => value !== ''),
  ),
  temperature: text,
  maxTokens: text,
  topP: text,
  extra: text,
  endpointUrl: text,
  billTo: text,
  recipe: text,
  tools: text,
  schema: text,
  api: text,
  reasoningLevel: text,
  fallbacks: text,
  task: text,
  providerId: text,
}) as fc.Arbitrary<Configuration>

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the address of a configuration', () => {
  it('gives the configuration back', () => {
    fc.assert(
      fc.property(configuration, (given) => {
        const address = formatConfiguration(given).toString()
        expect(asJson(parseConfiguration(new URLSearchParams(address)))).toEqual(asJson(given))
      }),
      { numRuns: 300 },
    )
  })

  it('gives it back to a reader whose browser remembers another choice', () => {
    const remembered = fc.record({
      provider: fc.constantFrom('auto', 'groq'),
      platform: fc.constantFrom('posix', 'cmd'),
      typescript: fc.boolean(),
    })
    fc.assert(
      fc.property(configuration, remembered, (given, kept) => {
        const address = formatConfiguration(given, kept).toString()
        expect(asJson(parseConfiguration(new URLSearchParams(address), kept))).toEqual(asJson(given))
      }),
      { numRuns: 300 },
    )
    const kept = { provider: 'groq', platform: 'cmd', typescript: true }
    expect(parseConfiguration(new URLSearchParams(), kept)).toEqual({ ...DEFAULT_CONFIGURATION, ...kept })
  })

  it('is empty for the default', () => {
    expect(formatConfiguration(DEFAULT_CONFIGURATION).toString()).toBe('')
    expect(parseConfiguration(new URLSearchParams())).toEqual(DEFAULT_CONFIGURATION)
  })

  it('are read by earlier names of parameters, and written by those of today', () => {
    const read = parseConfiguration(new URLSearchParams('robust=true'))
    expect(read.retries).toBe(true)
    expect(formatConfiguration(read).toString()).toBe('retries=true')
  })

  it('uses only the parameters that are documented', () => {
    fc.assert(
      fc.property(configuration, (given) => {
        for (const name of formatConfiguration(given).keys()) expect(CONFIGURATION_PARAMETERS).toContain(name)
      }),
    )
  })

  it('is read whatever it holds, and written again without change', () => {
    const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...CONFIGURATION_PARAMETERS), anyText), anyText))
    fc.assert(
      fc.property(pairs, (given) => {
        const read = parseConfiguration(new URLSearchParams(given))
        const written = formatConfiguration(read).toString()
        expect(formatConfiguration(parseConfiguration(new URLSearchParams(written))).toString()).toBe(written)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['{', '[1]', '{"role":"user"}', '[{"content":"x"}]', '[null]', '[[]]', 'true'])(
    'keeps messages that it cannot read as text: %s',
    (messages) => {
      expect(parseConfiguration(new URLSearchParams({ messages })).messages).toBe(messages)
    },
  )

  it('keeps lone surrogates in messages', () => {
    const messages = [{ role: 'user', content: '\ud83d alone' }]
    const read = parseConfiguration(formatConfiguration({ ...DEFAULT_CONFIGURATION, messages })).messages
    expect(isMessageList(read) ? read[0]?.content : undefined).toBe('\ud83d alone')
  })
})
