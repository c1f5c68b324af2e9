import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Hole, Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { BUFIO, BYTES, FMT, HTTP, IO, JSON_PACKAGE, STRINGS } from '../names.ts'
import { headersOf, urlOf } from './request.ts'
import { askEach, defineAsk } from './retries.ts'

/* How programs with several functions send their requests, with and without retries. */

/**
 * Sets `response`.
 *
 * @param body the fields that are sent
 */
export const ask = (call: ChatCall, body: ValueObject): Piece =>
  askEach(call, () => go.json(call.hasFallbacks ? { ...body, model: MODEL } : body))

const MODEL = code`model`

/** Returns the function that sends the request. */
export const askFunction = (call: ChatCall): Piece => (call.variant.retries ? defineAsk(call) : definePlainAsk(call))

const definePlainAsk = (call: ChatCall): Piece => code`
  // ask sends a request with the token.
  func ask(fields map[string]any) (*${HTTP}.Response, error) {
      body, err := ${JSON_PACKAGE}.Marshal(fields)
      ${OR_RETURN_NIL}
      request, err := http.NewRequest(http.MethodPost, ${urlOf(call)}, ${BYTES}.NewReader(body))
      ${OR_RETURN_NIL}
      ${headersOf(call)}
      return http.DefaultClient.Do(request)
  }
`

/** Returns from a function with a result and an error, if there is one. */
export const OR_RETURN_NIL = code`
  if err != nil {
      return nil, err
  }
`

/** Reads the whole `response` as `answer`, in a function with a result and an error. */
export const READ_ANSWER = code`
  defer response.Body.Close()
  answer, err := ${IO}.ReadAll(response.Body)
  ${OR_RETURN_NIL}
  if response.StatusCode > 299 {
      return nil, ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
`

/**
 * Reads the events of `response`.
 *
 * @param chunk the type of an event
 * @param isError a condition that `chunk` is an error
 * @param read code that reads `chunk`
 */
export const readEvents = (chunk: Hole, isError: Piece, read: Piece): Piece => code`
  defer response.Body.Close()
  if response.StatusCode > 299 {
      answer, _ := ${IO}.ReadAll(response.Body)
      return nil, ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${eachEvent(chunk, isError, read, code`nil, `)}
`

/**
 * Reads the lines of `response` in a function that returns an error.
 *
 * @param others the results before the error
 */
export const eachEvent = (chunk: Hole, isError: Piece, read: Piece, others?: Piece): Piece => code`
  lines := ${BUFIO}.NewScanner(response.Body)
  // By default, it can't read lines longer than 64 kB.
  lines.Buffer(nil, 1<<24)
  for lines.Scan() && !${STRINGS}.HasSuffix(lines.Text(), "[DONE]") {
      _, data, isData := strings.Cut(lines.Text(), "data:")
      if !isData {
          continue
      }
      var chunk ${chunk}
      if err := ${JSON_PACKAGE}.Unmarshal([]byte(data), &chunk); err != nil {
          return ${others}err
      }
      if ${isError} {
          return ${others}${FMT}.Errorf("the stream broke off: %s", data)
      }
      ${read}
  }
  if err := lines.Err(); err != nil {
      return ${others}err
  }
`

export const IS_CHAT_ERROR = code`chunk.Error != nil || chunk.Message != nil`
