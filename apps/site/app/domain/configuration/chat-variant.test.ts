import { describe, expect, it } from 'vitest'
import { texts } from '../../ui/texts/en/problems.ts'
import { readChatVariant } from './chat-variant.ts'
import { type Configuration, DEFAULT_CONFIGURATION } from './configuration.ts'
import { fallbacksIn, textOfFallbacks } from './fallbacks.ts'

const read = (changes: Partial<Configuration>) => readChatVariant({ ...DEFAULT_CONFIGURATION, ...changes }, texts)

describe('readChatVariant', () => {
  it('reads tools and a schema without loss', () => {
    const tools = [{ type: 'function', function: { name: 'get_time', parameters: { type: 'object' } } }]
    const schema = { type: 'object', properties: { city: { type: 'string' } } }
    const { options, problems } = read({ tools: JSON.stringify(tools), schema: `\n${JSON.stringify(schema)}` })
    expect(problems).toEqual([])
    expect(options).toMatchObject({ tools, schema })
  })

  it.each([
    ['tools', '[{]', /^Invalid JSON at/],
    ['tools', '{"type": "function"}', /^Must be a JSON array of tools/],
    ['tools', '[1]', /^Must be a JSON array of tools/],
    ['tools', '[{"a": 12345678901234567890}]', /^12345678901234567890 can’t be represented exactly/],
    ['schema', '{', /^Invalid JSON at/],
    ['schema', '[1]', /^Must be a JSON Schema or an example/],
    ['schema', '{"minimum": 1e999}', /^1e999 can’t be represented exactly/],
  ] as const)('says of %s what is wrong with %s, in the words of its field', (field, text, message) => {
    const { options, problems } = read({ [field]: text })
    expect(problems).toEqual([expect.objectContaining({ field, message: expect.stringMatching(message) })])
    expect(options[field]).toBeUndefined()
  })

  it('marks the generator’s own sentence as English', () => {
    const { problems } = read({ fallbacks: Array.from({ length: 11 }, () => 'groq').join(',') })
    expect(problems).toEqual([expect.objectContaining({ field: 'fallbacks', lang: 'en' })])
  })
})

describe('the text of fallbacks', () => {
  it('is what an address holds, in either form', () => {
    expect(fallbacksIn('')).toEqual([])
    expect(fallbacksIn('together, groq,')).toEqual(['together', 'groq'])
    expect(fallbacksIn('["together","groq"]')).toEqual(['together', 'groq'])
    expect(textOfFallbacks(['together', '', 'groq'])).toBe('together,groq')
  })
})
