import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { go } from '../../writer.ts'
import { type GoCode, goProgram } from '../main.ts'

/** Makes `client`. */
const createClient = (
  { token, baseUrl }: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: { readonly [name: string]: Value },
  options: string,
): string => `\tclient := openai.NewClient(
\t\toption.WithBaseURL(${go.string(baseUrl)}),
\t\toption.WithAPIKey(${go.literal(token)}),
${Object.entries(moreHeaders)
  .map(([name, value]) => `\t\toption.WithHeader(${go.arguments(name, value)}),\n`)
  .join('')}${options}\t)
`

/** Declares the `response` that the client has its answer from. */
export const RESPONSE = '\tvar response *http.Response\n'

export const OR_EXPLAIN = `\tif err != nil {
\t\treturn explain(err, response)
\t}
`

/** An answer may hold no choices, and the list of them may be read no further then. */
export const REQUIRE_CHOICES = `\tif len(completion.Choices) == 0 {
\t\treturn fmt.Errorf("the answer holds no choices: %s", completion.RawJSON())
\t}
`

/** An error of openai-go 3.96 shows the status alone, and not even that where a service says `{"error": "…"}`. */
const EXPLAIN = `
// explain adds what the service says, which the client's errors leave out.
func explain(err error, response *http.Response) error {
	if response == nil || response.StatusCode < 400 {
		return err
	}
	said, _ := io.ReadAll(response.Body)
	return fmt.Errorf("%s: %s", response.Status, said)
}
`

/**
 * A whole program.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 * @param params statements that make `params`
 * @param shown code that makes the call on `client`, and shows its result
 * @param options further options of the client, a line each
 * @param declared what stands before `main`, and functions that stand behind it
 */
export const openaiProgram = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: { readonly [name: string]: Value },
  params: GoCode,
  shown: GoCode,
  options: GoCode = { imports: [], code: '' },
  declared: { readonly before: string; readonly functions: string } = { before: '', functions: '' },
): string =>
  goProgram(
    call,
    [
      ...params.imports,
      ...shown.imports,
      ...options.imports,
      'context',
      'fmt',
      'io',
      'net/http',
      'github.com/openai/openai-go/v3',
      'github.com/openai/openai-go/v3/option',
    ],
    `${createClient(call, moreHeaders, options.code)}${params.code}
${shown.code}`,
    declared.before,
    declared.functions + EXPLAIN,
  )
