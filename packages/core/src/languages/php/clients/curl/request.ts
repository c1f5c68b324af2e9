import type { Call, HttpRequest } from '../../../../call/call.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import type { Hole, Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'PHP writes JSON as UTF-8, which can’t represent a lone surrogate' : undefined

/** Returns the headers in the client's format. */
export const headersOf = (request: HttpRequest): readonly Value[] => headerLines(request).map(({ line }) => line)

/** Exits before the request if the token isn't set. */
export const checkToken = ({ token }: Pick<Call, 'token'>): Piece | undefined => {
  if (!(token instanceof EnvironmentNode)) return undefined
  return code`
    ${php.demand(token)}

  `
}

/**
 * Opens a request as `$curl`.
 *
 * @param answered where the response goes: an option and its value
 */
export const open = (url: Hole, headers: Hole, body: Piece, answered: Piece): Piece => code`
  $curl = curl_init(${url});
  curl_setopt_array($curl, [
      CURLOPT_HTTPHEADER => ${headers},
      CURLOPT_POSTFIELDS => ${body},
      ${answered},
  ]);
`

/**
 * Exits with the error of `$curl`, or with the service's response if it rejected the request.
 *
 * @param isMissing a condition
 */
export const refuse = (isMissing: Piece, answer: Piece): Piece => code`
  $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
  if (${isMissing} || $status >= 300) {
      throw new RuntimeException(curl_error($curl) ?: ${php.format(code`$status`, ': ', answer)});
  }
`

/** Posts the request, and reads the response as `$response`. */
export const post = (url: Hole, headers: Hole, body: Piece): Piece => code`
  ${open(url, headers, body, code`CURLOPT_RETURNTRANSFER => true`)}
  $response = curl_exec($curl);
  ${refuse(code`$response === false`, code`$response`)}
`
