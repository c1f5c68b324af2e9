import type { HttpRequest } from '../../../../call/call.ts'
import type { EnvironmentNode } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'

/** An option of curl, or several in one text, with the value of the last, and the field that a value is from. */
export type CurlOption = readonly [option: string, value?: string | EnvironmentNode, field?: string]

/** Nothing but the response on standard output, and what the service says of a failure, too. */
const QUIET = '--fail-with-body --silent --show-error'

/**
 * One request, to the address as it is written, by its protocol alone. Without them curl makes several addresses of one
 * that holds brackets or braces, and an address that an answer names may be a file of the reader's own.
 */
const oneRequest = (url: string): CurlOption => [
  '--globoff --proto',
  url.startsWith('http:') ? '=http,https' : '=https',
]

/** What every request has. */
export const requestOptions = (url: string): readonly CurlOption[] => [oneRequest(url), [QUIET]]

/** What every download has: it follows a few redirects, by the same protocols, to a file of a size that fits. */
export const downloadOptions = (url: string, output: string, quiet: string = QUIET): readonly CurlOption[] => [
  oneRequest(url),
  ['--location --max-redirs 5 --max-filesize', '1G'],
  [`${quiet} --output`, output],
]

export const headerOptions = (request: HttpRequest): readonly CurlOption[] =>
  headerLines(request).map(({ name, line }) => ['-H', line, name])
