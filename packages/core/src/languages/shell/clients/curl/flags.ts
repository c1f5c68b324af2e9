import type { HttpRequest } from '../../../../call/call.ts'
import type { EnvironmentNode } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'

/** An option of curl, or several in one text, with the value of the last, and the field that a value is from. */
export type CurlOption = readonly [option: string, value?: string | EnvironmentNode, field?: string]

/** Nothing but the response on standard output, and what the service says of a failure, too. */
const QUIET = '--fail-with-body --silent --show-error'

/** One request, to the address as it is: curl makes several of one that holds brackets or braces. */
const ONE_ADDRESS = '--globoff'

/** Options for requests to a URL that a response determines in part. */
export const OPTIONS_OF_ANY_ADDRESS: readonly CurlOption[] = [[`${ONE_ADDRESS} ${QUIET}`]]

/** Returns the options for requests to the example's own URL. */
export const requestOptions = (url: string): readonly CurlOption[] =>
  /[[\]{}]/.test(url) ? OPTIONS_OF_ANY_ADDRESS : [[QUIET]]

/**
 * Returns the options for downloads: they follow redirects only within the URL's protocol, because a URL in a response
 * could otherwise name a local file, and they limit the size.
 *
 * @returns how it goes, and what becomes of what comes
 */
export const downloadOptions = (
  url: string,
  output: string,
  quiet: string = QUIET,
): readonly [readonly CurlOption[], readonly CurlOption[]] => [
  [[`${ONE_ADDRESS} --location ${quiet} --proto`, url.startsWith('http:') ? '=http,https' : '=https']],
  [
    ['--max-filesize', '1G'],
    ['--output', output],
  ],
]

export const headerOptions = (request: HttpRequest): readonly CurlOption[] =>
  headerLines(request).map(({ name, line }) => ['-H', line, name])
