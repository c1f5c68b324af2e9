import { SnippetInputError } from '../values/errors.ts'
import { env } from '../values/value.ts'
import type { CallBase, HttpRequest } from './call.ts'
import { shownValue } from './option-values.ts'

/**
 * The headers of a request.
 *
 * @param moreHeaders those beyond authorization and content type
 */
export const headersOf = (
  token: CallBase['token'],
  scheme: 'Bearer' | 'Key',
  contentType: string | undefined,
  moreHeaders: Readonly<Record<string, string>>,
): HttpRequest['headers'] =>
  Object.freeze({
    Authorization: typeof token === 'string' ? `${scheme} ${token}` : env(token.name, `${scheme} `),
    ...(contentType === undefined ? undefined : { 'Content-Type': contentType }),
    ...moreHeaders,
  })

/**
 * Headers besides authorization and content type.
 *
 * @param routeHeaders the route's own
 */
export const moreHeadersOf = (
  billTo: string | undefined,
  routeHeaders: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> =>
  Object.freeze({ ...(billTo === undefined ? undefined : { 'X-HF-Bill-To': billTo }), ...routeHeaders })

/**
 * Reads a header’s value: other characters can’t be sent, or could start another header.
 *
 * @throws SnippetInputError naming the field
 */
export function readHeader(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') {
    throw new SnippetInputError(field, `expected a non-empty string, got ${shownValue(value)}`)
  }
  if (value.length > 4000 || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) {
    throw new SnippetInputError(
      field,
      'a header can contain at most 4000 printable ASCII characters, without leading or trailing spaces',
    )
  }
  return value
}
