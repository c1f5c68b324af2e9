import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { goProgram, OR_RETURN } from '../main.ts'
import { BYTES, FMT, HTTP, IO, JSON_PACKAGE, OS, TIME } from '../names.ts'
import { setHeaders } from './request.ts'

const { attempts, timeout, longestWait } = LIMITS

const RAND = /* @__PURE__ */ name('rand', { module: 'math/rand/v2' })
const STRCONV = /* @__PURE__ */ name('strconv', { module: 'strconv' })

/**
 * A whole program that asks again while a service is busy or cannot be reached, and then asks others.
 *
 * @param shown code that shows what is in `response`
 */
export const robustProgram = (call: ChatCall, body: ValueObject, shown: Piece): string =>
  goProgram(
    call,
    code`
      ${readFiles(call)}
      ${call.fallbackModels.length === 0 ? askOne(body) : askEach(call, body)}
      ${shown}
    `,
    CLIENT,
    ask(call),
  )

/** A limit for the whole answer would break off a long stream. */
const CLIENT = code`
  // client waits ${timeout} seconds for an answer to begin, and follows no redirect, which may lead to another host.
  var client = &${HTTP}.Client{
      Transport: &http.Transport{
          Proxy:                 http.ProxyFromEnvironment,
          ResponseHeaderTimeout: ${timeout} * ${TIME}.Second,
      },
      CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
  }
`

const askOne = (body: ValueObject): Piece => code`
  response, err := ask(${body})
  ${OR_RETURN}
`

const askEach = ({ requestModel, fallbackModels }: ChatCall, body: ValueObject): Piece => code`
  var response *http.Response
  var err error
  var model string
  for _, model = range []string${go.items([requestModel, ...fallbackModels].map((model) => code`${model}`))} {
      response, err = ask(${{ ...body, model: code`model` }})
      if err == nil {
          break
      }
      fmt.Fprintf(os.Stderr, "%s: %v\n", model, err)
  }
  if err != nil {
      return fmt.Errorf("no provider answered: %w", err)
  }
`

const ask = ({ request, requestModel, fallbackModels }: ChatCall): Piece => code`
  // ask asks up to ${attempts} times, while the service is busy or cannot be reached.
  func ask(fields map[string]any) (*http.Response, error) {
      body, err := ${JSON_PACKAGE}.Marshal(fields)
      if err != nil {
          return nil, err
      }
      for attempt := 1; ; attempt++ {
          request, err := http.NewRequest(http.MethodPost, ${request.url}, ${BYTES}.NewReader(body))
          if err != nil {
              return nil, err
          }
          ${setHeaders(request.headers)}

          wait := time.Second << (attempt - 1)
          wait += ${RAND}.N(wait / 2)
          response, failure := client.Do(request)
          if failure == nil {
              if response.StatusCode < 500 && response.StatusCode != 408 && response.StatusCode != 429 {
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
          fmt.Fprintf(${OS}.Stderr, "%s: %v\n", ${fallbackModels.length === 0 ? requestModel : code`fields["model"]`}, failure)
          time.Sleep(wait)
      }
  }
`

/** Names the provider that answered, apart from the answer. */
export const nameModel = ({ form, fallbackModels }: ChatCall): Piece | undefined =>
  when(form.robust && fallbackModels.length > 0, code`fmt.Fprintf(os.Stderr, "Answered by %s\n", model)`)
