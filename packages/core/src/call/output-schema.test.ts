import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../values/errors.ts'
import type { JsonObject } from '../values/value.ts'
import { inferSchema } from './infer-schema.ts'
import { isOutputSchema } from './is-output-schema.ts'
import { readOutputSchema } from './output-schema.ts'

const read = (schema: JsonObject) => readOutputSchema({ schema }, undefined)

const objectOf = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** Definitions of which each refers to the next one so many times. */
function chain(length: number, times: number): JsonObject {
  const link = (place: number): JsonObject =>
    objectOf(
      Object.fromEntries(
        Array.from({ length: times }, (_, each) => [
          `part${each}`,
          place < length ? { $ref: `#/$defs/D${place}` } : { type: 'string' },
        ]),
      ),
    )
  return { ...link(0), $defs: Object.fromEntries(Array.from({ length }, (_, place) => [`D${place}`, link(place + 1)])) }
}

function deep(levels: number, wrap = (inner: JsonObject): JsonObject => inner): JsonObject {
  let schema = objectOf({ end: { type: 'string' } })
  for (let level = 0; level < levels; level++) schema = objectOf({ next: wrap(schema) })
  return schema
}

describe('a schema as a request holds it', () => {
  const schema = objectOf({ city: { type: 'string' } })
  const held = { name: 'CityReport', strict: true, schema }
  it.each<[string, JsonObject]>([
    ['response_format of chat completions', { type: 'json_schema', json_schema: held }],
    ['what stands in it', held],
    ['format of the Responses API', { type: 'json_schema', ...held }],
    ['with a description', { ...held, description: 'What is known of a city' }],
  ])('is read: %s', (_what, given) => {
    const { name, schema: sent } = read(given)
    expect(name).toBe('CityReport')
    expect(sent).toEqual(read(schema).schema)
    expect(isOutputSchema(given)).toBe(true)
  })

  it('needs no name where its type tells what it is', () => {
    expect(read({ type: 'json_schema', json_schema: { schema } }).schema).toEqual(read(schema).schema)
  })

  it('keeps its own title, and takes no name that is none of a class', () => {
    expect(read({ ...held, schema: { title: 'Town', ...schema } }).name).toBe('Town')
    expect(read({ ...held, name: 'city-report' }).name).toBe('Answer')
  })

  it.each<[string, JsonObject]>([
    ['a sample with such fields', { name: 'City', schema: { city: 'Lyon' } }],
    ['a sample with more fields', { name: 'City', schema, mayor: 'Ann' }],
    ['no name', { schema }],
    ['another type', { type: 'text', name: 'City', schema }],
  ])('is not %s', (_what, given) => {
    expect(isOutputSchema(given)).toBe(false)
  })
})

