import { describe, expect, it } from 'vitest'
import { readOutputSchema } from '../../call/output-schema.ts'
import type { JsonObject } from '../../values/value.ts'
import { print } from '../printing/print-code.ts'
import { answerTypes } from './answer-type.ts'

function typesFor(schema: JsonObject): string {
  const answer = readOutputSchema({ schema }, undefined)
  if ('notExpressible' in answer.shape) throw new Error(answer.shape.notExpressible)
  return `${print(answerTypes(answer, answer.shape)).text}\n`
}

describe('the types of an answer', () => {
  it('are a struct for each object, in the order of the schema', () => {
    const schema = {
      title: 'TripPlan',
      type: 'object',
      properties: {
        city: { type: 'string' },
        stops: { type: 'array', items: { $ref: '#/$defs/Stop' } },
        home_url: { type: 'object', properties: { port: { type: 'integer' } }, required: ['port'] },
        days: { type: 'number' },
      },
      required: ['city', 'stops', 'home_url', 'days'],
      $defs: { Stop: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
    }
    expect(typesFor(schema)).toBe(`type TripPlan struct {
	City    string  \`json:"city"\`
	Stops   []Stop  \`json:"stops"\`
	HomeURL HomeURL \`json:"home_url"\`
	Days    float64 \`json:"days"\`
}

type Stop struct {
	Name string \`json:"name"\`
}

type HomeURL struct {
	Port int64 \`json:"port"\`
}
`)
  })

  it('are pointers for null, and JSON for several types', () => {
    const schema = {
      type: 'object',
      properties: {
        note: { type: 'string' },
        tags: { type: ['array', 'null'], items: { type: 'string' } },
        size: { type: ['integer', 'string'] },
        level: { enum: [1, 2] },
        mood: { enum: ['up', 'down', null] },
        other: {},
      },
      required: ['tags', 'size', 'level', 'mood', 'other'],
    }
    const types = typesFor(schema)
    expect(types).toContain('\tNote  *string         `json:"note"`\n')
    expect(types).toContain('\tTags  []string        `json:"tags"`\n')
    expect(types).toContain('\tSize  json.RawMessage `json:"size"`\n')
    expect(types).toContain('\tLevel int64           `json:"level"`\n')
    expect(types).toContain('\tMood  *string         `json:"mood"`\n')
    expect(types).toContain('\tOther json.RawMessage `json:"other"`\n')
  })

  it('are a type name for anything other than a struct, which no nested struct may have', () => {
    const schema = {
      $ref: '#/$defs/Pairs',
      $defs: {
        Pairs: { type: 'object', additionalProperties: { $ref: '#/$defs/Answer' } },
        Answer: { type: 'object', properties: { left: { type: 'string' } }, required: ['left'] },
      },
    }
    expect(typesFor(schema)).toMatchInlineSnapshot(`
      "// Answer is an answer.
      type Answer = map[string]Answer2

      type Answer2 struct {
      	Left string \`json:"left"\`
      }
      "
    `)
  })

  it('use pointers if they double too often to be values', () => {
    const pair = (of: JsonObject): JsonObject => ({
      type: 'object',
      properties: { a: of, b: of },
      required: ['a', 'b'],
    })
    const last = 40
    const definitions = Array.from({ length: last }, (_, place) => [
      `D${place}`,
      pair(place === last - 1 ? { type: 'string' } : { $ref: `#/$defs/D${place + 1}` }),
    ])
    const types = typesFor({ ...pair({ $ref: '#/$defs/D0' }), $defs: Object.fromEntries(definitions) })
    // 2¹⁴ strings are the first power of two that is too many.
    expect(types).toContain('type D25 struct {\n\tA *D26 `json:"a"`\n\tB *D26 `json:"b"`\n}\n')
    expect(types).toContain('type D26 struct {\n\tA D27 `json:"a"`\n\tB D27 `json:"b"`\n}\n')
    expect([...types.matchAll(/ \*D/g)]).toHaveLength(4)
  })

  it('are a map if a tag can’t contain a name, and get different Go names if only punctuation differs', () => {
    const object = (...names: readonly string[]): JsonObject => ({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
      required: names,
    })
    expect(typesFor(object('it’s "dear"'))).toContain('type Answer = map[string]json.RawMessage\n')
    expect(typesFor(object('a,omitempty'))).toContain('map[string]json.RawMessage')
    expect(typesFor(object('-'))).toContain('map[string]json.RawMessage')
    const types = typesFor(object('a_b', 'a-b', '2nd'))
    expect(types).toContain(
      '\tAB       bool `json:"a_b"`\n\tAB2      bool `json:"a-b"`\n\tField2nd bool `json:"2nd"`\n',
    )
  })
})
