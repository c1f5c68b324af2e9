import { describe, expect, it } from 'vitest'
import { readOutputSchema } from '../../call/output-schema.ts'
import type { JsonObject } from '../../values/value.ts'
import { print } from '../printing/print-code.ts'
import { answerTypes, unsupportedRecords } from './answer-type.ts'
import { java } from './writer.ts'

interface Written {
  readonly type: string
  readonly isGeneric: boolean
  readonly code: string
}

/** Returns the types as in a program. */
function typesFor(schema: JsonObject): Written {
  const answer = readOutputSchema({ schema }, undefined)
  if ('notExpressible' in answer.shape) throw new Error(answer.shape.notExpressible)
  const { type, isGeneric, declared } = answerTypes(answer, answer.shape)
  return { type: print(type).text, isGeneric, code: java.program(declared) }
}

const objectOf = (...names: readonly string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
  required: names,
})

describe('the types of an answer', () => {
  it('are a record for each object, in the order of the schema', () => {
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
    const { type, isGeneric, code } = typesFor(schema)
    expect(type).toBe('TripPlan')
    expect(isGeneric).toBe(false)
    expect(code).toBe(`import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

class Example {
    record TripPlan(
            String city,
            List<Stop> stops,
            @JsonProperty("home_url") HomeUrl homeUrl,
            double days) {}

    record Stop(String name) {}

    record HomeUrl(long port) {}
}
`)
  })

  it('are optional for null, enums for a choice of strings, and JSON for several types', () => {
    const schema = {
      type: 'object',
      properties: {
        note: { type: 'string' },
        marks: { type: ['array', 'null'], items: { type: 'integer' } },
        size: { type: ['integer', 'string'] },
        level: { enum: [1, 2] },
        mood: { enum: ['quite up', 'down', '', null] },
        other: {},
        sums: { type: 'object', additionalProperties: { type: 'number' } },
      },
      required: ['marks', 'size', 'level', 'mood', 'other', 'sums'],
    }
    const { code } = typesFor(schema)
    expect(code).toContain('            Optional<String> note,\n')
    expect(code).toContain('            Optional<List<Long>> marks,\n')
    expect(code).toContain('            JsonNode size,\n')
    expect(code).toContain('            long level,\n')
    expect(code).toContain('            JsonNode mood,\n')
    expect(code).toContain('            JsonNode other,\n')
    expect(code).toContain('            Map<String, Double> sums) {}\n')
    const moods = typesFor({ type: 'object', properties: { mood: { enum: ['quite up', 'Quite-Up', '2', null] } } })
    expect(moods.code).toContain(`    enum Mood {
        @JsonProperty("quite up")
        QUITE_UP,
        @JsonProperty("Quite-Up")
        QUITE_UP2,
        @JsonProperty("2")
        VALUE_2
    }
`)
  })

  it('can be nested as deeply as a schema', () => {
    const nested = (depth: number): JsonObject =>
      depth === 0 ? { type: 'integer' } : { type: ['array', 'null'], items: nested(depth - 1) }
    const { code } = typesFor({ type: 'object', properties: { lists: nested(90) }, required: ['lists'] })
    expect(code).toContain(`${'Optional<List<'.repeat(90)}Long${'>'.repeat(180)} lists) {}`)
  })

  it('have unique names that neither Java nor the program uses for something else', () => {
    expect(typesFor(objectOf('URL', 'homeURL', 'class', 'hashCode', 'a_b', 'a-b', '2nd', '°')).code).toContain(
      '@JsonProperty("URL") boolean url,\n            boolean homeURL,\n            @JsonProperty("class") boolean class_,\n' +
        '            @JsonProperty("hashCode") boolean hashCode_,\n            @JsonProperty("a_b") boolean aB,\n' +
        '            @JsonProperty("a-b") boolean aB2,\n            @JsonProperty("2nd") boolean value2nd,\n' +
        '            @JsonProperty("°") boolean value) {}',
    )
    const part = objectOf('x')
    const { code } = typesFor({ type: 'object', properties: { list: part, List: part, answer: part, string: part } })
    const names = [...code.matchAll(/record (\w+)/g)].map(([, name]) => name)
    expect(names).toEqual(['Answer', 'List2', 'List3', 'Answer2', 'String2'])
  })

  it('don’t exist if an annotation can’t contain a name, or a constructor can’t have that many fields', () => {
    const reasonFor = (part: JsonObject): string | undefined => {
      const { shape } = readOutputSchema({ schema: { type: 'object', properties: { part } } }, undefined)
      return 'notExpressible' in shape ? shape.notExpressible : unsupportedRecords(shape)
    }
    const many = (count: number): JsonObject => objectOf(...Array.from({ length: count }, (_, place) => `f${place}`))
    expect(reasonFor(objectOf('x'.repeat(1_000)))).toBeUndefined()
    expect(reasonFor(many(120))).toBeUndefined()
    expect(reasonFor(objectOf(''))).toMatch(/requires names of 1 to/)
    expect(reasonFor(objectOf('x'.repeat(1_001)))).toMatch(/names of 1 to 1000 characters/)
    expect(reasonFor(many(121))).toMatch(/at most 120 fields/)
  })
})
