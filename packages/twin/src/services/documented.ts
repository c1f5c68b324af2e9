import { isPolicy } from '@model-snippets/core'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Answer, jsonAnswer } from './answer.ts'
import type {
  ContractSchema,
  DocumentedBody,
  DocumentedContract,
  DocumentedOperation,
  DocumentedRefusal,
  JsonBody,
} from './contract.ts'
import { CONTRACTS } from './contracts.generated.ts'
import { decodedPath } from './place.ts'
import { formParts } from './protocols/form.ts'
import { HUB_PROVIDER } from './registry.ts'
import { type ArrivedRequest, headerOf } from './request.ts'
import { basesOf, pathBelow, providerModelOf, servingProvider } from './serving.ts'
import type { TaskCall } from './task-call.ts'

/** The chat task. Through the router and at an endpoint, it has the same URL for all providers. */
const CHAT = 'conversational'

/** The parts of a call that determine which contract applies. */
export type DocumentedCall = Pick<
  TaskCall,
  'task' | 'api' | 'provider' | 'target' | 'mappings' | 'modelId' | 'endpointUrl' | 'isHostile'
>

/** Something in a request that its provider doesn't document. */
export interface Violation {
  readonly kind: 'operation' | 'type' | 'unknown field' | 'value' | 'combination' | 'model'
  /** A description with the source. */
  readonly text: string
  /** The path in the body. */
  readonly at: readonly string[]
  /** Whether the provider documents that it rejects this. It accepts anything else, but may ignore it. */
  readonly isRefused: boolean
}

/**
 * Returns the provider contract for a call. The hub's contract applies to chats with a router policy, because the hub
 * chooses the provider, and to APIs that the router itself provides by converting requests to chat completions.
 */
export const contractFor = (call: DocumentedCall): DocumentedContract | undefined =>
  CONTRACTS[
    (isPolicy(call.provider) && call.mappings.length === 0) || (call.api !== undefined && call.target === 'routed')
      ? HUB_PROVIDER
      : servingProvider(call)
  ]

/**
 * Finds the documented operation of a request.
 *
 * @returns undefined if the provider doesn't document such a request
 */
export function operationOf(call: DocumentedCall, request: ArrivedRequest): DocumentedOperation | undefined {
  const able = operationsFor(call).filter(
    ({ method, path }) => method === request.method && isAt(call, path, new URL(request.url)),
  )
  const type = mediaTypeOf(request)
  const sameType = able.find((each) => each.request !== undefined && isOfType(type, each.request.mediaType))
  return sameType ?? able[0]
}

/** Returns the documented operations for a call's task and model. Those for specific models come first. */
export function operationsFor(call: DocumentedCall): readonly DocumentedOperation[] {
  const contract = contractFor(call)
  const model = call.mappings.length === 0 ? call.modelId : providerModelOf(call)
  const ofTask = (contract?.operations ?? []).filter(
    ({ tasks, models, api, targets }) =>
      tasks.includes(call.task) &&
      api === call.api &&
      targets?.includes(call.target) !== false &&
      (models === undefined || models.some((pattern) => fits(model, pattern))),
  )
  return [
    ...ofTask.filter(({ models }) => models !== undefined),
    ...ofTask.filter(({ models }) => models === undefined),
  ]
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const fits = (text: string, pattern: string): boolean =>
  new RegExp(`^${pattern.split('*').map(quoted).join('.*')}$`, 's').test(text)

function isAt(call: DocumentedCall, path: string, url: URL): boolean {
  // Only the router or the user's endpoint determines the URL there.
  if (call.task === CHAT && call.target !== 'direct') return true
  const wanted = patternOf(path)
  return basesOf(call).some((base) => {
    const { origin, pathname } = new URL(base)
    const before = pathname === '/' ? '' : pathname
    return [url.pathname, decodedPath(url)].some(
      (each) =>
        url.origin === origin && each.startsWith(before) && wanted.test(each.slice(before.length).replace(/^$/, '/')),
    )
  })
}

const mediaTypeOf = ({ rawHeaders }: Pick<ArrivedRequest, 'rawHeaders'>): string =>
  plainType(headerOf({ rawHeaders }, 'content-type') ?? '')

const plainType = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? ''

const isOfType = (type: string, documented: string): boolean => fits(type, documented)

/** Returns the parts of a request that its provider doesn't document; empty without a contract. */
export function violationsOf(call: DocumentedCall, request: ArrivedRequest): Violation[] {
  const contract = contractFor(call)
  if (contract === undefined) return []
  const operation = operationOf(call, request)
  if (operation === undefined) {
    const { pathname } = new URL(request.url)
    const text = `${contract.provider} documents no ${request.method} ${pathname} for ${call.task}`
    return [{ kind: 'operation', text, at: [], isRefused: false }]
  }
  const ofBody = bodyViolations(contract, operation, request)
  const schema = operation.request?.schema
  const body = bodyOf(request)
  if (schema === undefined || body === undefined || ofBody.some(({ kind }) => kind === 'type')) return ofBody
  const told = (text: string): string => `${text} (${sourcesOf(contract, operation)})`
  const models = wrongModel(call, schema, body).map((each) => ({ ...each, text: told(each.text) }))
  return [...ofBody, ...models, ...refusedTogether(call, body)]
}

/** Returns the parts of a body that the documentation of its endpoint doesn't have. */
function bodyViolations(
  contract: DocumentedContract,
  operation: Pick<DocumentedOperation, 'sources' | 'request'>,
  request: ArrivedRequest,
): Violation[] {
  const told = (text: string): string => `${text} (${sourcesOf(contract, operation)})`
  const documented = operation.request
  if (documented === undefined) return []
  const type = mediaTypeOf(request)
  if (!isOfType(type, documented.mediaType)) {
    const text = told(`content type ${type === '' ? 'absent' : type}, expected ${documented.mediaType}`)
    return [{ kind: 'type', text, at: [], isRefused: true }]
  }
  if (documented.schema === undefined) return []
  const body = bodyOf(request)
  if (body === undefined) return [{ kind: 'value', text: told('the body is not JSON'), at: [], isRefused: true }]
  const refused = errorsIn(body, documented.schema, 'as it is').map((error) => violation(error, true))
  const unknown = errorsIn(body, documented.schema, 'closed')
    .filter(isOfUnknownField)
    .map((error) => violation(error, false))
    .filter(({ at }) => !refused.some((each) => each.at.join('/') === at.join('/')))
  return [...refused, ...unknown].map((each) => ({ ...each, text: told(each.text) }))
}

const patterns = new Map<string, RegExp>()

/** A documented path as a pattern, made once: each request is compared with all paths of its provider. */
function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const steps = path
    .split(/(\{\+?\w+\})/)
    .map((step) => (step.startsWith('{+') ? '.+' : step.startsWith('{') ? '[^/]+' : quoted(step)))
  const pattern = new RegExp(`^${steps.join('')}$`, 's')
  patterns.set(path, pattern)
  return pattern
}

