import type { Call } from '../../../../call/call.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { HTTP, TO_JSON } from './names.ts'

/** Seconds that a response may take. The client's default is one minute, which a model may exceed. */
const READ_TIMEOUT = 300

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'Ruby sends strings as UTF-8, which can’t represent a lone surrogate' : undefined

/** Returns a URL in Ruby's format: characters that RFC 3986 doesn't allow are encoded. */
export function address(url: string): string {
  const [, host = '', rest = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(url) ?? []
  return host + rest.replace(/[^\w.~:/?#@!$&'()*+,;=%-]/g, encodeURIComponent)
}

export const isHttps = (url: string): boolean => url.startsWith('https:')

/** Opens the connection to `uri` as `http`; the block's code follows. */
export const startHttp = (usesTls: boolean): Piece =>
  code`${HTTP}.start(uri.hostname, uri.port, ${when(usesTls, code`use_ssl: true, `)}read_timeout: ${READ_TIMEOUT}) do |http|`

/** Exits with the service's response if it rejected the request. */
export const refuse = (body = code`response.body`): Piece =>
  code`abort "#{response.code}: #{${body}}" unless response.is_a?(Net::HTTPSuccess)`

/** Posts `body` to `uri`, and exits if the service rejects it. */
export const post = (usesTls: boolean): Piece => code`
  response = ${startHttp(usesTls)}
    http.post(uri.request_uri, body.${TO_JSON}, headers)
  end
  ${refuse()}
`
