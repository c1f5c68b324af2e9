import { type Answer, jsonAnswer } from './answer.ts'
import type { ArrivedRequest, RecordedRequest, Service } from './request.ts'

/**
 * What the first service says that knows a request; an error where none does.
 *
 * @param earlier requests before it, to which it is added with the service's name
 */
export function answerBy(services: readonly Service[], request: ArrivedRequest, earlier: RecordedRequest[]): Answer {
  for (const service of services) {
    const answer = service.answer(request, earlier)
    if (answer === undefined) continue
    earlier.push({ ...request, service: service.name })
    return answer
  }
  earlier.push({ ...request, service: null })
  return jsonAnswer(501, { error: `The twin plays nothing at ${request.method} ${request.url}` })
}