/** The path of a direct request below the provider's base URL; undefined if it's elsewhere. */
const directPath = (provider: string, { url }: ArrivedRequest): string | undefined =>
  pathBelow({ provider, target: 'direct' }, new URL(url))

const lengthOf = (path: string): number => path.replace(/\{\+?\w+\}/g, '').length

/**
 * Returns the methods that a provider documents for the path of a direct request, if the request has another one.
 * Paths that are models' names may have more of them than are documented.
 */
export function otherMethodsFor(provider: string, request: ArrivedRequest): readonly string[] | undefined {
  const path = directPath(provider, request)
  const { operations = [], others = [] } = CONTRACTS[provider] ?? {}
  if (path === undefined || !['GET', 'POST', 'PUT'].includes(request.method)) return undefined
  const able = [...operations, ...others].filter((each) => patternOf(each.path).test(path))
  const longest = Math.max(...able.map((each) => lengthOf(each.path)))
  const fitting = able.filter((each) => lengthOf(each.path) === longest)
  const isOther = fitting.every((each) => each.method !== request.method && !each.path.includes('{+'))
  return fitting.length > 0 && isOther ? [...new Set(fitting.map(({ method }) => method))] : undefined
}

/** What the documentation says about a direct request to an endpoint that no example calls. */
export interface OtherRequest {
  readonly violations: readonly Violation[]
  /** The response's body, if the twin has one. */
  readonly answer: JsonBody | undefined
}

/** Compares a direct request with the provider's other endpoints; undefined if it's for none of them. */
export function otherRequest(provider: string, request: ArrivedRequest): OtherRequest | undefined {
  const contract = CONTRACTS[provider]
  const path = directPath(provider, request)
  const endpoint = contract?.others?.find(
    (each) => each.method === request.method && path !== undefined && patternOf(each.path).test(path),
  )
  if (contract === undefined || endpoint === undefined) return undefined
  const body = bodyOf(request)
  return {
    violations: bodyViolations(contract, endpoint, request),
    answer: endpoint.answer?.(isObject(body) ? body : {}),
  }
}

/** Returns valid fields that the provider of the chat documents as rejected in combination. */
export function refusedTogether(call: DocumentedCall, body: unknown): Violation[] {
  if (call.task !== CHAT || call.target === 'endpoint' || !isObject(body)) return []
  // With a router policy, the provider isn't known.
  if (isPolicy(call.provider) && call.mappings.length === 0) return []
  const { combinations } = CONTRACTS[servingProvider(call)] ?? {}
  const completion = completionOf(call, body)
  return (combinations?.refused ?? [])
    .filter(({ fields }) =>
      Object.entries(fields).every(
        ([name, schema]) =>
          completion[name] !== undefined && errorsIn(completion[name], schema, 'as it is').length === 0,
      ),
    )
    .map(({ fields, says, source }) => ({
      kind: 'combination',
      at: Object.keys(fields),
      isRefused: true,
      text: `${says} (${combinations?.read[source]?.name})`,
    }))
}

