import type { Call, HttpRequest } from '../../../../call/call.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'PHP writes JSON of UTF-8 alone, which has no form for a lone surrogate' : undefined

/** The headers, as the client takes them. */
export const headersOf = (request: HttpRequest): readonly Value[] => headerLines(request).map(({ line }) => line)

/** Ends a program whose token is not there, before anything is sent. */
export const checkToken = ({ token }: Pick<Call, 'token'>): Piece | undefined => {
  if (!(token instanceof EnvironmentNode)) return undefined
  return code`
    ${php.demand(token)}

  `
}

/** Ends the program with what kept the client from an answer. */
export const NO_ANSWER = code`throw new RuntimeException(curl_error($curl));`
