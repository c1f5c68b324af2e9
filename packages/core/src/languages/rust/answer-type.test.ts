import { describe, expect, it } from 'vitest'
import { readOutputSchema } from '../../call/output-schema.ts'
import type { JsonObject } from '../../values/value.ts'
import { print } from '../printing/print-code.ts'
import { answerTypes } from './answer-type.ts'
import { code } from './writer.ts'

function typesFor(schema: JsonObject, isExact = true) {
  const answer = readOutputSchema({ schema }, undefined)
  if ('notExpressible' in answer.shape) throw new Error(answer.shape.notExpressible)
  const { type, declared } = answerTypes(answer, answer.shape, { isExact })
  const { text, imports } = print(code`${declared}`)
  return {
    type: print(type).text,
    imports: imports.map(({ module, name }) => `${module}::${name}`),
    declared: text,
  }
}

const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

describe('the types of an answer', () => {
  it('are a struct for each object and an enum for each choice, in the order of the schema', () => {
    const { type, imports, declared } = typesFor({
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
    expect(declared).toBe(`#[derive(Deserialize, Serialize)]
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
}`)
  })

  it('are optional for null, and JSON for several types', () => {
    const { imports, declared } = typesFor(
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
    // A missing field isn't null.
    expect(declared).toContain('    #[serde(deserialize_with = "Option::deserialize")]\n    note: Option<String>,\n')
    expect(declared).toContain(
      '    size: Value,\n    level: i64,\n    speed: Value,\n    counts: BTreeMap<String, i64>,\n',
    )
  })

  it('accept unnamed and missing fields if they aren’t exact', () => {
    const { declared } = typesFor(object({ note: { type: ['string', 'null'] } }), false)
    expect(declared).not.toContain('deny_unknown_fields')
    expect(declared).toContain('{\n    note: Option<String>,\n')
  })

  it('have unique names that Rust accepts', () => {
    const { declared } = typesFor(
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
    expect(declared).toContain('    r#type: bool,\n')
    expect(declared).toContain('    #[serde(rename = "self")]\n    self_: bool,\n')
    expect(declared).toContain('    #[serde(rename = "2nd")]\n    field_2nd: bool,\n')
    expect(declared).toContain('    #[serde(rename = "a-b")]\n    a_b: bool,\n')
    expect(declared).toContain('    #[serde(rename = "a_b")]\n    a_b2: bool,\n')
    expect(declared).toContain('struct Value2 {\n')
    expect(declared).toContain(
      '    #[serde(rename = "per day")]\n    PerDay,\n    #[serde(rename = "per_day")]\n    PerDay2,\n',
    )
  })
})
