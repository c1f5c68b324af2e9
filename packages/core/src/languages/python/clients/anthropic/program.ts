import type { ChatCall } from '../../../../call/call.ts'
import type { ChatForm } from '../../../../call/chat-form.ts'
import { spaces } from '../../../printing/literal.ts'
import { type PythonImport, python } from '../../writer.ts'
import { importOf, LIMITED, REPEATS } from '../api-client.ts'

/** Body fields that `messages.create` of anthropic 2.12 takes by name (its signature); it knows no temperature. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'cache_control',
  'container',
  'diagnostics',
  'inference_geo',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'output_config',
  'service_tier',
  'speed',
  'stop_sequences',
  'stream',
  'system',
  'thinking',
  'tool_choice',
  'tools',
])

const clientName = (form: ChatForm): string => (form.async ? 'AsyncAnthropic' : 'Anthropic')

/** What is imported of the client. */
export const anthropicImport = ({ form }: ChatCall): PythonImport => importOf('anthropic', form, clientName(form))

/** Makes `client`, which asks again itself where it is to be robust. */
export function createClient({ baseUrl, moreHeaders, token, form }: ChatCall): string {
  const headers = Object.keys(moreHeaders).length > 0 ? python.argument('default_headers', moreHeaders) : ''
  return `${form.robust ? REPEATS : ''}client = ${clientName(form)}(
    base_url=${python.string(baseUrl)},
    api_key=${python.literal(token)},
${headers}${form.robust ? LIMITED : ''})
`
}

/**
 * Calls a method of `client.messages`, whose result is `message` or `stream`.
 *
 * @param passed its arguments, indented by so many columns
 * @param column columns that the call is indented by
 */
export const callMessages = (
  { form }: ChatCall,
  result: 'message' | 'stream',
  method: 'create' | 'parse',
  passed: (column: number) => string,
  column: number,
): string => `${spaces(column)}${result} = ${form.async ? 'await ' : ''}client.messages.${method}(
${passed(column + 4)}${spaces(column)})
`

/** Reads a stream by the client's helper into `message`, and shows its text as it comes. */
export function streamMessage({ form }: ChatCall, passed: (column: number) => string, column: number): string {
  const start = form.async ? 'async ' : ''
  const indent = spaces(column)
  return `${indent}${start}with client.messages.stream(
${passed(column + 4)}${indent}) as stream:
${indent}    ${start}for text in stream.text_stream:
${indent}        print(text, end="", flush=True)
${indent}    message = ${form.async ? 'await ' : ''}stream.get_final_message()
`
}
