import { type Answer, jsonAnswer } from './answer.ts'
import type { ArrivedRequest, RecordedRequest, Service } from './request.ts'

/**
 * Returns the answer of the first service that handles the request. Throws if none does.
 *
 * @param earlier previous requests; the request is added to them with the service's name
 */
export function answerBy(services: readonly Service[], request: ArrivedRequest, earlier: RecordedRequest[]): Answer {
  for (const service of services) {
    const answer = service.answer(request, earlier)
    if (answer === undefined) continue
    earlier.push({ ...request, service: service.name })
    return answer
  }
  earlier.push({ ...request, service: null })
  return jsonAnswer(501, { error: `The twin has no response for ${request.method} ${request.url}` })
}
