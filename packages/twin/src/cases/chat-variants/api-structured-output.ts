import type { InferenceSnippet, JsonObject } from '@model-snippets/core'
import { meaningOf } from '../../judge/json-schema.ts'
import { clientFacts } from '../../languages/index.ts'
import { INVALID_TEXTS, REFUSAL } from '../../services/protocols/invalid-output.ts'
import type { Chosen, Question, Scenario } from '../case.ts'
import type { CaseFamily } from '../case-family.ts'
import { FOR_RETRIES, newNonce, schemaModel, supportedPart, WITH_OPTIONS } from '../chat.ts'
import { type ApiFacts, apiKind, apiRun, type Fields, stageApi } from './api.ts'
import { type AnswerSample, endingOf, RICH, sampleFor } from './structured-output.ts'

/** How an API gets a schema for its answer. */
export interface ApiFormat {
  /** Returns the clients' arguments for a sample. */
  readonly of: (sample: AnswerSample, question: Question) => Fields
  /** Returns a schema as a client sends it, if the API doesn't support all of JSON Schema. */
  readonly meaning?: (schema: unknown, client: string) => unknown
}

const withSchema = ({ options = {} }: Chosen): Chosen => {
  const others = Object.entries(options).filter(([name]) => name !== 'response_format')
  return { options: { ...Object.fromEntries(others), schema: RICH.given } }
}

/** Structured output with an API. */
export function apiStructuredOutput(facts: ApiFacts, format: ApiFormat): CaseFamily {
  const plain = apiKind(facts)
  return {
    ...plain,
    model: schemaModel,
    options: { api: facts.api, recipe: 'structured-output' },
    callPart: (question, model, chosen, offered) => {
      const part = plain.callPart(question, model, chosen, offered)
      const asked = format.of(sampleFor(chosen.options?.schema), question)
      return { ...part, apiArguments: { ...part.apiArguments, ...asked } }
    },
    furtherRuns: (planned) => [
      ...plain
        .furtherRuns(planned)
        .map((each) =>
          each.name === WITH_OPTIONS ? { ...each, chosen: supportedPart(withSchema(each.chosen), planned) } : each,
        ),
      apiRun('refusal', { invalidOutput: 'refusal' }),
      ...INVALID_TEXTS.map(([invalidOutput, text]) => ({
        ...apiRun(invalidOutput, { invalidOutput, wrongAnswer: text }),
        ...FOR_RETRIES,
      })),
    ],
    stage: (call, asked, scenario, snippet) => {
      const nonce = newNonce()
      const value: JsonObject = sampleFor(asked.options.schema).answer(nonce)
      const { invalidOutput, wrongAnswer = JSON.stringify(value) } = scenario.kind === 'chat-api' ? scenario : {}
      const reply = invalidOutput === 'refusal' ? REFUSAL : wrongAnswer
      const stage = stageApi(facts, call, asked, scenario, snippet, { nonce, reply })
      const { meaning = meaningOf } = format
      return {
        ...stage,
        readBody: (body) =>
          withMeaning(
            facts.readBody?.(body) ?? body,
            (schema) => meaning(schema, snippet.client),
            clientFacts(snippet).namesSchemas,
          ),
        ending:
          isCutOff(scenario) && parsesFirst(snippet)
            ? { kind: 'failure', told: {} }
            : endingOf(scenario, value, stage.ending),
      }
    },
  }
}

const isCutOff = (scenario: Scenario): boolean => scenario.kind === 'chat-api' && scenario.ending === 'limit'

/** Python's helpers parse a partial text before they report why it ended (openai 3.54, anthropic 2.12). */
const parsesFirst = ({ language, client }: Pick<InferenceSnippet, 'language' | 'client'>): boolean =>
  language === 'python' && (client === 'openai' || client === 'anthropic')

/**
 * Replaces each answer schema in the body by its meaning.
 *
 * @param prefix a client's prefix of the schema's name
 */
const withMeaning = (body: unknown, meaning: (schema: unknown) => unknown, prefix = ''): unknown =>
  JSON.parse(JSON.stringify(body), function (this: { readonly type?: unknown; readonly name?: unknown }, key, value) {
    const isNamed = key === 'name' && this.type === 'json_schema' && typeof value === 'string'
    if (isNamed && value.startsWith(prefix)) return value.slice(prefix.length)
    return key === 'schema' && (this.type === 'json_schema' || this.name !== undefined) ? meaning(value) : value
  })
