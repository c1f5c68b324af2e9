import { describe, expect, it } from 'vitest'
import { meaningOf, withMeaningOfSchema, withMeaningOfTools, withoutEmptyParameters } from './json-schema.ts'

/** The same schema as Pydantic, zod, and a person write it. */
const AS_PYDANTIC = {
  $defs: {
    Stop: {
      additionalProperties: false,
      properties: { name: { title: 'Name', type: 'string' } },
      required: ['name'],
      title: 'Stop',
      type: 'object',
    },
  },
  properties: {
    kind: { anyOf: [{ enum: ['day', 'week'], type: 'string' }, { type: 'null' }], title: 'Kind' },
    count: { title: 'Count', type: 'integer', minimum: 1 },
    stop: { $ref: '#/$defs/Stop', description: 'where' },
    only: { const: 'x', title: 'Only', type: 'string' },
  },
  required: ['kind', 'count', 'stop', 'only'],
  additionalProperties: false,
  title: 'Trip',
  type: 'object',
}

const AS_ZOD = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    kind: { anyOf: [{ type: 'string', enum: ['week', 'day'] }, { type: 'null' }] },
    count: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    stop: {
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
      additionalProperties: false,
      description: 'where',
    },
    only: { type: 'string', const: 'x' },
  },
  required: ['only', 'stop', 'kind', 'count'],
  additionalProperties: false,
}

const BY_HAND = {
  type: 'object',
  properties: {
    kind: { enum: ['day', 'week', null] },
    count: { type: 'integer', minimum: 1 },
    stop: {
      description: 'where',
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
      additionalProperties: false,
    },
    only: { enum: ['x'] },
  },
  required: ['kind', 'count', 'stop', 'only'],
  additionalProperties: false,
}

describe('the meaning of a schema', () => {
  it('is the same for different spellings', () => {
    expect(meaningOf(AS_PYDANTIC)).toEqual(meaningOf(BY_HAND))
    expect(meaningOf(AS_ZOD)).toEqual(meaningOf(BY_HAND))
    expect(meaningOf({ type: ['string', 'null'] })).toEqual(
      meaningOf({ anyOf: [{ type: 'null' }, { type: 'string' }] }),
    )
  })

  it.each<[string, object]>([
    ['a description', { description: 'another' }],
    ['a field that is not required', { required: ['kind', 'count', 'stop'] }],
    ['an object that is open', { additionalProperties: true }],
    ['a field more', { properties: { ...BY_HAND.properties, more: {} } }],
    ['another limit', { properties: { ...BY_HAND.properties, count: { type: 'integer', minimum: 0 } } }],
    ['another choice', { properties: { ...BY_HAND.properties, kind: { enum: ['day', null] } } }],
    ['no null', { properties: { ...BY_HAND.properties, kind: { enum: ['day', 'week'] } } }],
    ['another type', { properties: { ...BY_HAND.properties, count: { type: 'number', minimum: 1 } } }],
  ])('changes with %s', (_what, change) => {
    expect(meaningOf({ ...BY_HAND, ...change })).not.toEqual(meaningOf(BY_HAND))
  })

  it('replaces the schema in a body, while name and strictness must match exactly', () => {
    const body = (schema: unknown, name = 'Trip') => ({
      model: 'm',
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
    })
    expect(withMeaningOfSchema(body(AS_ZOD))).toEqual(withMeaningOfSchema(body(BY_HAND)))
    expect(withMeaningOfSchema(body(AS_ZOD))).not.toEqual(withMeaningOfSchema(body(BY_HAND, 'Other')))
    expect(withMeaningOfSchema({ model: 'm' })).toEqual({ model: 'm' })
  })
})

describe('tools in a body', () => {
  const toolOf = (parameters: object, more: object = {}) => ({
    tools: [{ type: 'function', function: { name: 'look_up', parameters, ...more } }],
  })
  const OPEN = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
  const STRICT = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...OPEN, additionalProperties: false }

  it('are equal if a client makes them strict', () => {
    expect(withMeaningOfTools(toolOf(STRICT, { strict: true }))).toEqual(withMeaningOfTools(toolOf(OPEN)))
    expect(withMeaningOfTools(toolOf(STRICT, { strict: false }))).toEqual(withMeaningOfTools(toolOf(OPEN)))
  })

  it.each([
    ['another name', toolOf(STRICT, { strict: true, name: 'look' })],
    ['a description', toolOf(STRICT, { strict: true, description: 'x' })],
    ['a field that is not required', toolOf({ ...STRICT, required: [] }, { strict: true })],
    ['a field of another type', toolOf({ ...STRICT, properties: { city: { type: 'number' } } }, { strict: true })],
    ['a strictness that is none', toolOf(STRICT, { strict: 'very' })],
  ])('differ if they have %s', (_, body) => {
    expect(withMeaningOfTools(body)).not.toEqual(withMeaningOfTools(toolOf(OPEN)))
  })

  it('may be absent', () => {
    expect(withMeaningOfTools({ model: 'x' })).toEqual({ model: 'x' })
  })
})

it('ignores a client’s prefix of the answer schema’s name, and nothing else', () => {
  const named = (name: string) => ({ response_format: { type: 'json_schema', json_schema: { name, schema: {} } } })
  const same = withMeaningOfSchema(named('Answer'))
  expect(withMeaningOfSchema(named('made-from-Answer'), 'made-from-')).toEqual(same)
  expect(withMeaningOfSchema(named('Answer'), 'made-from-')).toEqual(same)
  expect(withMeaningOfSchema(named('made-from-Answer'))).not.toEqual(same)
})

it('treats all tools without parameters the same, and leaves others unchanged', () => {
  const body = (tool: object) => ({ tools: [{ type: 'function', function: { name: 'get_time', ...tool } }] })
  const empty = [
    {},
    { parameters: { type: 'object', properties: {} } },
    { parameters: { type: 'object', properties: {}, additionalProperties: false, required: [] }, strict: true },
  ]
  for (const tool of empty) expect(withoutEmptyParameters(body(tool))).toEqual(body({}))
  const full = body({ parameters: { type: 'object', properties: { city: { type: 'string' } } } })
  expect(withoutEmptyParameters(full)).toEqual(full)
})
