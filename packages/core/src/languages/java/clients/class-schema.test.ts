import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../values/value.ts'
import { recordOf } from './class-schema.ts'

const objectOf = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
})

describe('a schema that the client derives from a record', () => {
  it('has strings, numbers, enums, lists, and objects, all of them required', () => {
    const stop = objectOf({ name: { type: 'string' }, 'in-days': { type: ['integer', 'null'] } })
    const schema = objectOf({
      city: { type: 'string', description: 'Its name' },
      kind: { type: 'string', enum: ['day', 'week'] },
      stops: { type: 'array', items: stop },
      far: { type: 'boolean' },
      price: { type: 'number' },
    })
    expect(recordOf(schema)).toEqual({
      kind: 'record',
      fields: [
        { name: 'city', description: 'Its name', shape: { kind: 'string' } },
        { name: 'kind', shape: { kind: 'enum', constants: ['day', 'week'] } },
        {
          name: 'stops',
          shape: {
            kind: 'list',
            items: {
              kind: 'record',
              fields: [
                { name: 'name', shape: { kind: 'string' } },
                { name: 'in-days', shape: { kind: 'optional', value: { kind: 'integer' } } },
              ],
            },
          },
        },
        { name: 'far', shape: { kind: 'boolean' } },
        { name: 'price', shape: { kind: 'number' } },
      ],
    })
    expect(recordOf({ ...schema, additionalProperties: false })).toEqual(recordOf(schema))
  })

  it.each<[string, JsonObject]>([
    ['a field that may be left out', { ...objectOf({ a: { type: 'string' } }), required: [] }],
    ['fields that it does not name', objectOf({ a: { type: 'string' } }, { additionalProperties: true })],
    ['no fields', objectOf({})],
    ['a limit', objectOf({ a: { type: 'integer', minimum: 1 } })],
    ['a choice that is no name of Java’s', objectOf({ a: { type: 'string', enum: ['to go'] } })],
    ['a choice that is a word of Java’s', objectOf({ a: { type: 'string', enum: ['default'] } })],
    ['a choice of numbers', objectOf({ a: { type: 'integer', enum: [1] } })],
    [
      'an object that may be null',
      objectOf({ a: { ...objectOf({ b: { type: 'string' } }), type: ['object', 'null'] } }),
    ],
    ['a choice that may be null', objectOf({ a: { type: ['string', 'null'], enum: ['b', null] } })],
    ['a reference', objectOf({ a: { $ref: '#/$defs/A' } })],
    ['a title', objectOf({ a: { type: 'string', title: 'A' } })],
    ['an empty name', objectOf({ '': { type: 'string' } })],
    ['an empty description', objectOf({ a: { type: 'string', description: '' } })],
    [
      'a description of a list’s items',
      objectOf({ a: { type: 'array', items: { type: 'string', description: 'x' } } }),
    ],
    ['a description of the whole', objectOf({ a: { type: 'string' } }, { description: 'x' })],
    [
      'more fields than the client takes',
      objectOf(Object.fromEntries(Array.from({ length: 101 }, (_, place) => [`f${place}`, { type: 'string' }]))),
    ],
  ])('doesn’t have %s', (_, schema) => {
    expect(recordOf(schema)).toBeUndefined()
  })

  it('isn’t deeper than the client allows', () => {
    const nested = (depth: number): JsonObject =>
      depth === 0 ? { type: 'string' } : objectOf({ a: nested(depth - 1) })
    expect(recordOf(nested(5))).toBeDefined()
    expect(recordOf(nested(6))).toBeUndefined()
  })
})