/** The chat completion that the provider gets; empty for other APIs. */
function completionOf({ api, target }: DocumentedCall, body: JsonBody): JsonBody {
  if (api === undefined) return body
  if (api !== 'responses' || target !== 'routed') return {}
  // The router's service always requests a stream: `src/routes/responses.ts` of github.com/huggingface/responses.js.
  const { text, tools } = body
  return { stream: true, response_format: isObject(text) ? text['format'] : undefined, tools }
}

const sourcesOf = ({ sources }: DocumentedContract, operation: Pick<DocumentedOperation, 'sources'>): string =>
  operation.sources.map((key) => sources[key]?.name ?? key).join(', ')

/** The body as a value. A form becomes an object of its fields, with an empty object for each file. */
function bodyOf(request: ArrivedRequest): unknown {
  const parts = formParts(request)
  if (parts !== undefined) {
    return Object.fromEntries(
      parts.map(({ name, fileName, content }) => [
        name,
        fileName === undefined ? fieldValue(Buffer.from(content, 'base64').toString()) : {},
      ]),
    )
  }
  try {
    return JSON.parse(request.body.toString())
  } catch {
    return undefined
  }
}

/** Form fields are text; numbers and booleans are written as in JSON. */
function fieldValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' || typeof value === 'boolean' ? value : text
  } catch {
    return text
  }
}

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  validateFormats: false,
})

const compiled = new WeakMap<ContractSchema, { readonly [kind: string]: ValidateFunction }>()

/**
 * Finds where a value doesn't match a schema.
 *
 * @param kind `closed`: objects can't have undocumented fields
 */
function errorsIn(value: unknown, schema: ContractSchema, kind: 'as it is' | 'closed'): readonly ErrorObject[] {
  const known = compiled.get(schema) ?? {
    'as it is': ajv.compile(schema),
    closed: ajv.compile(closed(schema) as object),
  }
  compiled.set(schema, known)
  const validate = known[kind]
  return validate === undefined || validate(value) ? [] : (validate.errors ?? [])
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const JOINED = ['allOf', 'anyOf', 'oneOf'] as const
const OF_FIELDS = ['properties', '$defs', 'patternProperties'] as const

const hasFields = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema['properties'] !== undefined || JOINED.some((word) => ((schema[word] ?? []) as unknown[]).some(hasFields)))

/**
 * Closes every object in the schema that has fields and doesn't mention others.
 *
 * @param isPart whether other schemas describe the same value, in which case the object around all of them is closed
 */
function closed(schema: unknown, isPart = false): unknown {
  if (!isObject(schema)) return schema
  const steps = Object.entries(schema).map(([word, value]): [string, unknown] => {
    if (JOINED.some((each) => each === word)) return [word, (value as unknown[]).map((each) => closed(each, true))]
    if (OF_FIELDS.some((each) => each === word)) {
      const fields = Object.entries(value as object)
      return [word, Object.fromEntries(fields.map(([name, each]) => [name, closed(each)]))]
    }
    return [word, ['items', 'additionalProperties'].includes(word) ? closed(value) : value]
  })
  const whole = Object.fromEntries(steps)
  if ('additionalProperties' in schema || 'unevaluatedProperties' in schema) return whole
  if (hasFields(schema)) return isPart ? whole : { ...whole, unevaluatedProperties: false }
  return schema['type'] === 'object' ? { ...whole, additionalProperties: true } : whole
}

const isOfUnknownField = ({ keyword }: ErrorObject): boolean =>
  keyword === 'unevaluatedProperties' || keyword === 'additionalProperties'

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function violation(error: ErrorObject, isRefused: boolean): Omit<Violation, 'text'> & { readonly text: string } {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const unknown = error.params['unevaluatedProperty'] ?? error.params['additionalProperty']
  if (isOfUnknownField(error)) {
    const at = [...path, String(unknown)]
    return { kind: 'unknown field', at, isRefused, text: `${at.join('.')} is not documented` }
  }
  const detail = error.keyword === 'enum' ? ` ${short(error.params['allowedValues'])}` : ''
  return {
    kind: 'value',
    at: path,
    isRefused,
    text: `${['body', ...path].join('.')} ${error.message ?? 'is wrong'}${detail}`,
  }
}

