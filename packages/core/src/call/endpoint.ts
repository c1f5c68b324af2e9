import { SnippetInputError } from '../values/errors.ts'
import { shownValue } from './option-values.ts'

/**
 * Reads the URL of your own endpoint.
 *
 * @throws SnippetInputError for what is no address of a service
 */
export function readEndpoint(endpointUrl: unknown): URL {
  const field = 'options.endpointUrl'
  if (typeof endpointUrl !== 'string' || endpointUrl.length > 2000) {
    throw new SnippetInputError(
      field,
      `expected an http: or https: URL of at most 2000 characters, got ${shownValue(endpointUrl)}`,
    )
  }
  let url: URL
  try {
    url = new URL(endpointUrl)
  } catch {
    const shown = JSON.stringify(endpointUrl.slice(0, 100))
    throw new SnippetInputError(field, `${shown} isn’t a URL; expected, for example, http://localhost:8080/v1`)
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SnippetInputError(field, `expected an http: or https: URL, got ${url.protocol}`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new SnippetInputError(field, 'an endpoint URL can’t contain a user name, password, query, or fragment')
  }
  // A parsed path keeps apostrophes; encoded, they need no quoting in any language.
  url.pathname = url.pathname.replaceAll("'", '%27')
  return url
}

/**
 * The published clients’ rule for endpoint URLs: keep a URL with the suffix, and otherwise add the suffix, after `/v1`
 * if it’s missing.
 */
export function withSuffix(url: URL, suffix: string): string {
  let path = url.pathname
  while (path.endsWith('/')) path = path.slice(0, -1)
  if (path.endsWith(suffix)) return url.origin + path
  return `${url.origin}${path}${path.endsWith('/v1') ? '' : '/v1'}${suffix}`
}
