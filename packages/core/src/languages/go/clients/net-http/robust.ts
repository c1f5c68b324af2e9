import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { go, indentedByTab } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { type GoCode, goProgram, OR_RETURN } from '../main.ts'
import { setHeaders } from './request.ts'

const { attempts, timeout, longestWait } = LIMITS

/**
 * A whole program that asks again while a service is busy or cannot be reached, and then asks others.
 *
 * @param shown code that shows what is in `response`
 */
export function robustProgram(call: ChatCall, body: { readonly [name: string]: Value }, shown: GoCode): string {
  const { fallbackModels } = call
  const asked =
    fallbackModels.length === 0
      ? `\tresponse, err := ask(${go.literal(body, 4, 24)})
${OR_RETURN}`
      : askEach(call, body)
  const files = readFiles(call)
  return goProgram(
    call,
    [
      ...files.imports,
      ...shown.imports,
      ...['bytes', 'encoding/json', 'fmt', 'io', 'math/rand/v2', 'net/http', 'os', 'strconv', 'time'],
    ],
    `${files.code}${asked}${shown.code}`,
    CLIENT,
    ask(call),
  )
}

/** A limit for the whole answer would break off a long stream. */
const CLIENT = `// client waits ${timeout} seconds for an answer to begin, and follows no redirect, which may lead to another host.
var client = &http.Client{
\tTransport: &http.Transport{
\t\tProxy:                 http.ProxyFromEnvironment,
\t\tResponseHeaderTimeout: ${timeout} * time.Second,
\t},
\tCheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

`

function askEach({ requestModel, fallbackModels }: ChatCall, body: { readonly [name: string]: Value }): string {
  const models = [requestModel, ...fallbackModels].map((model) => go.string(model))
  return `\tvar response *http.Response
\tvar err error
\tvar model string
\tfor _, model = range []string${indentedByTab(go.items(models)).trimStart()} {
\t\tresponse, err = ask(${go.literal({ ...body, model: raw('model') }, 8, 30)})
\t\tif err == nil {
\t\t\tbreak
\t\t}
\t\tfmt.Fprintf(os.Stderr, "%s: %v\\n", model, err)
\t}
\tif err != nil {
\t\treturn fmt.Errorf("no provider answered: %w", err)
\t}
`
}

const ask = ({ request, requestModel, fallbackModels }: ChatCall): string => `
// ask asks up to ${attempts} times, while the service is busy or cannot be reached.
func ask(fields map[string]any) (*http.Response, error) {
	body, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	for attempt := 1; ; attempt++ {
		request, err := http.NewRequest(http.MethodPost, ${go.string(request.url)}, bytes.NewReader(body))
		if err != nil {
			return nil, err
		}
${indentedByTab(setHeaders(request.headers))}
		wait := time.Second << (attempt - 1)
		wait += rand.N(wait / 2)
		response, failure := client.Do(request)
		if failure == nil {
			if response.StatusCode < 500 && response.StatusCode != 408 && response.StatusCode != 429 {
				return response, nil
			}
			answer, _ := io.ReadAll(response.Body)
			response.Body.Close()
			failure = fmt.Errorf("%s: %s", response.Status, answer)
			if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
				wait = time.Duration(seconds) * time.Second
			}
		}
		if attempt == ${attempts} || wait > ${longestWait}*time.Second {
			return nil, failure
		}
		fmt.Fprintf(os.Stderr, "%s: %v\\n", ${fallbackModels.length === 0 ? go.string(requestModel) : 'fields["model"]'}, failure)
		time.Sleep(wait)
	}
}
`

/** Names the provider that answered, apart from the answer. */
export const nameModel = ({ form, fallbackModels }: ChatCall): string =>
  form.robust && fallbackModels.length > 0 ? '\tfmt.Fprintf(os.Stderr, "Answered by %s\\n", model)\n' : ''
