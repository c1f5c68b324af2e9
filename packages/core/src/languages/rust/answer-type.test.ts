import { describe, expect, it } from 'vitest'
import { readAnswerSchema } from '../../call/answer-schema.ts'
import type { JsonObject } from '../../values/value.ts'
import { answerTypes } from './answer-type.ts'

function typesFor(schema: JsonObject) {
  const answer = readAnswerSchema({ schema }, undefined)
  if ('unsayable' in answer.shape) throw new Error(answer.shape.unsayable)
  return answerTypes(answer, answer.shape)
}

const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

describe('the types of an answer', () => {
  it('are a struct for each object and an enum for each choice, in the order of the schema', () => {
    const { type, imports, code } = typesFor({
      title: 'TripPlan',
      ...object({
        city: { type: 'string' },
        stops: { type: 'array', items: { $ref: '#/$defs/Stop' } },
        mood: { enum: ['calm', 'loud'] },
        nightCount: { type: 'integer' },
      }),
      $defs: { Stop: object({ price: { type: 'number' } }) },
    })
    expect(type).toBe('TripPlan')
    expect(imports).toEqual(['serde::Deserialize', 'serde::Serialize'])
    expect(code).toBe(`#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct TripPlan {
    city: String,
    stops: Vec<Stop>,
    mood: Mood,
    #[serde(rename = "nightCount")]
    night_count: i64,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Stop {
    price: f64,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Mood {
    Calm,
    Loud,
}
`)
  })

  it('are optional where a value may be null, and JSON where it may be of several types', () => {
    const { imports, code } = typesFor(
      object({
        note: { type: ['string', 'null'] },
        size: { type: ['integer', 'string'] },
        level: { enum: [1, 2] },
        speed: { enum: ['per day', 'per_day', 7] },
        counts: { type: 'object', additionalProperties: { type: 'integer' } },
      }),
    )
    expect(imports).toContain('serde_json::Value')
    expect(imports).toContain('std::collections::BTreeMap')
    // A field that is missing is no null.
    expect(code).toContain('    #[serde(deserialize_with = "Option::deserialize")]\n    note: Option<String>,\n')
    expect(code).toContain('    size: Value,\n    level: i64,\n    speed: Value,\n    counts: BTreeMap<String, i64>,\n')
  })

  it('have names of their own that Rust takes', () => {
    const { code } = typesFor(
      object({
        type: { type: 'boolean' },
        self: { type: 'boolean' },
        '2nd': { type: 'boolean' },
        'a-b': { type: 'boolean' },
        a_b: { type: 'boolean' },
        größe: { type: 'boolean' },
        value: object({ x: { enum: ['per day', 'per_day'] } }),
      }),
    )
    expect(code).toContain('    r#type: bool,\n')
    expect(code).toContain('    #[serde(rename = "self")]\n    self_: bool,\n')
    expect(code).toContain('    #[serde(rename = "2nd")]\n    field_2nd: bool,\n')
    expect(code).toContain('    #[serde(rename = "a-b")]\n    a_b: bool,\n')
    expect(code).toContain('    #[serde(rename = "a_b")]\n    a_b2: bool,\n')
    expect(code).toContain('struct Value2 {\n')
    expect(code).toContain(
      '    #[serde(rename = "per day")]\n    PerDay,\n    #[serde(rename = "per_day")]\n    PerDay2,\n',
    )
  })
})
