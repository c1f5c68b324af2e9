import { isPolicy } from '@model-snippets/core'
import type { Disagreement, JsonBody } from '../services/contract.ts'
import { contractFor, violationsOf } from '../services/documented.ts'
import { headerOf, type RecordedRequest } from '../services/request.ts'
import { providerModelOf } from '../services/serving.ts'
import { type Call, isChat } from './call.ts'
import type { PublishedRequest } from './published-request.ts'

/** Returns a published client's request, changed where the provider's documented contract differs. */
export function asDocumented(published: PublishedRequest, call: Call): PublishedRequest {
  const decided = disagreementsOf(published, call)
  if (decided.length === 0) return published
  const request = decided.reduce((sent, disagreement) => corrected(sent, disagreement, call), published.request)
  return decided.some((each) => isBroken(each, call))
    ? { ...published, request }
    : { ...published, request, sent: published.request }
}

/** Returns a request with each URL that its provider documents for it. */
export const atEachAddress = (published: PublishedRequest, call: Call): readonly PublishedRequest[] => {
  const { request, sent = request } = published
  const urls = (contractFor(call)?.otherAddresses ?? [])
    .filter(({ tasks }) => tasks.includes(call.task))
    .map((address) => address.of(request.url))
    .filter((url) => url !== request.url)
  return [published, ...urls.map((url) => ({ ...published, request: { ...request, url }, sent }))]
}

/** Returns the decisions of a provider's contract against a published client that makes this call. */
export const disagreementsOf = ({ client, request }: PublishedRequest, call: Call): readonly Disagreement[] =>
  (contractFor(call)?.disagreements ?? []).filter(
    (disagreement) =>
      disagreement.clients.some((each) => each === client) &&
      disagreement.tasks.includes(call.task) &&
      corrected(request, disagreement, call) !== request,
  )

/** The request in the form that the provider documents; unchanged if it's correct. */
function corrected(
  request: RecordedRequest,
  { address, corrected: change }: Disagreement,
  call: Call,
): RecordedRequest {
  const led =
    address !== undefined && request.url.startsWith(`${address.sent}/`)
      ? { ...request, url: address.documented + request.url.slice(address.sent.length) }
      : request
  if (change === undefined || headerOf(request, 'content-type')?.startsWith('application/json') !== true) return led
  const sent: JsonBody = JSON.parse(request.body.toString())
  const body = JSON.stringify(change(sent, call.parameters, () => providerModelOf(call)))
  return body === JSON.stringify(sent) ? led : { ...led, body: Buffer.from(body) }
}

const isBroken = ({ breaks }: Disagreement, { parameters }: Call): boolean =>
  breaks === 'everything' || (breaks === 'parameters' && Object.keys(parameters).length > 0)

/**
 * Returns the parameters of a call that its provider doesn't document, as found in the clients' requests. With a
 * policy, only the client knows the provider, so it sends all parameters of the example; a hostile chat has
 * undocumented fields, and the example sends all of them.
 */
export const unknownParameters = (requests: readonly PublishedRequest[], call: Call): readonly string[] =>
  (isPolicy(call.provider) || (isChat(call) && call.isHostile === true) ? [] : requests).flatMap(({ request }) =>
    violationsOf(call, request)
      .filter(({ kind, at }) => kind === 'unknown field' && Object.hasOwn(call.parameters, at.at(-1) ?? ''))
      .map(({ at }) => at.at(-1) ?? ''),
  )
