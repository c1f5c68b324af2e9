import type { Body, OpenAiSupport, ResponseResult, Route, RouteInput } from '../providers/provider.ts'
import { type InputFile, readInputs, type TaskInputs } from '../tasks/inputs.ts'
import { frozenCopy } from '../values/frozen-copy.ts'
import { readJson } from '../values/read-json.ts'
import { traitsOf } from '../values/traits.ts'
import { type FileEncoding, FileNode, type JsonObject, type JsonValue } from '../values/value.ts'
import { assumedFile } from './assumed-file.ts'
import { assumedService } from './assumed-service.ts'
import { type Base, parametersOf, readBase, readBodyFields } from './base.ts'
import type { AutoTaskCall, HttpRequest, OpenAiTask, TaskCall } from './call.ts'
import type { Decision } from './decision.ts'
import { readEndpoint, withSuffix } from './endpoint.ts'
import { headersOf, moreHeadersOf } from './headers.ts'
import { getLogger } from './logger.ts'
import type { SnippetFile } from './set-up.ts'

const ROUTER_URL = 'https://router.huggingface.co'
const COMPLETIONS = '/completions'

/**
 * Builds a call of a task other than chat.
 *
 * @returns the call, or the reason why the provider cannot be sent this input
 * @throws SnippetInputError naming the option that no example can carry
 */
export function buildTaskCall(decision: Decision): TaskCall | AutoTaskCall | string {
  const { model, task, provider, builtInProvider, route, mapping, options } = decision
  const base = readBase(decision)
  const isExample = options.inputs === undefined
  const example = options.similarity === true ? task.exampleTexts : undefined
  const given = isExample ? (example ?? route?.exampleInput ?? task.exampleInput(model)) : options.inputs
  const inputs = frozenCopy(readInputs(task, given, isExample ? 'example input' : 'options.inputs'))
  const comparesTexts = options.similarity === true && (inputs.texts?.length ?? 0) > 1
  const { notes, parameters, unknownParameters } = readParameters(decision, base.providerModel)
  const common = {
    files: Object.freeze(inputs.file === undefined || inputs.file.remote ? [] : [fileOf(inputs.file, isExample)]),
    traits: traitsOf(model.id, base.providerModel, provider, mapping?.adapterWeightsPath ?? '', inputs, parameters),
    hubMethods: task.hubMethods,
    huggingfaceHub: builtInProvider?.huggingfaceHub,
    inputs,
    comparesTexts,
    parameters,
    notes,
    unknownParameters,
    ...base,
  }
  if (route === undefined) return Object.freeze({ kind: 'auto-task', baseUrl: ROUTER_URL, ...common })

  const input: RouteInput = Object.freeze({
    task: task.id,
    model,
    providerModel: base.providerModel,
    mapping,
    inputs,
    parameters,
    file(encoding: FileEncoding, mediaType?: string) {
      const { location, remote, mediaType: own, kind } = inputs.file as InputFile
      return new FileNode(location, remote, mediaType ?? own, encoding, kind)
    },
  })
  const { path: pathOf, directPath = pathOf } = route
  const path =
    base.target === 'endpoint' ? undefined : (base.target === 'direct' ? directPath : pathOf)(base.providerModel)
  const reason = route.unsupported?.(input) ?? unsupportedPath(path)
  const isOpenAiUrl = takesOpenAiAlone(base, decision, route)
  const isOpenAiAlone = (reason !== undefined && route.openai?.route !== undefined) || isOpenAiUrl
  if (reason !== undefined && !isOpenAiAlone) return reason
  const url = urlOf(base, decision, route, path)
  const own = {
    request: requestOf(base, decision, route, url, readBody(route.body(input), inputs)),
    result: resultOf(route, input, comparesTexts),
  }
  const openai = route.openai && openaiTaskOf(base, decision, route.openai, input, own, comparesTexts)
  if (isOpenAiAlone && openai?.unsupported !== undefined) return openai.unsupported
  const { request, result } = isOpenAiAlone ? (openai ?? own) : own
  return Object.freeze({
    kind: 'task',
    routeIsRegistered: decision.routeIsRegistered,
    baseUrl: request.url.endsWith(COMPLETIONS) ? request.url.slice(0, -COMPLETIONS.length) : request.url,
    request,
    result,
    unsupportedByHub: isOpenAiUrl ? NOT_BY_HUB : hubReasons(base, route, input),
    openai,
    unsupportedByOthers: reason,
    assumptions: Object.freeze([
      ...assumedService(decision),
      ...[route.assumption, route.assumes?.(input)].filter((each) => each !== undefined),
      ...assumedFile(inputs.file),
    ]),
    ...common,
  })
}

/** Returns why the Hugging Face clients can’t send the call, by language. */
const hubReasons = ({ target }: Base, { unsupportedByHub }: Route, input: RouteInput): TaskCall['unsupportedByHub'] =>
  target === 'endpoint' || unsupportedByHub === undefined
    ? undefined
    : Object.freeze({ python: unsupportedByHub(input, 'python'), js: unsupportedByHub(input, 'js') })

const OPENAI_URL = 'the endpoint’s URL expects OpenAI’s format, but this client sends Hugging Face’s'
const NOT_BY_HUB = Object.freeze({ python: OPENAI_URL, js: OPENAI_URL })

/** Whether the endpoint’s URL is one of OpenAI’s API, so that all clients send its format. */
const takesOpenAiAlone = ({ target }: Base, { options }: Decision, { openai }: Route): boolean =>
  target === 'endpoint' &&
  openai?.route !== undefined &&
  openai.alone !== undefined &&
  readEndpoint(options.endpointUrl).pathname.endsWith(openai.alone)

