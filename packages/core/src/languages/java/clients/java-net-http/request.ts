import type { HttpRequest } from '../../../../call/call.ts'
import { java } from '../../writer.ts'

/** Classes that every program needs. */
export const CLASSES: readonly string[] = [
  'java.io.IOException',
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse.BodyHandlers',
]
export const BODY_PUBLISHERS = 'java.net.http.HttpRequest.BodyPublishers'
export const JSON_OBJECT = 'org.json.JSONObject'

export const THROWS = ' throws IOException, InterruptedException'

/** An address as Java takes it: what may stand in none by RFC 3986 is encoded. */
export function address(url: string): string {
  const [, host = '', rest = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(url) ?? []
  return java.string(host + rest.replace(/%(?![\da-f]{2})|[^\w.~:/?#@!$&'()*+,;=%-]/gi, encodeURIComponent))
}

/** Steps of a request's builder, a line each. Services that know no HTTP/2 lose the body where Java first asks for it. */
export const setHeaders = ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>): string =>
  (url.startsWith('http:') ? '                .version(HttpClient.Version.HTTP_1_1)\n' : '') +
  Object.entries(headers)
    .map(([name, value]) => `                .header(${java.string(name)}, ${java.scalar(value)})\n`)
    .join('')

/**
 * Makes `request`.
 *
 * @param steps further steps of the builder, a line each
 */
export const makeRequest = (
  request: Pick<HttpRequest, 'url' | 'headers'>,
  steps: string,
): string => `        var request = HttpRequest.newBuilder(URI.create(${address(request.url)}))
${setHeaders(request)}${steps}                .build();
`

/**
 * Sends `request`, whose answer is `response`.
 *
 * @param handler what reads the body: a method of `BodyHandlers`
 */
export const send = (handler: 'ofString' | 'ofLines' | 'ofByteArray'): string => `
        // The client follows no redirect: the token would go along.
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler}());
`

/** Ends the program with what the service said, where it refused. */
export const refuse = (body: string, indent = '        '): string => `${indent}if (response.statusCode() / 100 != 2) {
${indent}    throw new IOException(response.statusCode() + ": " + ${body});
${indent}}
`
