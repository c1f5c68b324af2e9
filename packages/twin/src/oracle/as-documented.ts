import { violationsOf, witnessFor } from '../services/documented.ts'
import { withoutFields } from '../services/form.ts'
import { headerOf, type RecordedRequest } from '../services/request.ts'
import { providerModelOf } from '../services/serving.ts'
import type { Disagreement, JsonBody } from '../services/witness.ts'
import type { Call } from './call.ts'
import type { PublishedRequest } from './published-request.ts'

/**
 * What a published client sends, as the provider documents it: what the provider's witness decides against the client is
 * changed, and parameters that the provider does not know are left out.
 */
export function asDocumented(published: PublishedRequest, call: Call): PublishedRequest {
  const decided = disagreementsOf(published, call)
  const sent = withoutUnknownParameters(published.request, call)
  if (decided.length === 0) return { ...published, request: sent }
  const corrected = decided.reduce(
    (body, { corrected }) => corrected(body, call.parameters, providerModelOf(call)),
    jsonOf(published.request),
  )
  const request = withoutUnknownParameters({ ...published.request, body: bytesOf(corrected) }, call)
  return decided.some((each) => isBroken(each, call)) ? { ...published, request } : { ...published, request, sent }
}

/** Where a provider's witness has decided against a published client that makes this call. */
export function disagreementsOf({ client, request }: PublishedRequest, call: Call): readonly Disagreement[] {
  if (!isJson(request)) return []
  const body = JSON.stringify(jsonOf(request))
  return (witnessFor(call)?.disagreements ?? []).filter(
    ({ clients, tasks, corrected }) =>
      clients.some((each) => each === client) &&
      tasks.includes(call.task) &&
      JSON.stringify(corrected(JSON.parse(body), call.parameters, providerModelOf(call))) !== body,
  )
}

const isBroken = ({ breaks }: Disagreement, { parameters }: Call): boolean =>
  breaks === 'everything' || (breaks === 'parameters' && Object.keys(parameters).length > 0)

const isJson = (request: RecordedRequest): boolean =>
  headerOf(request, 'content-type')?.startsWith('application/json') === true

const jsonOf = ({ body }: RecordedRequest): JsonBody => JSON.parse(body.toString())

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

function withoutUnknownParameters(request: RecordedRequest, call: Call): RecordedRequest {
  const unknown = violationsOf(call, request)
    .filter(({ kind, at }) => kind === 'unknown field' && Object.hasOwn(call.parameters, at.at(-1) ?? ''))
    .map(({ at }) => at)
  if (unknown.length === 0) return request
  return isJson(request)
    ? { ...request, body: bytesOf(unknown.reduce<unknown>(withoutField, jsonOf(request))) }
    : withoutFields(
        request,
        unknown.map(([name = '']) => name),
      )
}

function withoutField(value: unknown, [step = '', ...steps]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((each, place) => (String(place) === step ? withoutField(each, steps) : each))
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, each]) =>
      name !== step ? [[name, each]] : steps.length === 0 ? [] : [[name, withoutField(each, steps)]],
    ),
  )
}
