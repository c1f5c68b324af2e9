import type { TaskCall } from '../../call/call.ts'
import type { ResponseResult } from '../../providers/provider.ts'
import { getOwn } from '../../values/get-own.ts'
import type { FileNode, JsonValue, Value } from '../../values/value.ts'
import { METHODS, type OpenAiMethod } from './openai-client.ts'

/* Shared by OpenAI's clients in all languages, for tasks other than chat. */

const SUFFIX = '/completions'

/** A text generation request, as passed to OpenAI's clients. */
export interface Completion {
  /** The body's fields: the model, the prompt, and everything else that the provider gets. */
  readonly fields: { readonly [name: string]: Value }
  /** Headers beyond those that the clients set themselves. */
  readonly moreHeaders: { readonly [name: string]: Value }
}

/** Reads a call's request as a completion; only for calls that pass `unsupportedCompletion`. */
export function completionOf({ request }: TaskCall): Completion {
  return {
    fields: request.body.kind === 'json' ? request.body.value : {},
    moreHeaders: moreHeadersOf(request),
  }
}

function moreHeadersOf({ headers }: TaskCall['request']): Completion['moreHeaders'] {
  const { Authorization: _, 'Content-Type': __, ...moreHeaders } = headers
  return moreHeaders
}

/** Returns why OpenAI's clients can't request this completion; they support only one URL. */
export const unsupportedCompletion = ({ request: { url, body } }: TaskCall): string | undefined =>
  url.endsWith(SUFFIX) && body.kind === 'json' && Object.hasOwn(body.value, 'prompt')
    ? undefined
    : 'the provider has its own text generation API, and the client supports only OpenAI’s'

/** A task's request, as passed to the clients. */
export interface MethodCall extends Completion {
  readonly method: OpenAiMethod
  readonly baseUrl: string
  /** The file in a form, and its field name. */
  readonly file: { readonly content: FileNode; readonly name: string } | undefined
  readonly result: ResponseResult
}

/** The reference of the clients' methods. */
const REFERENCE = 'https://platform.openai.com/docs/api-reference'

/**
 * Returns why OpenAI's clients don't support a task other than text generation.
 *
 * @param named the name of another client's method that calls the same API
 */
export function unsupportedMethod(call: TaskCall, named?: string): string | undefined {
  const { openai, target, task, providerLabel } = call
  const method = getOwn(METHODS, task)
  if (openai === undefined || method === undefined) {
    const who = target === 'endpoint' ? 'an endpoint' : providerLabel
    return `${named ?? `the client’s ${method?.name}`} calls OpenAI’s API (${REFERENCE}), and ${who} isn’t documented to support that API for ${task}`
  }
  if (openai.unsupported !== undefined) return openai.unsupported
  const { body } = openai.request
  const nested = body.kind === 'form' ? nestedIn(call, body.fields) : undefined
  return nested === undefined
    ? undefined
    : `the client splits ${nested} into several form fields because it contains objects`
}

/** Returns the name of a field whose value the clients split into several fields. */
const nestedIn = ({ parameters }: TaskCall, fields: { readonly [name: string]: string }): string | undefined =>
  Object.keys(fields).find((name) => [getOwn(parameters, name)].flat().some(isBranch))

const isBranch = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Reads a call as a method call; only for calls that pass `unsupportedMethod`. */
export function methodCallOf(call: TaskCall): MethodCall {
  const { openai: { request, result } = call, parameters, task } = call
  const method = getOwn(METHODS, task) as OpenAiMethod
  const { body, url } = request
  return {
    method,
    baseUrl: url.slice(0, -method.path.length),
    moreHeaders: moreHeadersOf(request),
    result,
    ...(body.kind === 'form'
      ? { fields: asGiven(body.fields, parameters), file: { content: body.file, name: body.fileName } }
      : { fields: inNumbers(task, body.kind === 'json' ? body.value : {}), file: undefined }),
  }
}

/** Form fields are texts; the clients convert the values themselves. */
const asGiven = (
  fields: { readonly [name: string]: string },
  parameters: { readonly [name: string]: JsonValue },
): Completion['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, getOwn(parameters, name) ?? text]))

/** By default, the clients request base64, but not every service supports formats other than numbers. */
function inNumbers(task: string, fields: Completion['fields']): Completion['fields'] {
  if (task !== 'feature-extraction') return fields
  const { model, input, encoding_format: format, ...others } = fields
  return { model: model as Value, input: input as Value, encoding_format: format ?? 'float', ...others }
}

/** Parameters that make a transcription more than its text. */
const OF_MORE_THAN_TEXT = ['diarize', 'response_format', 'timestamp_granularities']

/** Checks whether a transcription returns only text. */
export const isTextAlone = ({ parameters }: TaskCall): boolean =>
  !OF_MORE_THAN_TEXT.some((name) => Object.hasOwn(parameters, name))
