import type { Decision, HttpRequest, TaskCall } from './call.ts'
import {
  addParameters,
  type Base,
  headersOf,
  NO_FILES,
  NO_STEERING,
  parametersOf,
  readBase,
  readEndpoint,
  withSuffix,
} from './call-base.ts'
import { type JsonTraits, newTraits, readJson, setField } from './json.ts'
import { FileNode, type JsonObject, type JsonValue } from './languages/value.ts'
import { getLogger } from './logger.ts'
import type { Body, Provider, Route, RouteInput } from './providers/provider.ts'
import { type InputFile, readInputs, type TaskInputs } from './tasks/inputs.ts'
import type { TaskInference } from './tasks/task.ts'
import type { SnippetFile, SnippetOptions } from './types.ts'

/**
 * Builds one call of a task that is not chat.
 *
 * @returns the call, or the reason why the provider cannot be sent this input
 * @throws SnippetInputError naming the option that no example can carry
 */
export function buildTaskCall(task: TaskInference, decision: Decision): TaskCall | string {
  const { model, providerRecord, published, route, mapping, options } = decision
  const traits = newTraits()
  const base = readBase(decision, task.id, traits)
  const isExample = options.inputs === undefined
  const given = isExample ? (route?.exampleInput ?? task.exampleInput(model)) : options.inputs
  const inputs = readInputs(task, given, isExample ? 'example input' : 'options.inputs', traits)
  const parameters = readTaskParameters(task, options, traits)
  const input: RouteInput = {
    task: task.id,
    model,
    providerModel: base.providerModel,
    mapping,
    inputs,
    parameters,
    file(encoding, mediaType) {
      const { location, remote, mediaType: own, kind } = inputs.file as InputFile
      return new FileNode(location, remote, mediaType ?? own, encoding, kind)
    },
  }
  const refusal =
    route?.refuses?.(input) ?? (base.mode === 'endpoint' ? undefined : refusesPath(route, base.providerModel))
  if (refusal !== undefined) return refusal
  // What was read becomes the call: copying an object of this size takes its time.
  const call = base as { -readonly [Field in keyof TaskCall]: TaskCall[Field] }
  call.files = inputs.file === undefined || inputs.file.remote ? NO_FILES : [fileOf(inputs.file, isExample)]
  call.traits = traits
  call.hubMethods = task.hubMethods
  call.huggingfaceHub = published?.huggingfaceHub
  call.inputs = inputs
  call.parameters = parameters
  call.request =
    route === undefined ? undefined : requestOf(base, providerRecord, route, readBody(route.body(input), inputs))
  call.answer = route?.answer(input)
  return Object.freeze(call)
}

/** Programs take such steps out of an address before they send it, however they are spelled. */
const refusesPath = (route: Route | undefined, model: string): string | undefined =>
  route !== undefined && /\/\.{1,2}(?:\/|$)/.test(route.path(model))
    ? 'the provider’s id of the model holds a step . or .. and no address can hold it'
    : undefined

/** A body that a route gives as text is read; what is no JSON is reported, and the inputs go as they are. */
function readBody(body: Body | string, inputs: TaskInputs): Body {
  if (typeof body !== 'string') return body
  const details: unknown[] = []
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { kind: 'json', value: value as JsonObject }
  } catch (error) {
    details.push(error)
  }
  getLogger().error('Failed to parse body as JSON', ...details)
  return { kind: 'json', value: plainInputs(inputs) }
}

function plainInputs({ text, file, ...others }: TaskInputs): JsonObject {
  return { inputs: (text ?? file?.location ?? others) as JsonValue }
}

const fileOf = ({ location, mediaType }: InputFile, isExample: boolean): SnippetFile =>
  isExample ? { name: location, mediaType, sample: `samples/${location}` } : { name: location, mediaType }

function requestOf(base: Base, record: Provider | undefined, route: Route, body: Body): HttpRequest {
  const scheme = base.mode === 'direct' ? (record?.keyScheme ?? 'Bearer') : 'Bearer'
  const contentType =
    body.kind === 'json' ? 'application/json' : body.kind === 'bytes' ? body.file.mediaType : undefined
  return Object.freeze({
    method: 'POST',
    url: taskUrl(base, record, route),
    headers: headersOf(base, scheme, contentType, route.headers),
    body: Object.freeze(body),
  })
}

function taskUrl(
  { mode, task, provider, providerModel, endpointUrl }: Base,
  record: Provider | undefined,
  route: Route,
): string {
  if (mode === 'endpoint') {
    const url = readEndpoint(endpointUrl)
    return task === 'text-generation' ? withSuffix(url, '/completions') : url.href
  }
  const path = route.path(providerModel)
  if (mode === 'direct') return (route.directBaseUrl ?? record?.baseUrl ?? '') + path
  return `https://router.huggingface.co/${provider}${path}${route.routedQuery ?? ''}`
}

function readTaskParameters(task: TaskInference, options: SnippetOptions, traits: JsonTraits): JsonObject {
  const fields: { [key: string]: JsonValue } = { ...task.exampleParameters }
  if (task.id === 'text-generation') {
    const { temperature, top_p, max_tokens: max_new_tokens } = options
    addParameters(fields, { temperature, top_p, max_new_tokens }, 'options', NO_STEERING, traits)
  }
  const given = readJson(parametersOf(options), 'options.parameters', traits) as JsonObject
  for (const key of Object.keys(given)) setField(fields, key, given[key] as JsonValue)
  return Object.freeze(fields)
}
