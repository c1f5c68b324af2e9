import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { RICH } from '../cases/chat-variants/structured-output.ts'
import { OWN_TOOLS } from '../cases/chat-variants/tool-loop.ts'
import { sampleOf } from './sample.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

describe('sampleOf', () => {
  it.each([
    ['an enum', { enum: ['a', 'b'] }],
    ['a constant', { const: 7 }],
    ['limits', { type: 'integer', minimum: 3, maximum: 5 }],
    ['a limit above', { type: 'number', maximum: -2 }],
    ['limits that leave out their ends', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
    ['a length', { type: 'string', minLength: 20, maxLength: 30 }],
    ['a short text', { type: 'string', maxLength: 2 }],
    ['a list with a least length', { type: 'array', items: { type: 'boolean' }, minItems: 3 }],
    ['null or something', { anyOf: [{ type: 'null' }, { type: 'integer' }] }],
    ['several types', { type: ['string', 'null'] }],
    ['parts', { allOf: [{ type: 'object', properties: { a: { type: 'null' } }, required: ['a'] }] }],
    ['a reference', { $ref: '#/$defs/A~1b', $defs: { 'A/b': { type: 'array', items: { type: 'number' } } } }],
    ['all that models support', RICH.sent],
    ['definitions', RICH.given],
    ['our tools', { type: 'object', properties: { tools: { const: OWN_TOOLS.options?.['tools'] } } }],
  ])('matches a schema with %s', (_, schema) => {
    const validate = ajv.compile(schema as object)
    const value = sampleOf(schema)
    validate(value)
    expect({ value, errors: validate.errors }).toEqual({ value, errors: null })
  })

  it('ends for a schema that contains itself', () => {
    const schema = { type: 'object', properties: { next: { $ref: '#' }, all: { type: 'array', items: { $ref: '#' } } } }
    expect(JSON.stringify(sampleOf(schema)).length).toBeLessThan(1_000_000)
  })

  it.each([undefined, null, 3, 'text', [], { type: 'unknown' }, { $ref: '#/missing' }, { properties: 7 }])(
    'returns something for %j',
    (schema) => expect(sampleOf(schema)).toBeDefined(),
  )
})
