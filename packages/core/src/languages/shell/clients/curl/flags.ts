import type { HttpRequest } from '../../../../call/call.ts'
import type { EnvironmentNode } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'

/** A curl option, or several in one string, with the last one's value and the value's field. */
export type CurlOption = readonly [option: string, value?: string | EnvironmentNode, field?: string]

/** Prints only the response, including the service's response to a failed request. */
const QUIET = '--fail-with-body --silent --show-error'

/** Uses the URL unchanged: by default, curl expands brackets and braces to several URLs. */
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
 * @returns the options for the protocol, and those for the output
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
