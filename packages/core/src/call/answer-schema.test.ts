import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../values/errors.ts'
import type { JsonObject } from '../values/value.ts'
import { readAnswerSchema } from './answer-schema.ts'
import { inferSchema } from './infer-schema.ts'

const read = (schema: JsonObject) => readAnswerSchema({ schema }, undefined)

describe('readAnswerSchema', () => {
  it('requires every field, and lets one be null that may be left out', () => {
    const { schema, isStrict } = read({
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: 'integer', description: 'how many' },
        c: { enum: ['x', null] },
        d: { type: 'object', properties: { e: {} }, required: ['e'] },
      },
      required: ['a'],
    })
    expect(schema).toEqual({
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: ['integer', 'null'], description: 'how many' },
        c: { enum: ['x', null] },
        d: {
          anyOf: [
            { type: 'object', properties: { e: {} }, required: ['e'], additionalProperties: false },
            { type: 'null' },
          ],
        },
      },
      required: ['a', 'b', 'c', 'd'],
      additionalProperties: false,
    })
    // A value of any type is none that strict mode takes.
    expect(isStrict).toBe(false)
  })

  it('reaches into definitions and lists, and leaves what says nothing of values', () => {
    const { schema, isStrict, name } = read({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Trip',
      $ref: '#/$defs/Trip',
      $defs: {
        Trip: {
          title: 'Trip',
          type: 'object',
          properties: { stops: { type: 'array', items: { $ref: '#/$defs/Stop' } } },
          required: ['stops'],
        },
        Stop: { type: 'object', properties: { note: { type: 'string', default: '' } } },
      },
    })
    expect(name).toBe('Trip')
    expect(isStrict).toBe(true)
    expect(schema).toMatchObject({
      required: ['stops'],
      $defs: { Stop: { properties: { note: { type: ['string', 'null'] } }, required: ['note'] } },
    })
    expect(JSON.stringify(schema)).not.toMatch(/title|\$schema|default/)
  })

  it.each([
    [{ type: 'array', items: {} }],
    [{ type: ['object', 'null'] }],
    [{ anyOf: [{ type: 'object' }] }],
    [[{ type: 'object' }]],
  ])('refuses %j, which is no schema of an object', (schema) => {
    expect(() => read(schema as unknown as JsonObject)).toThrow(SnippetInputError)
  })

  it('says in words what no model says, and keeps it in the schema that is sent', () => {
    const open = {
      type: 'object',
      properties: { a: { oneOf: [{ type: 'string' }, { type: 'null' }] } },
      required: ['a'],
    }
    expect(read(open).shape).toEqual({ unsayable: 'no model says "oneOf" (schema.properties["a"])' })
    expect(read(open).schema).toMatchObject(open)
    const itself = {
      type: 'object',
      properties: { next: { $ref: '#/$defs/N' } },
      $defs: { N: { type: 'object', properties: { next: { $ref: '#/$defs/N' } } } },
    }
    expect(read(itself).shape).toMatchObject({ unsayable: expect.stringContaining('holds itself') })
  })

  it('takes an object that is no schema for a sample', () => {
    const { schema } = read({ city: 'Lyon', type: 'capital' })
    expect(schema).toMatchObject({ properties: { city: { type: 'string' }, type: { type: 'string' } } })
  })
})

describe('inferSchema', () => {
  it('finds types, and what objects of a list have in common', () => {
    const sample = { n: 1, x: 0.5, list: [{ a: 1 }, { a: 2.5, b: null }, { a: 3, b: 'x' }], none: [], mixed: [1, 'a'] }
    expect(inferSchema(sample)).toEqual({
      type: 'object',
      properties: {
        n: { type: 'integer' },
        x: { type: 'number' },
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: { a: { type: 'number' }, b: { type: ['string', 'null'] } },
            required: ['a'],
          },
        },
        none: { type: 'array', items: { type: 'string' } },
        mixed: { type: 'array', items: { type: ['string', 'integer'] } },
      },
      required: ['n', 'x', 'list', 'none', 'mixed'],
    })
  })

  it('refuses what no answer by a schema is', () => {
    for (const sample of [[1], 'text', null, { a: Number.NaN }])
      expect(() => inferSchema(sample)).toThrow(SnippetInputError)
  })
})
