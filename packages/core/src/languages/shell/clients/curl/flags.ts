import type { HttpRequest } from '../../../../call/call.ts'
import type { EnvironmentNode } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'

/** An option of curl, or several in one text, with the value of the last, and the field that a value is from. */
export type CurlOption = readonly [option: string, value?: string | EnvironmentNode, field?: string]

/** Nothing but the response on standard output, and what the service says of a failure, too. */
const QUIET = '--fail-with-body --silent --show-error'

/** One request, to the address as it is: curl makes several of one that holds brackets or braces. */
const ONE_ADDRESS = '--globoff'

/** What every request has whose address may be any, as an answer chose a part of it. */
export const OPTIONS_OF_ANY_ADDRESS: readonly CurlOption[] = [[`${ONE_ADDRESS} ${QUIET}`]]

/** What every request has, to an address of the example's own. */
export const requestOptions = (url: string): readonly CurlOption[] =>
  /[[\]{}]/.test(url) ? OPTIONS_OF_ANY_ADDRESS : [[QUIET]]

/**
 * What every download has: it follows redirects, by the protocol of its own address alone, as an address that an answer
 * names may be a file of the reader's own, and brings no more than fits.
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
