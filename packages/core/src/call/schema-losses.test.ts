import { describe, expect, it } from 'vitest'
import { explainInferenceSnippets, type JsonObject } from '../index.ts'
import { lossesOf } from './schema-losses.ts'

const MODEL = { id: 'acme/talk', pipeline_tag: 'text-generation', tags: ['conversational'] }

const ignoredOf = (schema: JsonObject, recipe: 'plain' | 'structured-output' = 'structured-output') =>
  explainInferenceSnippets(MODEL, 'together', undefined, { recipe, schema }).ignored

const object = (properties: JsonObject, required: readonly string[] = Object.keys(properties)): JsonObject => ({
  type: 'object',
  properties,
  required,
})

describe('what a schema says that is not sent', () => {
  it('is told: defaults, and fields that may be left out', () => {
    const address = object({ city: { type: 'string' }, zip: { type: 'string' } }, ['city'])
    const schema = object(
      {
        unit: { type: 'string', default: 'celsius' },
        address,
        stops: { type: 'array', items: object({ name: { type: 'string', default: 'Bern' } }) },
      },
      ['unit', 'stops'],
    )
    expect(ignoredOf(schema)).toEqual([
      {
        option: 'schema',
        reason:
          'services don’t apply defaults from a schema, so the example omits the defaults of these fields: unit, stops[].name; ' +
          'strict schemas require every field, so these optional fields are sent as required and may be null: address, address.zip',
      },
    ])
  })

  it('is told of as many fields as there are', () => {
    const properties = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`field${at}`, {}]))
    expect(lossesOf({ type: 'object', properties }).optional).toHaveLength(200_000)
  })

  it('is told of definitions, and cut where there is much of it', () => {
    const fields = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, { type: 'string' }]))
    expect(ignoredOf(object(fields, []))[0]?.reason).toMatch(/null: a, b, c, d, e, …$/)
    const withDefinition = {
      ...object({ home: { $ref: '#/$defs/Place' } }),
      $defs: { Place: object({ city: { type: 'string', default: 'Bern' } }) },
    }
    expect(ignoredOf(withDefinition)[0]?.reason).toMatch(/fields: Place\.city$/)
  })

  it('is nothing where all is sent, and where the values are a field’s own name', () => {
    expect(ignoredOf(object({ city: { type: 'string' } }))).toEqual([])
    expect(ignoredOf(object({ default: { type: 'string' } }))).toEqual([])
    expect(ignoredOf({ city: 'Bern', temperature: 4 })).toEqual([])
    expect(ignoredOf(object({ city: { type: 'string' } }, []), 'plain')).toEqual([
      { option: 'schema', reason: 'only the structured-output recipe uses a schema' },
    ])
  })
})
