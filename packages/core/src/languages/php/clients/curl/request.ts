import type { Call, HttpRequest } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'PHP writes JSON of UTF-8 alone, which has no form for a lone surrogate' : undefined

/** The headers, as the client takes them. */
export const headersOf = (request: HttpRequest): readonly Value[] => headerLines(request).map(({ line }) => line)

/** Ends the program with what the service said of the request that it refused. */
export const REFUSED = 'throw new RuntimeException("{$status}: {$response}");'

/** Ends the program with what kept the client from an answer. */
export const NO_ANSWER = 'throw new RuntimeException(curl_error($curl));'
