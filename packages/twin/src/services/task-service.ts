import { type Answer, bytesAnswer, jsonAnswer } from './answer.ts'
import { asDocumented } from './documented.ts'
import type { Media } from './media.ts'
import { decodedPath, mediaAnswer } from './place.ts'
import { ELSEWHERE, withMaliciousTexts } from './protocols/malicious-answer.ts'
import { servedTask } from './registry.ts'
import type { ArrivedRequest, RecordedRequest, Service } from './request.ts'
import { Nonce, type Result } from './result.ts'
import type { Scenario } from './scenario.ts'
import { basesOf, providerModelOf, servingProvider } from './serving.ts'
import type { TaskCall } from './task-call.ts'

/** A call's service, and the result that it returns. */
export interface TaskService extends Service {
  readonly task: string
  readonly result: Result
  /** Whether the provider documents another response than the real one, so that an error is as valid as the result. */
  readonly isUndocumented: boolean
  readonly scenario: Scenario
  /** Hosts that serve the finished files. The token must never be sent there. */
  readonly mediaHosts: readonly string[]
  /** Whether a request asks for inference, rather than for a job's status or a download. */
  isSubmit(request: Pick<RecordedRequest, 'method' | 'url'>): boolean
}

/**
 * The provider that serves a call, with its responses to that call.
 *
 * @param nonce a text that is unique to this run; every response contains it
 *
 * @example
 * const service = taskService(call, { kind: 'success' }, randomUUID())
 * const run = twin.open([taskHubService(call), service])
 */
export function taskService(call: TaskCall, scenario: Scenario, nonce: string): TaskService {
  const provider = servingProvider(call)
  const served = servedTask(provider, call.task)
  if (served === undefined) throw new Error(`The twin does not play ${provider} for ${call.task}`)
  const malicious = scenario.kind === 'malicious' ? scenario.malicious : undefined
  const bases = basesOf(call)
  const mediaHost = `files.${provider}.example`
  const mediaHosts = [mediaHost, ELSEWHERE]
  const files = new Map<string, Media>()
  const {
    places,
    result,
    isUndocumented = false,
  } = served.answers({
    call,
    scenario,
    nonce: new Nonce(nonce),
    // Half of a surrogate pair can't be encoded in a URL or in UTF-8.
    model: providerModelOf(call).replace(/\p{Surrogate}/gu, '\ufffd'),
    bases,
    link(media) {
      const path = `/made/${nonce}/output${files.size === 0 ? '' : `-${files.size}`}.${media.mediaType.slice(media.mediaType.indexOf('/') + 1)}`
      // Signed URLs become invalid if a client re-encodes them.
      const honest = `https://${mediaHost}${path}?expires=1780000000&signature=a%2Fb%2Bc%3D`
      const address = malicious?.at === 'address' ? malicious.says(honest) : honest
      if (URL.canParse(address)) files.set(decodedPath(new URL(address)), media)
      return address
    },
  })
  const file = (request: ArrivedRequest, url: URL): Answer => {
    if (malicious?.at === 'file' && url.host === mediaHost) return malicious.answers(url)
    const media =
      request.method === 'GET' && url.search.endsWith('signature=a%2Fb%2Bc%3D')
        ? files.get(decodedPath(url))
        : undefined
    if (media === undefined || scenario.kind === 'media-404') {
      return bytesAnswer(404, 'text/plain; charset=utf-8', Buffer.from('There is no such file here.\n'))
    }
    return mediaAnswer(media)
  }
  const isOfTheJob = (text: string): boolean =>
    text === nonce || (text.startsWith('https://') && new URL(text).host !== mediaHost)
  const played = (request: ArrivedRequest, url: URL, honest: () => Answer): Answer => {
    const isSubmit = request.method === 'POST'
    if (scenario.kind === 'refused' && isSubmit) return scenario.failure.answer
    if (malicious?.at === (isSubmit ? 'submit' : 'status')) return malicious.answers(url)
    return malicious?.at === 'ticket' && isSubmit ? withMaliciousTexts(honest(), isOfTheJob, malicious.says) : honest()
  }
  return {
    name: provider,
    task: call.task,
    result,
    isUndocumented,
    scenario,
    mediaHosts,
    isSubmit: ({ method, url }) => method === 'POST' && !mediaHosts.includes(new URL(url).host),
    answer(request, earlier) {
      const url = new URL(request.url)
      // No service handles requests without TLS.
      if (mediaHosts.includes(url.host)) return url.protocol !== 'https:' ? undefined : file(request, url)
      const place = places.find(({ method, matches }) => method === request.method && matches(url))
      if (place !== undefined) {
        return played(request, url, () => asDocumented(call, request, () => place.answer(request, earlier)))
      }
      // It's harmless if a client adds any path to the host that it knows.
      const isOwn = malicious !== undefined && bases.some((base) => new URL(base).origin === url.origin)
      return isOwn ? jsonAnswer(404, { error: 'No such job' }) : undefined
    },
  }
}
