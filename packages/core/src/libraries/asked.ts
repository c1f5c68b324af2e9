import type { ModelRecord } from '../model/model-record.ts'
import { SnippetInputError } from '../values/errors.ts'
import { readJson } from '../values/read-json.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'

/** The input for a library example, under the names of the call options. What you leave out comes from the example. */
export interface LibraryRequest {
  /** The messages of a chat, oldest first. */
  readonly messages?: unknown
  /** The input for a task other than chat, in the same format as the example input. */
  readonly inputs?: unknown
  readonly parameters?: unknown
  readonly max_tokens?: unknown
  /** Other options; the examples report them as ignored. */
  readonly [option: string]: unknown
}

/** The record's field for the request; no record from outside can have it. */
const ASKED = Symbol('asked')

type AskedRecord = ModelRecord & { readonly [ASKED]?: JsonObject }

/**
 * Returns a record that carries the input for its examples.
 *
 * @throws SnippetInputError if the messages aren't a list of objects, or a value isn't JSON
 */
export function withRequest(model: ModelRecord, request: LibraryRequest): ModelRecord {
  const asked = Object.fromEntries(
    givenOptions(request).map(([name, value]) => [name, readJson(value, `options.${name}`)]),
  )
  const { messages } = asked
  if (messages !== undefined && !(Array.isArray(messages) && messages.every(isObject))) {
    throw new SnippetInputError(
      'options.messages',
      `expected an array of message objects, got ${JSON.stringify(messages).slice(0, 80)}`,
    )
  }
  return { ...model, [ASKED]: asked } as AskedRecord
}

/** Returns the options that are set; false switches don't count. */
export const givenOptions = (request: LibraryRequest): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(request).filter(([, value]) => value !== undefined && value !== false)

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const askedAt = (model: ModelRecord, name: string): JsonValue | undefined => (model as AskedRecord)[ASKED]?.[name]

/** Returns the request's messages in the chat API's format. */
export const askedMessages = (model: ModelRecord): readonly JsonObject[] | undefined =>
  askedAt(model, 'messages') as readonly JsonObject[] | undefined

/** Returns the text of the request's input, or the example's own. */
export function askedText(model: ModelRecord, sample: string): string {
  const inputs = askedAt(model, 'inputs')
  return typeof inputs === 'string' ? inputs : sample
}

/** Returns the text of one part of the request's input, or the example's own. */
export function askedPart(model: ModelRecord, part: string, sample: string): string {
  const value = partOf(model, part)
  return typeof value === 'string' ? value : sample
}

/** Returns the texts of one part of the request's input; `undefined` if there are none. */
export function askedTexts(model: ModelRecord, part: string): readonly string[] | undefined {
  const value = partOf(model, part)
  return isTexts(value) && value.length > 0 ? value : undefined
}

/** Returns the table of the request's input, or the example's own. */
export function askedTable(model: ModelRecord, sample: JsonObject): JsonObject {
  const value = partOf(model, 'table')
  return value !== undefined && isObject(value) ? value : sample
}

function partOf(model: ModelRecord, part: string): JsonValue | undefined {
  const inputs = askedAt(model, 'inputs')
  return inputs !== undefined && isObject(inputs) && Object.hasOwn(inputs, part) ? inputs[part] : undefined
}

/** Returns the candidate labels of the request, or the example's own. */
export function askedLabels<Sample>(model: ModelRecord, sample: Sample): readonly string[] | Sample {
  const parameters = askedAt(model, 'parameters')
  const labels = parameters !== undefined && isObject(parameters) ? parameters['candidate_labels'] : undefined
  return isTexts(labels) && labels.length > 0 ? labels : sample
}

/** Returns the requested maximum answer length in tokens. */
export function askedTokens(model: ModelRecord): number | undefined {
  const tokens = askedAt(model, 'max_tokens')
  return typeof tokens === 'number' && tokens > 0 ? tokens : undefined
}

const isTexts = (value: JsonValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
