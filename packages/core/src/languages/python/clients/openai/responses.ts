import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { indented, spaces } from '../../../printing/literal.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { closingStream, columnOf, importsOfMain, mainOf } from '../main.ts'
import { importsOfModels, withModel } from '../robust.ts'
import { createClient, openaiImport } from './program.ts'

/** Body fields that `responses.create` of openai-python 3.54 takes by name (its signature). */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'background',
  'context_management',
  'conversation',
  'include',
  'input',
  'instructions',
  'max_output_tokens',
  'max_tool_calls',
  'metadata',
  'model',
  'moderation',
  'parallel_tool_calls',
  'previous_response_id',
  'prompt',
  'prompt_cache_key',
  'prompt_cache_options',
  'prompt_cache_retention',
  'reasoning',
  'safety_identifier',
  'service_tier',
  'store',
  'stream',
  'stream_options',
  'temperature',
  'text',
  'tool_choice',
  'tools',
  'top_logprobs',
  'top_p',
  'truncation',
  'user',
])

export const openaiResponses: ClientForm = {
  client: 'openai',
  render(call) {
    const { baseUrl, moreHeaders, form, request, streaming } = call
    const column = columnOf(call)
    const asked = tryToAsk(call, column, (inner) => createResponse(call, withModel(call, bodyOf(request)), inner))
    const shown = indented(streaming ? printStream(call) : printResponse(call), column)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...importsOfModels(call), openaiImport(form)],
      `${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, `${asked}\n${shown}`)}`,
    )
  },
}

/** The call of `responses.create`, whose result is `response` or `stream`, indented by so many columns. */
export const createResponse = (
  { form, streaming }: ChatCall,
  body: { readonly [name: string]: Value },
  column: number,
): string => `${spaces(column)}${streaming ? 'stream' : 'response'} = ${form.async ? 'await ' : ''}client.responses.create(
${keywordArguments(body, KEYWORDS, column + 4)}${spaces(column)})
`

/** What a response is that the model did not bring to its end. */
const ENDED_EARLY =
  'raise SystemExit(f"The response is {response.status}: {response.error or response.incomplete_details}")'

const printResponse = ({ showsMessage }: ChatCall): string =>
  `print(response.${showsMessage ? 'output' : 'output_text'})
if response.status != "completed":
    ${ENDED_EARLY}
`

const printStream = (call: ChatCall): string =>
  `${closingStream(call, readEvents(call))}${call.showsMessage ? '' : 'print()\n'}`

const readEvents = ({ form, showsMessage }: ChatCall): string => `${form.async ? 'async ' : ''}for event in stream:
    ${showsMessage ? PRINT_ITEM : PRINT_TEXT}
    elif event.type == "error":
        raise SystemExit(f"The stream broke off: {event}")
    elif event.type in ("response.failed", "response.incomplete"):
        response = event.response
        ${ENDED_EARLY}
    elif event.type == "response.completed":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
`

const PRINT_TEXT = `if event.type == "response.output_text.delta":
        print(event.delta, end="", flush=True)`

/** With tools on offer: each item when it is whole, calls among them. */
const PRINT_ITEM = `if event.type == "response.output_item.done":
        print(event.item)`
