import type { HttpRequest } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { type Hole, lines, type Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { OR_FATAL } from '../main.ts'
import { HTTP, IO, JSON_PACKAGE, LOG } from '../names.ts'

/** Sets the headers of `request`. */
export const setHeaders = (headers: HttpRequest['headers']): Piece | undefined =>
  lines(...Object.entries(headers).map(([header, value]) => code`request.Header.Set(${header}, ${go.argument(value)})`))

/** The address of a chat's request. */
export const urlOf = (shape: ChatShape): Hole => fromCall(shape, ({ request }) => request.url)

/** Sets the headers of a chat's `request`. */
export const headersOf = (shape: ChatShape): Piece | undefined =>
  fromCall(shape, ({ request }) => setHeaders(request.headers))

/**
 * Creates `request`.
 *
 * @param body an expression for a reader of the body
 * @param headers code that sets its headers
 */
export const newRequest = (url: Hole, body: Piece, headers: Piece | undefined): Piece => code`
  request, err := ${HTTP}.NewRequest(http.MethodPost, ${url}, ${body})
  ${OR_FATAL}
  ${headers}
`

/** Creates `body` from a JSON value. */
export const encodeBody = (value: ValueObject): Piece => code`
  body, err := ${JSON_PACKAGE}.Marshal(${go.json(value)})
  ${OR_FATAL}
`

/** Sends `request`, and sets `response`. */
export const SEND = code`
  response, err := http.DefaultClient.Do(request)
  ${OR_FATAL}
  defer response.Body.Close()
`

/**
 * Exits with the service's response if it rejected the request.
 *
 * @param response a variable
 */
export const refuse = (response: Piece): Piece => code`
  if ${response}.StatusCode > 299 {
      said, _ := ${IO}.ReadAll(${response}.Body)
      ${LOG}.Fatalf("%s: %s", ${response}.Status, said)
  }
`

/** Checks the status of `response`. */
export const REFUSE = refuse(code`response`)
