import type { ChatCall, HttpRequest } from '../../../../call/call.ts'
import type { Body } from '../../../../providers/provider.ts'
import { EnvironmentNode, type Value, type ValueObject } from '../../../../values/value.ts'
import { bodyOf, plainBodyOf } from '../../../clients/chat-api.ts'
import { lines, type Piece, name as rustName, slot } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { ENSURE } from '../names.ts'

export const CLIENT_TYPE = /* @__PURE__ */ rustName('Client', { module: 'reqwest::blocking', name: 'Client' })
export const RESPONSE = /* @__PURE__ */ rustName('Response', { module: 'reqwest::blocking', name: 'Response' })

export const CLIENT = code`
  // By default, requests time out after 30 seconds, but answers can take longer.
  let client = ${CLIENT_TYPE}::builder().timeout(None).build()?;
`

/** A client that also downloads what a response links to. */
export const HTTPS_CLIENT = code`
  // By default, requests time out after 30 seconds. Redirects must use HTTPS.
  let client = ${CLIENT_TYPE}::builder().https_only(true).timeout(None).build()?;
`

/** The step for JSON that is already text. */
export const TYPE_OF_TEXT = code`.header("Content-Type", "application/json")`

const isContentType = (header: string): boolean => header.toLowerCase() === 'content-type'

/** Checks whether the program creates a body with a macro. */
export const usesMacro = (body: Body): boolean =>
  body.kind === 'json' && (rust.fitsMacro(body.value) || rust.isFormatted(body.value))

/** Creates a JSON body; from text if the macro can't contain it. */
export const makeJson = (value: Value): Piece =>
  code`let body = ${rust.fitsMacro(value) ? rust.json(value, 1) : rust.jsonText(value)};`

/** Returns the request builder's steps that set it. */
export const jsonLinks = (value: Value): readonly Piece[] =>
  rust.fitsMacro(value) ? [code`.json(&body)`] : [TYPE_OF_TEXT, code`.body(body)`]

/** Returns the step that sets the type of a body of bytes. */
export const typeLinks = (headers: HttpRequest['headers']): readonly Piece[] =>
  Object.entries(headers)
    .filter(([header]) => isContentType(header))
    .map(([header, value]) => headerLink(header, value))

const TOKEN = code`token`

/** The token for a request that is sent more than once. */
export const BORROWED_TOKEN = code`&token`

/** Returns the request builder's steps that set the headers, except the body's type. */
export const headerLinks = (headers: HttpRequest['headers'], token = TOKEN): readonly Piece[] =>
  Object.entries(headers)
    .filter(([header]) => !isContentType(header))
    .map(([header, value]) => headerLink(header, value, token))

const HEADER = code`.header`

function headerLink(header: string, value: string | EnvironmentNode, token = TOKEN): Piece {
  if (!(value instanceof EnvironmentNode)) return rust.call(HEADER, [header, value])
  const { prefix } = value
  if (header === 'Authorization' && prefix === 'Bearer ') return code`.bearer_auth(${token})`
  return rust.call(HEADER, [header, prefix === '' ? token : code`format!(${rust.format(prefix, TOKEN)})`])
}

/** Returns the step with a request's URL. */
export const postLink = (url: string): Piece => rust.call(code`.post`, [url])

/** Sends a request, and sets `response`. */
export const send = ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: readonly Piece[]): Piece => code`
  let response = client
      ${postLink(url)}
      ${lines(...headerLinks(headers), ...body)}
      .send()?;
`

/** The body of a chat's request; a plain example leaves out what services do by default. */
export const sentBody = ({ request, variant }: ChatCall): ValueObject =>
  variant.retries ? bodyOf(request) : plainBodyOf(request)

/** The steps of a chat's request with its URL and its headers. */
export const POST = /* @__PURE__ */ slot(({ request }: ChatCall) => postLink(request.url))
export const HEADERS = /* @__PURE__ */ slot(({ request }: ChatCall) => lines(...headerLinks(request.headers)))

/** Exits with the service's response if it rejected the request. */
export const REFUSE = code`
  let status = response.status();
  ${ENSURE}!(status.is_success(), "{status}: {}", response.text()?);
`