/** A provider accepts only its own model ids. */
function wrongModel(call: DocumentedCall, schema: ContractSchema, body: unknown): Violation[] {
  const isToTheProvider = call.target === 'direct' || (call.target === 'routed' && call.task !== CHAT)
  const sent = isObject(body) ? body['model'] : undefined
  if (!isToTheProvider || typeof sent !== 'string' || !isObject(schema['properties'])) return []
  if (!('model' in schema['properties'])) return []
  const own = providerModelOf(call)
  // Half of a surrogate pair has no encoding in a response or URL, but several in programs.
  if (/\p{Surrogate}|\ufffd/u.test(own + sent)) return []
  if (sent === own || `${call.provider}/${sent}` === own) return []
  const text = `the model ${short(sent)} is not the provider's id ${short(own)}`
  return [{ kind: 'model', at: ['model'], isRefused: true, text }]
}

const AS_OPENAI_REFUSES: DocumentedRefusal = {
  status: 400,
  body: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
}

/** Returns the provider's rejection of a request that it documents as invalid; undefined if it's accepted. */
export function refusalOf(call: DocumentedCall, request: ArrivedRequest): Answer | undefined {
  if (call.isHostile) return undefined
  const wrong = violationsOf(call, request).find(({ isRefused }) => isRefused)
  return wrong && refusalFor(call, wrong)
}

/** Returns the provider's rejection of something in a request that it documents as invalid. */
export function refusalFor(call: DocumentedCall, { kind, text }: Pick<Violation, 'kind' | 'text'>): Answer {
  const { status, body } = contractFor(call)?.refusal ?? AS_OPENAI_REFUSES
  return jsonAnswer(kind === 'model' ? 404 : status, body(text))
}

/** Returns the parts of the twin's response that the provider doesn't document; empty without a contract. */
export function undocumentedIn(call: DocumentedCall, request: ArrivedRequest, answer: Answer): string[] {
  const contract = contractFor(call)
  const operation = operationOf(call, request)
  if (contract === undefined || operation === undefined) return []
  const { status } = answer
  const bodies = [operation.answers[status] ?? operation.answers[`${Math.floor(status / 100)}XX`] ?? []].flat()
  const told = (text: string): string =>
    `The twin's answer ${status} to ${operation.method} ${operation.path}: ${text} (${sourcesOf(contract, operation)})`
  if (bodies.length === 0) return status < 400 ? [told(`${contract.provider} documents no such answer`)] : []
  const type = plainType(answer.headers['content-type'] ?? '')
  const documented = bodies.find(({ mediaType }) => isOfType(type, mediaType))
  if (documented === undefined) {
    return [told(`content type ${type}, expected ${bodies.map(({ mediaType }) => mediaType).join(', ')}`)]
  }
  return valuesIn(answer, documented).flatMap((value) => [
    ...errorsIn(value, documented.schema ?? {}, 'as it is').map((error) => told(violation(error, true).text)),
    ...unknownState(operation, value, status).map(told),
  ])
}

/** The values in a response: one, or one per event of a stream. */
function valuesIn({ writes }: Answer, { schema, mediaType }: DocumentedBody): unknown[] {
  if (schema === undefined) return []
  const text = Buffer.concat(writes).toString()
  if (mediaType !== 'text/event-stream') return [JSON.parse(text)]
  return text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:') && line.slice(5).trim() !== '[DONE]')
    .map((line) => JSON.parse(line.slice(5)))
}

/** Checks a body field against the provider's documentation; undefined if it's documented or there's no contract. */
export function problemOfField(call: DocumentedCall, name: string, value: unknown): Violation['kind'] | undefined {
  const schema = operationsFor(call).find(({ request }) => request !== undefined)?.request?.schema
  if (schema === undefined) return undefined
  return errorsIn({ [name]: value }, schema, 'closed')
    .map((error) => violation(error, true))
    .find(({ at }) => at[0] === name)?.kind
}

/** Returns a job's state from a response. */
export function stateIn({ states }: DocumentedOperation, value: unknown): unknown {
  let found = value
  for (const step of states?.at ?? []) found = (found as Readonly<Record<string | number, unknown>> | undefined)?.[step]
  return found
}

function unknownState(operation: DocumentedOperation, value: unknown, status: number): string[] {
  const { states } = operation
  if (states === undefined || status >= 300) return []
  const state = stateIn(operation, value)
  const known = [...states.pending, ...states.done, ...states.failed]
  return known.includes(state as string) ? [] : [`the state ${short(state)} is none of ${known.join(', ')}`]
}

/**
 * Returns a service's response to a request, and checks both against the provider's documentation.
 *
 * @throws Error if the response isn't documented
 */
export function asDocumented(call: DocumentedCall, request: ArrivedRequest, answer: () => Answer): Answer {
  const given = refusalOf(call, request) ?? answer()
  if (call.isHostile) return given
  const [wrong] = undocumentedIn(call, request, given)
  if (wrong !== undefined) throw new Error(wrong)
  return given
}
