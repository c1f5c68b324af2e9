import type { HttpRequest } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { OR_RETURN } from '../main.ts'
import { FMT, HTTP, IO, JSON_PACKAGE } from '../names.ts'

/** Go takes a token along to another port, to another host below the first, and out of https. */
export const CLIENT = code`
  // client follows no redirect, which may lead to another host.
  var client = &${HTTP}.Client{
      CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
  }
`

/** Statements that make `body` of a JSON value. */
export const encodeBody = (value: ValueObject): Piece => code`
  body, err := ${JSON_PACKAGE}.Marshal(${value})
  ${OR_RETURN}
`

/** Statements that set the headers of `request`. */
export const setHeaders = (headers: HttpRequest['headers']): Piece | undefined =>
  lines(...Object.entries(headers).map(([header, value]) => code`request.Header.Set(${header}, ${go.argument(value)})`))

/**
 * Statements that make `request`.
 *
 * @param body an expression, a reader of the body
 */
export const makeRequest = ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: Piece): Piece => code`
  request, err := http.NewRequest(http.MethodPost, ${url}, ${body})
  ${OR_RETURN}
  ${setHeaders(headers)}
`

/** Sends `request`, whose answer is `response`. */
export const SEND = code`
  response, err := client.Do(request)
  ${OR_RETURN}
`

/** Reads the `answer` of a program that sends one request. */
export const READ_ANSWER = code`
  defer response.Body.Close()
  answer, err := ${IO}.ReadAll(response.Body)
  ${OR_RETURN}
  if response.StatusCode/100 != 2 {
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
`
