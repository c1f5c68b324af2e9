import type { HttpRequest } from '../../../../call/call.ts'
import type { Body } from '../../../../providers/provider.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { lines, type Piece, name as rustName } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { ENSURE } from '../names.ts'

export const CLIENT_TYPE = /* @__PURE__ */ rustName('Client', { module: 'reqwest::blocking', name: 'Client' })
export const RESPONSE = /* @__PURE__ */ rustName('Response', { module: 'reqwest::blocking', name: 'Response' })

export const CLIENT = code`
  // By default, requests time out after 30 seconds, but answers can take longer.
  let client = ${CLIENT_TYPE}::builder().timeout(None).build()?;
`

/** A client that fetches what an answer names, too. */
export const HTTPS_CLIENT = code`
  // By default, requests time out after 30 seconds. Redirects must use HTTPS.
  let client = ${CLIENT_TYPE}::builder().https_only(true).timeout(None).build()?;
`

/** The step that takes JSON that is a text already. */
export const TYPE_OF_TEXT = code`.header("Content-Type", "application/json")`

const isContentType = (header: string): boolean => header.toLowerCase() === 'content-type'

/** Whether the program makes a body by a macro. */
export const usesMacro = (body: Body): boolean =>
  body.kind === 'json' && (rust.fitsMacro(body.value) || rust.isFormatted(body.value))

/** A statement that makes a body of JSON; a text of it where the macro cannot hold it. */
export const makeJson = (value: Value): Piece =>
  code`let body = ${rust.fitsMacro(value) ? rust.json(value, 1) : rust.jsonText(value)};`

/** The steps of a request's builder that take it. */
export const jsonLinks = (value: Value): readonly Piece[] =>
  rust.fitsMacro(value) ? [code`.json(&body)`] : [TYPE_OF_TEXT, code`.body(body)`]

/** The step that says what a body of bytes is. */
export const typeLinks = (headers: HttpRequest['headers']): readonly Piece[] =>
  Object.entries(headers)
    .filter(([header]) => isContentType(header))
    .map(([header, value]) => headerLink(header, value))

/** Steps of a request's builder that set the headers, but that of the body's type. */
export const headerLinks = (headers: HttpRequest['headers']): readonly Piece[] =>
  Object.entries(headers)
    .filter(([header]) => !isContentType(header))
    .map(([header, value]) => headerLink(header, value))

const HEADER = code`.header`
const TOKEN = code`token`

function headerLink(header: string, value: string | EnvironmentNode): Piece {
  if (!(value instanceof EnvironmentNode)) return rust.call(HEADER, [header, value])
  const { prefix } = value
  if (header === 'Authorization' && prefix === 'Bearer ') return code`.bearer_auth(token)`
  return rust.call(HEADER, [header, prefix === '' ? TOKEN : code`format!(${rust.format(prefix, TOKEN)})`])
}

/** The step that says where a request goes. */
export const postLink = (url: string): Piece => rust.call(code`.post`, [url])

/** Sends a request, whose answer is `response`. */
export const send = ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: readonly Piece[]): Piece => code`
  let response = client
      ${postLink(url)}
      ${lines(...headerLinks(headers), ...body)}
      .send()?;
`

/** Ends the program with what the service says of a `response` that is a refusal. */
export const REFUSE = code`
  let status = response.status();
  ${ENSURE}!(status.is_success(), "{status}: {}", response.text()?);
`
