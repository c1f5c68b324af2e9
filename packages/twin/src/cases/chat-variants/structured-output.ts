import type { JsonObject } from '@model-snippets/core'
import type { Ending } from '../../judge/ending.ts'
import { withMeaningOfSchema } from '../../judge/json-schema.ts'
import { clientFacts } from '../../languages/index.ts'
import type { ClientFacts } from '../../languages/twin-language.ts'
import { INVALID_OUTPUTS, type InvalidOutput, REFUSAL } from '../../services/protocols/invalid-output.ts'
import { behaviourRuns } from '../behaviours.ts'
import type { CaseRun, Chosen, Question, Scenario } from '../case.ts'
import type { CaseFamily } from '../case-family.ts'
import {
  chat,
  documentedChoice,
  FOR_RETRIES,
  isWorthOptions,
  newNonce,
  REPRESENTATIVE,
  schemaModel,
  stageChat,
  supportedPart,
  WITH_OPTIONS,
} from '../chat.ts'

/** A user's schema, what must be sent for it, and a matching answer. All three are hand-written. */
export interface AnswerSample {
  /** Absent if the user gives no schema. */
  readonly given?: JsonObject
  readonly name: string
  readonly sent: JsonObject
  readonly answer: (nonce: string) => JsonObject
}

/** The request without a schema. */
const USUAL: AnswerSample = {
  name: 'Answer',
  sent: {
    type: 'object',
    properties: {
      answer: { type: 'string', description: 'The answer in one sentence' },
      confidence: { enum: ['low', 'medium', 'high'] },
      keywords: { type: 'array', items: { type: 'string' } },
    },
    required: ['answer', 'confidence', 'keywords'],
    additionalProperties: false,
  },
  answer: (nonce) => ({
    answer: `Antwort ${nonce}: größer, 東京 🙂`,
    confidence: 'medium',
    keywords: [nonce, '', '"'],
  }),
}

/** Samples by the user's schema. */
const SAMPLES = new WeakMap<object, AnswerSample>()

/** Registers a sample, so that the twin can answer with its schema. */
export function knowSample<Sample extends AnswerSample>(sample: Sample): Sample {
  if (sample.given !== undefined) SAMPLES.set(sample.given, sample)
  return sample
}

/** All features that models support, and names that aren't identifiers in any language. */
export const RICH = knowSample({
  given: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'TripPlan',
    description: 'A plan of a trip',
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Its "English" name, as in `$HOME`\n(not the local one)', minLength: 1 },
      kind: { enum: ['day', 'week', null] },
      stops: { type: 'array', items: { $ref: '#/$defs/Stop' }, minItems: 1, maxItems: 9 },
      class: { type: 'integer', minimum: 1, maximum: 3 },
      model_config: { type: ['number', 'null'], exclusiveMinimum: 0 },
      'it’s "dear"': { type: 'boolean' },
      home: {
        type: 'object',
        description: 'Where it starts',
        properties: { street: { type: 'string' }, number: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
        required: ['street', 'number'],
      },
      level: { const: 2 },
    },
    required: ['city', 'kind', 'stops', 'class', 'model_config', 'it’s "dear"', 'level'],
    $defs: {
      Stop: {
        type: 'object',
        properties: { name: { type: 'string' }, on: { type: 'string', format: 'date' }, note: { type: 'string' } },
        required: ['name', 'on'],
      },
    },
  },
  name: 'TripPlan',
  sent: {
    description: 'A plan of a trip',
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Its "English" name, as in `$HOME`\n(not the local one)', minLength: 1 },
      // Doesn't contain null, which huggingface_hub isn't asked to send.
      kind: { anyOf: [{ enum: ['day', 'week'] }, { type: 'null' }] },
      stops: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            on: { type: 'string', format: 'date' },
            note: { type: ['string', 'null'] },
          },
          required: ['name', 'on', 'note'],
          additionalProperties: false,
        },
        minItems: 1,
        maxItems: 9,
      },
      class: { type: 'integer', minimum: 1, maximum: 3 },
      model_config: { type: ['number', 'null'], exclusiveMinimum: 0 },
      'it’s "dear"': { type: 'boolean' },
      home: {
        description: 'Where it starts',
        anyOf: [
          {
            type: 'object',
            properties: { street: { type: 'string' }, number: { type: ['integer', 'string'] } },
            required: ['street', 'number'],
            additionalProperties: false,
          },
          { type: 'null' },
        ],
      },
      level: { enum: [2] },
    },
    required: ['city', 'kind', 'stops', 'class', 'model_config', 'it’s "dear"', 'home', 'level'],
    additionalProperties: false,
  },
  answer: (nonce: string) => ({
    city: `Lyon ${nonce} – größer 🙂`,
    kind: null,
    stops: [
      { name: `Stop ${nonce}`, on: '2026-11-22', note: null },
      { name: 'b', on: '2026-11-23', note: 'line one\nline "two"' },
    ],
    class: 2,
    model_config: 0.5,
    'it’s "dear"': true,
    home: { street: 'Rue d’Alsace', number: '7 bis' },
    level: 2,
  }),
} satisfies AnswerSample)

