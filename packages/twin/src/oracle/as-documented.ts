import { violationsOf, witnessFor } from '../services/documented.ts'
import { headerOf, type RecordedRequest } from '../services/request.ts'
import { providerModelOf } from '../services/serving.ts'
import type { Disagreement, JsonBody } from '../services/witness.ts'
import { type Call, isChat } from './call.ts'
import type { PublishedRequest } from './published-request.ts'

/** What a published client sends, with all changed that the provider's witness decides against the client. */
export function asDocumented(published: PublishedRequest, call: Call): PublishedRequest {
  const decided = disagreementsOf(published, call)
  if (decided.length === 0) return published
  const body = decided.reduce(
    (sent, { corrected }) => corrected(sent, call.parameters, providerModelOf(call)),
    jsonOf(published.request),
  )
  const request = { ...published.request, body: Buffer.from(JSON.stringify(body)) }
  return decided.some((each) => isBroken(each, call))
    ? { ...published, request }
    : { ...published, request, sent: published.request }
}

/** Where a provider's witness has decided against a published client that makes this call. */
export function disagreementsOf({ client, request }: PublishedRequest, call: Call): readonly Disagreement[] {
  if (headerOf(request, 'content-type')?.startsWith('application/json') !== true) return []
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

const jsonOf = ({ body }: RecordedRequest): JsonBody => JSON.parse(body.toString())

/**
 * The parameters of a call that its provider does not document, by what became of them in the clients' requests. With
 * `auto` the client alone finds the provider, and sends it all that the example gives; a hostile
 * chat has fields that nobody documents, and the example sends them all.
 */
export const unknownParameters = (requests: readonly PublishedRequest[], call: Call): readonly string[] =>
  (call.provider === 'auto' || (isChat(call) && call.isHostile === true) ? [] : requests).flatMap(({ request }) =>
    violationsOf(call, request)
      .filter(({ kind, at }) => kind === 'unknown field' && Object.hasOwn(call.parameters, at.at(-1) ?? ''))
      .map(({ at }) => at.at(-1) ?? ''),
  )
