import type { Answer } from './answer.ts'

/** A complete request as it arrived. */
export interface RecordedRequest {
  readonly method: string
  /** The absolute URL, as the client sent it. */
  readonly url: string
  /** In order of arrival, with the original spelling of names. */
  readonly rawHeaders: readonly (readonly [string, string])[]
  /** The body's bytes after decoding the content encoding. */
  readonly body: Buffer
  /** The service that responded; null if none handles the request. */
  readonly service: string | null
}

/** A request before any service has responded. */
export type ArrivedRequest = Omit<RecordedRequest, 'service'>

/** Answers requests that it handles, and returns undefined for all others. */
export interface Service {
  readonly name: string
  answer(request: ArrivedRequest, earlier: readonly RecordedRequest[]): Answer | undefined
}

/** Returns a request header, ignoring case. Repeated headers are joined as in HTTP. */
export function headerOf(request: Pick<RecordedRequest, 'rawHeaders'>, name: string): string | undefined {
  const values = request.rawHeaders.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
  return values.length > 0 ? values.join(', ') : undefined
}