export function sampleFor(schema: JsonObject | undefined): AnswerSample {
  const sample = schema === undefined ? USUAL : SAMPLES.get(schema)
  if (sample === undefined) throw new Error('The twin has no answer to this schema')
  return sample
}

/** The published clients' response format for a sample. */
export const formatFor = ({ name, sent }: AnswerSample): JsonObject => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema: sent },
})

/** Options that aren't body fields. */
const OF_RECIPE = ['recipe', 'schema', 'response_format']

function documentedWithSchema(question: Question): Chosen {
  const options = Object.entries(documentedChoice(question).options ?? {}).filter(
    ([name]) => name !== 'response_format',
  )
  return { options: { ...Object.fromEntries(options), schema: RICH.given } }
}

/** Models document refusals and the token limit; the schema excludes other invalid outputs. */
const DOCUMENTED_INVALID_OUTPUTS: readonly InvalidOutput[] = ['refusal', 'truncated']

const invalidOutputRun = (invalidOutput: InvalidOutput): CaseRun => ({
  name: invalidOutput,
  chosen: {},
  scenario: { kind: 'chat', invalidOutput },
  ...(DOCUMENTED_INVALID_OUTPUTS.includes(invalidOutput) ? {} : FOR_RETRIES),
})

/** Only plain chats show reasoning and usage. */
const isOfAnswers = ({ scenario }: CaseRun): boolean =>
  scenario.kind === 'chat' && scenario.reasoning === undefined && scenario.usage === undefined

/** Structured output. */
export const structuredOutput: CaseFamily = {
  ...chat,
  model: schemaModel,
  options: { recipe: 'structured-output' },
  callPart: (question, model, chosen, offered) => {
    const { options = {} } = chosen
    const part = chat.callPart(question, model, chosen, offered)
    const fields = Object.entries(part.parameters).filter(([name]) => !OF_RECIPE.includes(name))
    return {
      ...part,
      parameters: { ...Object.fromEntries(fields), response_format: formatFor(sampleFor(options.schema)) },
    }
  },
  furtherRuns: (planned) => [
    ...chat
      .furtherRuns(planned)
      .filter(isOfAnswers)
      .map((each) =>
        each.name === WITH_OPTIONS
          ? { ...each, chosen: supportedPart(documentedWithSchema(planned.question), planned) }
          : each,
      ),
    ...INVALID_OUTPUTS.map(invalidOutputRun),
    ...behaviourRuns(planned, 'chat-completions', 'structured-output', REPRESENTATIVE),
  ],
  without: ({ question, unsupported }) => {
    const reason = isWorthOptions(question) ? unsupported(documentedWithSchema(question)) : undefined
    return reason === undefined ? [] : [{ name: WITH_OPTIONS, reason }]
  },
  stage: (call, asked, scenario, snippet) => {
    const nonce = newNonce()
    const value = sampleFor(asked.options.schema).answer(nonce)
    const wrong = scenario.kind === 'chat' ? scenario.wrongAnswer : undefined
    const stage = stageChat(call, asked, scenario, snippet, { nonce, reply: wrong ?? JSON.stringify(value) })
    const ending = endingOf(scenario, value, stage.ending)
    return {
      ...stage,
      readBody: (body) => withMeaningOfSchema(body, clientFacts(snippet).namesSchemas),
      ending: asked.options.retries ? ending : endingOfPlain(scenario, ending, clientFacts(snippet)),
    }
  },
}

/** If a plain example parses a partial value, or a client a refusal, the language's parser reports the error. */
function endingOfPlain(scenario: Scenario, ending: Ending, { hidesRefusals, parsesRefusals }: ClientFacts): Ending {
  const invalidOutput = scenario.kind === 'chat' ? scenario.invalidOutput : undefined
  if (invalidOutput === 'truncated') return { kind: 'failure', told: { mayCrash: true } }
  if (invalidOutput === 'refusal' && hidesRefusals) return { kind: 'failure', told: {} }
  return invalidOutput === 'refusal' && parsesRefusals
    ? { kind: 'failure', told: { words: REFUSAL, mayCrash: true } }
    : ending
}

/** Returns how a chat must end if it parses a value: an incomplete text isn't a value, even if part of it is shown. */
export function endingOf(scenario: Scenario, value: JsonObject, ending: Ending): Ending {
  if (
    (scenario.kind === 'chat' || scenario.kind === 'chat-api') &&
    (scenario.invalidOutput !== undefined || scenario.wrongAnswer !== undefined)
  ) {
    return { kind: 'failure', told: scenario.invalidOutput === 'refusal' ? { words: REFUSAL } : {} }
  }
  const isWhole = scenario.kind === 'chat' && scenario.ending !== 'error-event'
  if (ending.kind === 'result' || (ending.kind === 'either' && isWhole)) {
    return { ...ending, result: { kind: 'value', value } }
  }
  return ending.kind === 'either' ? { kind: 'failure', told: ending.told } : ending
}
