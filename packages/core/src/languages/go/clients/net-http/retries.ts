import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { type Hole, name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { chatProgram, OR_RETURN } from '../main.ts'
import { BUFIO, BYTES, ERRORS, FMT, HTTP, IO, JSON_PACKAGE, OS, STRINGS, TIME } from '../names.ts'
import { chunkFields, completionFields, declareKept, endPrinting, printChunk, printCompletion } from './chat-answer.ts'
import { headersOf, urlOf } from './request.ts'

const { attempts, timeout, longestWait, statuses } = LIMITS

const RAND = /* @__PURE__ */ name('rand', { module: 'math/rand/v2' })
const STRCONV = /* @__PURE__ */ name('strconv', { module: 'strconv' })

/** Returns a complete program that retries if a service is busy or unreachable, and then tries others. */
export const retryingProgram = (shape: ChatShape): Piece =>
  chatProgram(
    shape,
    code`
      ${readFiles(shape)}
      ${askEach(shape, bodyOfEach)}
      ${shape.streaming ? printStream(shape) : printResponse(shape)}
      return nil
    `,
    undefined,
    defineAsk(shape),
  )

const modelsOf = ({ requestModel, fallbackModels }: ChatCall): Piece =>
  go.items([requestModel, ...fallbackModels].map((model) => code`${model}`))

/** What a chat sends; with fallbacks, each provider gets its own `model`. */
const bodyOfEach = (call: ChatCall): ValueObject =>
  call.hasFallbacks ? { ...bodyOf(call.request), model: code`model` } : bodyOf(call.request)

/** A timeout for the whole response would break off a long stream. */
const CLIENT = code`
  // The client waits up to ${timeout} seconds for a response to start, and doesn't follow redirects, which may lead to another host.
  transport := ${HTTP}.DefaultTransport.(*http.Transport).Clone()
  transport.ResponseHeaderTimeout = ${timeout} * ${TIME}.Second
  client := &http.Client{
      Transport:     transport,
      CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
  }
`

/**
 * Sets `response`, which comes from the first provider that answers.
 *
 * @param body returns what is sent
 */
export const askEach = (shape: ChatShape, body: (call: ChatCall) => Hole): Piece =>
  shape.hasFallbacks ? askInTurn(shape, body) : askOne(shape, body)

const askOne = (shape: ChatShape, body: (call: ChatCall) => Hole): Piece => code`
  response, err := ask(${fromCall(shape, body)})
  ${OR_RETURN}
`

const askInTurn = (shape: ChatShape, body: (call: ChatCall) => Hole): Piece => code`
  var response *http.Response
  var err error
  var model string
  for _, model = range []string${fromCall(shape, modelsOf)} {
      response, err = ask(${fromCall(shape, body)})
      if err == nil {
          break
      }
      fmt.Fprintf(os.Stderr, "%s: %v\n", model, err)
  }
  if err != nil {
      return fmt.Errorf("no provider answered: %w", err)
  }
`

const IS_REFUSED = /* @__PURE__ */ eachStatus(statuses, (status) => code`response.StatusCode != ${status}`, ' && ')

/** Returns the function that sends a request and waits between its attempts. */
export const defineAsk = (shape: ChatShape): Piece => code`
  // ask sends a request up to ${attempts} times while the service is busy or unreachable.
  func ask(fields map[string]any) (*http.Response, error) {
      body, err := ${JSON_PACKAGE}.Marshal(fields)
      if err != nil {
          return nil, err
      }
      ${CLIENT}
      for attempt := 1; ; attempt++ {
          request, err := http.NewRequest(http.MethodPost, ${urlOf(shape)}, ${BYTES}.NewReader(body))
          if err != nil {
              return nil, err
          }
          ${headersOf(shape)}

          wait := time.Second << (attempt - 1)
          wait += ${RAND}.N(wait / 2)
          response, failure := client.Do(request)
          if failure == nil {
              if response.StatusCode < 500 && ${IS_REFUSED} {
                  return response, nil
              }
              answer, _ := ${IO}.ReadAll(response.Body)
              response.Body.Close()
              failure = ${FMT}.Errorf("%s: %s", response.Status, answer)
              if seconds, err := ${STRCONV}.Atoi(response.Header.Get("Retry-After")); err == nil {
                  wait = time.Duration(seconds) * time.Second
              }
          }
          if attempt == ${attempts} || wait > ${longestWait}*time.Second {
              return nil, failure
          }
          fmt.Fprintf(${OS}.Stderr, "%s: %v\n", ${shape.hasFallbacks ? code`fields["model"]` : fromCall(shape, ({ requestModel }) => requestModel)}, failure)
          time.Sleep(wait)
      }
  }
`

/** Prints which provider answered, separately from the answer. */
export const nameModel = ({ hasFallbacks }: ChatShape): Piece | undefined =>
  when(hasFallbacks, code`fmt.Fprintf(os.Stderr, "Answered by %s\n", model)`)

const printResponse = (call: ChatShape): Piece => code`
  defer response.Body.Close()
  answer, err := ${IO}.ReadAll(response.Body)
  ${OR_RETURN}
  if response.StatusCode/100 != 2 {
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${nameModel(call)}

  var completion ${go.type(completionFields(call))}
  if err := ${JSON_PACKAGE}.Unmarshal(answer, &completion); err != nil {
      return fmt.Errorf("the response isn't a completion: %w", err)
  }
  if len(completion.Choices) == 0 {
      return fmt.Errorf("the response has no choices: %s", answer)
  }
  ${printCompletion(call)}
`

const printStream = (call: ChatShape): Piece => code`
  defer response.Body.Close()
  if response.StatusCode/100 != 2 {
      answer, _ := ${IO}.ReadAll(response.Body)
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${nameModel(call)}

  complete := false
  ${declareKept(call)}
  lines := ${BUFIO}.NewScanner(response.Body)
  lines.Buffer(nil, 1<<24)
  for !complete && lines.Scan() {
      _, data, isData := ${STRINGS}.Cut(lines.Text(), "data:")
      if !isData {
          continue
      }
      if strings.TrimSpace(data) == "[DONE]" {
          complete = true
          continue
      }
      var chunk ${go.type(chunkFields(call))}
      if err := ${JSON_PACKAGE}.Unmarshal([]byte(data), &chunk); err != nil {
          return fmt.Errorf("the stream sent an invalid chunk: %w", err)
      }
      if chunk.Error != nil || chunk.Message != nil {
          return fmt.Errorf("the stream broke off: %s", data)
      }
      ${printChunk(call)}
  }
  if err := lines.Err(); err != nil {
      return err
  }
  if !complete {
      return ${ERRORS}.New("the stream ended before it was complete")
  }
  ${endPrinting(call)}
`
