import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GGUF_QUANT_RE,
  GGUF_QUANT_RE_GLOBAL,
  openAIbaseUrl,
  stringifyGenerationConfig,
  stringifyMessages,
} from './index.ts'

describe('the published helpers', () => {
  it('know the base URLs of providers at the router', () => {
    expect(openAIbaseUrl('together')).toBe('https://router.huggingface.co/together')
    expect(openAIbaseUrl('hf-inference')).toBe('https://router.huggingface.co/hf-inference/v1')
    expect(openAIbaseUrl('$&')).toBe('https://router.huggingface.co/$&')
  })

  it('write messages as a literal with or without quotes around keys', () => {
    const messages = [{ role: 'user', content: 'Hi' }]
    expect(stringifyMessages(messages)).toBe('[\n\t{\n\t\trole: "user",\n\t\tcontent: "Hi"\n\t}\n]')
    expect(stringifyMessages(messages, { indent: '  ', attributeKeyQuotes: true })).toBe(
      '[\n  \t{\n  \t\t"role": "user",\n  \t\t"content": "Hi"\n  \t}\n  ]',
    )
    expect(stringifyMessages(messages, { customContentEscaper: (text) => text.replaceAll('"', "'") })).toContain(
      "content: 'Hi'",
    )
  })

  it('keep every message as it is', () => {
    const read = (text: string): unknown => new Function(`return ${text}`)()
    fc.assert(
      fc.property(fc.array(fc.record({ role: fc.string(), content: fc.string({ unit: 'binary' }) })), (messages) => {
        expect(read(stringifyMessages(messages))).toEqual(messages)
        expect(JSON.parse(stringifyMessages(messages, { attributeKeyQuotes: true }))).toEqual(messages)
      }),
    )
    const tricky = [{ role: 'user', content: 'Is "a": 1 JSON?\n\t"b": 2' }]
    expect(read(stringifyMessages(tricky))).toEqual(tricky)
  })

  it('write parameters, each with a comma', () => {
    const config = { temperature: 0.5, max_tokens: 100 }
    expect(stringifyGenerationConfig(config, { indent: '\n    ', attributeValueConnector: '=' })).toBe(
      'temperature=0.5,\n    max_tokens=100,',
    )
    expect(
      stringifyGenerationConfig(config, { indent: ' ', attributeKeyQuotes: true, attributeValueConnector: ': ' }),
    ).toBe('"temperature": 0.5, "max_tokens": 100,')
  })

  it.each([
    ['MODEL-UD-Q4_K_XL.GGUF', { prefix: 'UD-', quant: 'Q4_K_XL', sizeVariation: undefined }],
    ['GPT-OSS-20B-MXFP4.GGUF', { prefix: undefined, quant: 'MXFP4', sizeVariation: undefined }],
    ['GPT-OSS-20B-MXFP4_MOE.GGUF', { prefix: undefined, quant: 'MXFP4_MOE', sizeVariation: undefined }],
    ['MODEL-Q6_K_L.GGUF', { prefix: undefined, quant: 'Q6_K', sizeVariation: 'L' }],
  ])('find the quantization in %s', (name, groups) => {
    expect({ ...GGUF_QUANT_RE.exec(name)?.groups }).toEqual(groups)
  })

  it('find all quantizations in a name', () => {
    expect('Q8_0/MODEL-Q4_0.GGUF'.match(GGUF_QUANT_RE_GLOBAL)).toEqual(['Q8_0', 'Q4_0'])
  })
})
