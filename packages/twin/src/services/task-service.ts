import { bytesAnswer } from './answer.ts'
import type { Media } from './media.ts'
import { mediaAnswer } from './place.ts'
import { servedTask, serviceOf } from './registry.ts'
import type { RecordedRequest, Service } from './request.ts'
import { Nonce, type Result } from './result.ts'
import type { Scenario } from './scenario.ts'
import { providerModelOf, servingProvider } from './serving.ts'
import type { TaskCall } from './task-call.ts'

/** A service of one call and what it will have answered. */
export interface TaskService extends Service {
  readonly task: string
  readonly result: Result
  readonly scenario: Scenario
  /** Host that serves the finished files. A token must never target it. */
  readonly mediaHost: string
  /** Whether a request is the one that asks for inference, and not a question how far it is or a download. */
  isSubmit(request: Pick<RecordedRequest, 'method'>): boolean
}

/**
 * The provider that a call ends at, as it answers that call.
 *
 * @param nonce text that no other run has; every answer carries it
 *
 * @example
 * const service = taskService(call, { kind: 'success' }, randomUUID())
 * const run = twin.open([taskHubService(call), service])
 */
export function taskService(call: TaskCall, scenario: Scenario, nonce: string): TaskService {
  const provider = servingProvider(call)
  const served = servedTask(provider, call.task)
  if (served === undefined) throw new Error(`The twin does not play ${provider} for ${call.task}`)
  const mediaHost = `files.${provider}.example`
  const files = new Map<string, Media>()
  const { places, result } = served.answers({
    call,
    scenario,
    nonce: new Nonce(nonce),
    // Neither an address nor an answer in UTF-8 has a form for half a character.
    model: providerModelOf(call).replace(/\p{Surrogate}/gu, '\ufffd'),
    bases: basesFor(call, provider),
    link(media) {
      const path = `/made/${nonce}/output.${media.mediaType.slice(media.mediaType.indexOf('/') + 1)}`
      files.set(path, media)
      // Signed addresses lose their validity when a client encodes them anew.
      return `https://${mediaHost}${path}?expires=1780000000&signature=a%2Fb%2Bc%3D`
    },
  })
  return {
    name: provider,
    task: call.task,
    result,
    scenario,
    mediaHost,
    isSubmit: (request) => request.method === 'POST',
    answer(request, earlier) {
      const url = new URL(request.url)
      if (url.host === mediaHost) {
        const media =
          request.method === 'GET' && url.search.endsWith('signature=a%2Fb%2Bc%3D')
            ? files.get(url.pathname)
            : undefined
        if (media === undefined || scenario.kind === 'media-404') {
          return bytesAnswer(404, 'text/plain; charset=utf-8', Buffer.from('There is no such file here.\n'))
        }
        return mediaAnswer(media)
      }
      const place = places.find(({ method, matches }) => method === request.method && matches(url))
      if (place === undefined) return undefined
      if (scenario.kind === 'refused' && request.method === 'POST') return scenario.failure.answer
      return place.answer(request, earlier)
    },
  }
}

function basesFor(call: TaskCall, provider: string): readonly string[] {
  if (call.target === 'endpoint') {
    if (call.endpointUrl === undefined) throw new Error('A call of an endpoint needs its URL')
    return [call.endpointUrl.replace(/\/+$/, '')]
  }
  if (call.target === 'direct') return serviceOf(provider)?.baseUrls ?? []
  return [`https://router.huggingface.co/${provider}`]
}