/**
 * Returns the call as OpenAI’s clients make it.
 *
 * @param own what the other clients send and are answered
 */
function openaiTaskOf(
  base: Base,
  decision: Decision,
  { route, besides }: OpenAiSupport,
  input: RouteInput,
  own: Pick<OpenAiTask, 'request' | 'result'>,
  comparesTexts: boolean,
): OpenAiTask {
  if (route === undefined) return Object.freeze({ ...own, unsupported: undefined })
  const endpoint = readEndpoint(decision.options.endpointUrl)
  if (besides !== undefined && endpoint.pathname.endsWith(besides)) {
    endpoint.pathname = endpoint.pathname.slice(0, -besides.length)
  }
  const url = withSuffix(endpoint, route.path(base.providerModel).replace(/^\/v1/, ''))
  const lacking = Object.keys(input.parameters).find((name) => documentedBy(route, base)?.includes(name) === false)
  return Object.freeze({
    request: requestOf(base, decision, route, url, readBody(route.body(input), input.inputs)),
    result: resultOf(route, input, comparesTexts),
    unsupported:
      lacking === undefined
        ? route.unsupported?.(input)
        : `the client sends OpenAI’s format to your endpoint, and OpenAI’s API has no parameter ${JSON.stringify(lacking)}`,
  })
}

/** Returns what an example shows of the response: embeddings, or how similar they are. */
function resultOf({ result: resultFor }: Route, input: RouteInput, comparesTexts: boolean): ResponseResult {
  const result = resultFor(input)
  return comparesTexts && result.kind === 'json' && result.shows?.as === 'embeddings'
    ? { ...result, shows: { ...result.shows, as: 'similarity' } }
    : result
}

/** Clients remove such segments from URLs, however they’re encoded. */
const unsupportedPath = (path = ''): string | undefined =>
  /\/\.{1,2}(?:\/|$)/.test(path)
    ? 'the provider’s model id contains a . or .. segment, which clients remove from URLs'
    : undefined

/** Parses a body that a route returns as text. Invalid JSON is logged, and the inputs are sent instead. */
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

function plainInputs({ text, texts, file, ...others }: TaskInputs): JsonObject {
  return { inputs: (text ?? texts ?? file?.location ?? others) as JsonValue }
}

const fileOf = ({ location, mediaType }: InputFile, isExample: boolean): SnippetFile =>
  Object.freeze({ name: location, mediaType, ...(isExample ? { sample: `samples/${location}` } : undefined) })

function requestOf(base: Base, decision: Decision, route: Route, url: string, body: Body): HttpRequest {
  const scheme = base.target === 'direct' ? (decision.providerRecord?.keyScheme ?? 'Bearer') : 'Bearer'
  const contentType =
    body.kind === 'json' ? 'application/json' : body.kind === 'bytes' ? body.file.mediaType : undefined
  const routeHeaders = base.target === 'routed' ? { ...route.headers, ...route.routedHeaders } : route.headers
  return Object.freeze({
    method: 'POST',
    url,
    headers: headersOf(base.token, scheme, contentType, moreHeadersOf(base.billTo, routeHeaders)),
    body,
  })
}

/** @param path the route's; absent for an endpoint of the reader's own */
function urlOf({ target, task, provider }: Base, decision: Decision, route: Route, path: string | undefined): string {
  if (path === undefined) {
    const url = readEndpoint(decision.options.endpointUrl)
    return task === 'text-generation' ? withSuffix(url, COMPLETIONS) : url.href
  }
  if (target === 'direct') return (route.directBaseUrl ?? decision.providerRecord?.baseUrl ?? '') + path
  return `${ROUTER_URL}/${provider}${path}${route.routedQuery ?? ''}`
}

const documentedBy = (
  { parameters }: Route,
  { providerModel }: Pick<Base, 'providerModel'>,
): readonly string[] | undefined => (typeof parameters === 'function' ? parameters(providerModel) : parameters)

/** Returns the example’s values, overridden by the user’s, if the route supports them. */
function readParameters(
  { model, task, route, options }: Decision,
  providerModel: string,
): Pick<TaskCall, 'notes' | 'parameters' | 'unknownParameters'> {
  const { temperature, top_p, max_tokens: max_new_tokens } = options
  const named = task.id === 'text-generation' ? { temperature, top_p, max_new_tokens } : {}
  const ofOptions = readBodyFields(named, 'options')
  const given: JsonObject = {
    ...ofOptions,
    ...(readJson(parametersOf(options), 'options.parameters') as JsonObject),
    // An option takes precedence over a parameter of the same name, as in chat.
    ...ofOptions,
  }
  const lacking = route?.lacks?.(providerModel) ?? []
  const documented = route && documentedBy(route, { providerModel })
  const isKnown = (name: string): boolean => (documented?.includes(name) ?? true) && !lacking.includes(name)
  const known = (parameters: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => isKnown(name)))
  const parameters = Object.freeze({
    ...known(task.exampleParameters ?? {}),
    ...route?.exampleParameters?.(providerModel),
    ...known(given),
  })
  const { parameter = '', text } = task.exampleNote ?? {}
  const isExample = !Object.hasOwn(given, parameter) && parameters[parameter] === task.exampleParameters?.[parameter]
  return {
    parameters,
    notes: Object.freeze(text !== undefined && isExample && Object.hasOwn(parameters, parameter) ? [text(model)] : []),
    unknownParameters: Object.freeze(Object.keys(given).filter((name) => !isKnown(name))),
  }
}