describe('readOutputSchema', () => {
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
    expect(read(open).shape).toEqual({ notExpressible: 'typed classes can’t express "oneOf" (schema.properties["a"])' })
    expect(read(open).schema).toMatchObject(open)
  })

  it('tells definitions apart by what refers to them', () => {
    const { shape } = read({
      title: 'Tree',
      $ref: '#/$defs/Tree',
      $defs: {
        Tree: objectOf({
          mood: { $ref: '#/$defs/Mood' },
          next: { anyOf: [{ $ref: '#/$defs/Tree' }, { type: 'null' }] },
          last: { $ref: '#/$defs/Mood', description: 'in the end' },
          id: { $ref: '#/$defs/Id' },
          of: { $ref: '#/$defs/Id' },
          leaf: { $ref: '#/$defs/Leaf' },
        }),
        Mood: { enum: ['calm', 'loud'] },
        Id: { type: 'string' },
        Leaf: objectOf({ size: { type: 'integer' } }),
      },
    })
    if ('notExpressible' in shape || shape.kind !== 'reference' || shape.to.shape.kind !== 'object') throw new Error()
    const [mood, next, last, id, of, leaf] = shape.to.shape.fields.map((field) => field.shape)
    expect(shape.to.name).toBe('Tree')
    expect(next).toMatchObject({ kind: 'union', of: [{ kind: 'reference' }, { kind: 'null' }] })
    expect(next?.kind === 'union' && next.of[0]?.kind === 'reference' && next.of[0].to).toBe(shape.to)
    expect(mood).toMatchObject({ kind: 'reference', to: { name: 'Mood', shape: { kind: 'enum' } } })
    expect(last).toMatchObject({ kind: 'reference', description: 'in the end' })
    expect(last?.kind === 'reference' && last.to).toBe(mood?.kind === 'reference' && mood.to)
    // A name says no more than `string` does, and what is used once stands where it is used.
    expect([id, of]).toEqual([{ kind: 'string' }, { kind: 'string' }])
    expect(leaf).toMatchObject({ kind: 'object', title: 'Leaf' })
  })

  it('says that a list that holds itself has no name in models', () => {
    const list = { type: 'array', items: { $ref: '#/$defs/List' } }
    const { shape, schema } = read({ ...objectOf({ list: { $ref: '#/$defs/List' } }), $defs: { List: list } })
    expect(shape).toEqual({
      notExpressible: expect.stringMatching(/List contains itself without an object in between/),
    })
    expect(schema).toMatchObject({ $defs: { List: list } })
  })

  it.each<[string, JsonObject, RegExp]>([
    [
      'a type',
      objectOf({ a: { type: 'strin' } }),
      /schema\.properties\.a\.type: "strin" isn’t a type; expected one of/,
    ],
    ['the type of the whole', { type: 'objec' }, /schema\.type: "objec" isn’t a type/],
    ['the type of an object', { type: 'objec', properties: { a: 1 } }, /schema\.type: "objec" isn’t a type/],
    ['one of several types', objectOf({ a: { type: ['null', 'int'] } }), /properties\.a\.type: "int" isn’t a type/],
    ['no type', objectOf({ a: { type: [] } }), /properties\.a\.type: \[\] isn’t a type/],
    [
      'a reference',
      objectOf({ a: { items: { $ref: '#/$defs/b' } } }),
      /properties\.a\.items\.\$ref: "#\/\$defs\/b" doesn’t exist/,
    ],
    [
      'a foreign reference',
      objectOf({ a: { $ref: 'https://example.com/a' } }),
      /properties\.a\.\$ref: .* doesn’t exist/,
    ],
    ['a reference without sense', objectOf({ a: { $ref: '#/%' } }), /properties\.a\.\$ref: .* doesn’t exist/],
    [
      'a name',
      { type: 'object', properties: { a: {} }, required: ['a', 'b'] },
      /schema\.required\[1\]: "b" isn’t a property/,
    ],
    [
      'a name in a definition that nothing uses',
      { ...objectOf({}), $defs: { 'a b': { type: 'object', properties: {}, required: ['c'] } } },
      /schema\.\$defs\["a b"\]\.required\[0\]: "c" isn’t a property/,
    ],
    [
      'a circle',
      {
        ...objectOf({ a: { $ref: '#/$defs/A' } }),
        $defs: { A: { $ref: '#/$defs/B' }, B: { anyOf: [{ $ref: '#/$defs/A' }] } },
      },
      /schema: the reference "#\/\$defs\/[AB]" is circular/,
    ],
    ['the whole as a circle', { $ref: '#/$defs/A', $defs: { A: { $ref: '#/$defs/A' } } }, /is circular/],
    ['a bound', objectOf({ a: { minimum: 'a' } }), /properties\.a\.minimum: expected a number, got "a"/],
    [
      'properties',
      { type: 'object', properties: [] },
      /schema\.properties: expected an object whose values are schemas, got \[\]/,
    ],
    [
      'a part',
      objectOf({ a: 'string' }),
      /properties\.a: expected a schema \(an object, true, or false\), got "string"/,
    ],
    [
      'several types',
      objectOf({ a: { type: ['null', 'null'] } }),
      /properties\.a\.type: \["null","null"\] isn’t a type/,
    ],
  ])('refuses %s that is wrong, by its path', (_what, schema, message) => {
    expect(() => read(schema)).toThrow(SnippetInputError)
    expect(() => read(schema)).toThrow(message)
  })

  it('leaves names alone that other keywords can have', () => {
    const beside: JsonObject = { ...objectOf({ a: {}, b: {} }), anyOf: [{ required: ['a'] }, { required: ['b'] }] }
    expect(read(beside).schema).toMatchObject({ anyOf: beside.anyOf })
  })

  it.each<[string, JsonObject, RegExp]>([
    ['references that follow each other', chain(1_500, 1), /the schema contains \d+ values, but the limit/],
    ['references that go deep', chain(60, 1), /nested deeper than 100 levels/],
    ['levels', deep(99), /nested deeper than \d+ l/],
    ['lists', deep(40, (inner) => ({ type: 'array', items: inner })), /nested more than 100 levels deep/],
    ['names', objectOf(Object.fromEntries(Array.from({ length: 8_000 }, (_, each) => [`!${each}`, {}]))), /values/],
  ])('refuses more %s than programs hold', (_what, schema, message) => {
    expect(() => read(schema)).toThrow(SnippetInputError)
    expect(() => read(schema)).toThrow(message)
  })

  it('takes definitions that double', () => {
    expect(read(chain(24, 2)).shape).toMatchObject({ kind: 'object' })
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
