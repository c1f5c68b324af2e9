import type { ChatCall, HttpRequest, TaskCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, type Piece, slot, when } from '../../../printing/code.ts'
import { IO_EXCEPTION } from '../../names.ts'
import { code } from '../../writer.ts'
import { hasRetries, withToken } from '../main.ts'
import { BODY_HANDLERS, BODY_PUBLISHERS, HTTP_CLIENT, HTTP_REQUEST, URI } from './names.ts'

/** Returns the exceptions that sending methods throw. */
export const throwing = (call: ChatShape | TaskShape): Piece =>
  hasRetries(call) ? code`throws ${IO_EXCEPTION}, InterruptedException` : code`throws Exception`

/** The body of a text response. */
export const BODY = code`response.body()`

/** The body of a response that is read line by line. */
export const ALL_LINES = code`String.join("\n", response.body().toList())`

/** Returns a URL in Java's format: characters that RFC 3986 doesn't allow are encoded. */
export function address(url: string): string {
  const [, host = '', rest = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(url) ?? []
  return host + rest.replace(/%(?![\da-f]{2})|[^\w.~:/?#@!$&'()*+,;=%-]/gi, encodeURIComponent)
}

/**
 * Returns the steps of a request's builder that set the headers. Services without HTTP/2 lose the body if Java tries to
 * upgrade first.
 */
export const setHeaders = (call: ChatCall | TaskCall, isSent = (_name: string): boolean => true): Piece | undefined =>
  lines(
    when(call.request.url.startsWith('http:'), code`.version(${HTTP_CLIENT}.Version.HTTP_1_1)`),
    ...Object.entries(call.request.headers)
      .filter(([name]) => isSent(name))
      .map(([name, value]) => code`.header(${name}, ${hasRetries(call) ? value : withToken(value)})`),
  )

/** Creates a request; its further steps follow. */
export const newRequest = ({ url }: HttpRequest): Piece =>
  code`${HTTP_REQUEST}.newBuilder(${URI}.create(${address(url)}))`

/** A call's request, and its steps that set the headers. */
export const REQUEST = /* @__PURE__ */ slot(({ request }: ChatCall | TaskCall) => newRequest(request))
export const HEADERS = /* @__PURE__ */ slot((call: ChatCall | TaskCall) => setHeaders(call))

/** Creates a client for several requests, as `client`. */
export const NEW_CLIENT = code`var client = ${HTTP_CLIENT}.newHttpClient();`

/**
 * Sends a request as `request`, and sets `response`.
 *
 * @param steps further steps of the builder
 * @param handler what reads the body: a method of `BodyHandlers`
 * @param client an expression for the client
 */
export const sendRequest = (
  request: Piece,
  headers: Piece | undefined,
  steps: Piece,
  handler: Piece,
  client = code`${HTTP_CLIENT}.newHttpClient()`,
): Piece => code`
  var request = ${request}
          ${headers}
          ${steps}
          .build();

  var response = ${client}.send(request, ${BODY_HANDLERS}.${handler}());
`

/**
 * Posts `body`, and sets `response`: a text, or the lines of a stream.
 *
 * @param client an expression for the client, if the program has one
 */
export const post = (call: ChatCall, client?: Piece): Piece =>
  sendRequest(newRequest(call.request), setHeaders(call), POST, call.streaming ? code`ofLines` : code`ofString`, client)

/** The step of a request's builder that posts `body`. */
export const POST = code`.POST(${BODY_PUBLISHERS}.ofString(body))`

/** Throws the service's response if it rejected the request. */
export const refuse = (call: ChatShape | TaskShape, body: Piece): Piece => code`
  if (response.statusCode() / 100 != 2) {
      throw new ${hasRetries(call) ? IO_EXCEPTION : code`RuntimeException`}(response.statusCode() + ": " + ${body});
  }
`
