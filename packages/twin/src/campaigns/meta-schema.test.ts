import { explainInferenceSnippets, type JsonObject, type JsonValue, SnippetInputError } from '@model-snippets/core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { SEED } from '../plan/seed.ts'
import { pick, type Random, seeded } from './hostile-texts.ts'

/** Keywords of the meta-schema, except references, which must have a target. */
const KEYWORDS = (
  '$anchor $comment $defs additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema ' +
  'default definitions dependentRequired dependentSchemas deprecated description else enum examples exclusiveMaximum ' +
  'exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength ' +
  'minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties propertyNames readOnly ' +
  'required then title type unevaluatedItems unevaluatedProperties uniqueItems writeOnly'
).split(' ')

const VALUES: readonly JsonValue[] = [
  ...['a', 'string', 0, 1, -1, 0.5, true, false, null, {}, [], ['a'], ['a', 'a'], [1], [{}], [7]],
  ...[
    { a: {} },
    { a: [] },
    { a: true },
    { a: ['b'] },
    { a: 'text' },
    ['string', 'null'],
    'objec',
    { a: { type: 'objec' } },
  ],
]

function schemaOf(random: Random): JsonObject {
  const part: Record<string, JsonValue> = {}
  for (let count = random(3); count >= 0; count--) part[pick(random, KEYWORDS)] = pick(random, VALUES)
  return { type: 'object', properties: { part } }
}

/** Known differences: `items` of earlier drafts, and required names without a property. */
const isApart = ({ field }: SnippetInputError): boolean => /\.required\[\d+\]$/.test(field)

it(`accepts and rejects the same 3000 schemas of seed ${SEED} as a meta-schema validator`, () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const random = seeded(SEED)
  const verdicts = { right: 0, wrong: 0 }
  for (let count = 0; count < 3_000; count++) {
    const schema = schemaOf(random)
    const part = (schema['properties'] as JsonObject)['part'] as JsonObject
    if (Array.isArray(part['items'])) continue
    const isRight = ajv.validateSchema(schema) === true
    let said: SnippetInputError | undefined
    try {
      explainInferenceSnippets(model, 'together', undefined, { recipe: 'structured-output', schema })
    } catch (error) {
      if (!(error instanceof SnippetInputError)) throw error
      said = error
    }
    if (said !== undefined && isRight && isApart(said)) continue
    verdicts[isRight ? 'right' : 'wrong']++
    expect({ schema, isRight: said === undefined, said: said?.message }).toMatchObject({ schema, isRight })
  }
  expect(verdicts.right).toBeGreaterThan(100)
  expect(verdicts.wrong).toBeGreaterThan(100)
})
