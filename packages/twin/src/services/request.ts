import type { Answer } from './answer.ts'

/** A request as it arrived, nothing left out. */
export interface RecordedRequest {
  readonly method: string
  /** Absolute, as the client asked for it. */
  readonly url: string
  /** In order of arrival, names as they were spelled. */
  readonly rawHeaders: readonly (readonly [string, string])[]
  /** The body's bytes, content encoding undone. */
  readonly body: Buffer
  /** What was answered; null when no service knew the request. */
  readonly service: string | null
}

/** A request before any service has answered it. */
export type ArrivedRequest = Omit<RecordedRequest, 'service'>

/** Answers the requests that are its own, and returns undefined for all others. */
export interface Service {
  readonly name: string
  answer(request: ArrivedRequest, earlier: readonly RecordedRequest[]): Answer | undefined
}

/** What a request's header says, however its name is spelled. Repeated headers are joined as HTTP joins them. */
export function headerOf(request: Pick<RecordedRequest, 'rawHeaders'>, name: string): string | undefined {
  const values = request.rawHeaders.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
  return values.length > 0 ? values.join(', ') : undefined
}
