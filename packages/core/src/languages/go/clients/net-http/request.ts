import type { HttpRequest } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { go } from '../../writer.ts'
import { type GoCode, OR_RETURN } from '../main.ts'

/** Go takes a token along to another port, to another host below the first, and out of https. */
export const CLIENT = `// client follows no redirect, which may lead to another host.
var client = &http.Client{
\tCheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

`

/** Statements that make `body` of a JSON value. */
export const encodeBody = (value: Value): GoCode => ({
  imports: ['bytes', 'encoding/json'],
  code: `\tbody, err := json.Marshal(${go.literal(value, 4, 30)})
${OR_RETURN}`,
})

/** Statements that set the headers of `request`. */
export const setHeaders = (headers: HttpRequest['headers']): string =>
  Object.entries(headers)
    .map(([name, value]) => `\trequest.Header.Set(${go.arguments(name, value)})\n`)
    .join('')

/**
 * Statements that make `request`.
 *
 * @param body an expression, a reader of the body
 */
export const makeRequest = ({ url, headers }: Pick<HttpRequest, 'url' | 'headers'>, body: string): string => `\
\trequest, err := http.NewRequest(http.MethodPost, ${go.string(url)}, ${body})
${OR_RETURN}${setHeaders(headers)}`

/** Sends `request`, whose answer is `response`. */
export const SEND = `
\tresponse, err := client.Do(request)
${OR_RETURN}`

/** Reads the `answer` of a program that sends one request. */
export const READ_ANSWER = `\tdefer response.Body.Close()
\tanswer, err := io.ReadAll(response.Body)
${OR_RETURN}\tif response.StatusCode/100 != 2 {
\t\treturn fmt.Errorf("%s: %s", response.Status, answer)
\t}
`
