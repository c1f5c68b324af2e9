import type { ChatCall } from '../../../../call/call.ts'
import { bodyOf, unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { openaiProgram } from './program.ts'

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
  unsupported: unsupportedInApi,
  render(call) {
    const { baseUrl, moreHeaders, streaming } = call
    const passed = keywordArguments(bodyOf(call.request), KEYWORDS, 8)
    const created = `    ${streaming ? 'stream' : 'response'} = client.responses.create(\n${passed}    )\n`
    return openaiProgram(call, baseUrl, moreHeaders, created, streaming ? printStream(call) : printResponse(call))
  },
}

/** What a response is that the model did not bring to its end. */
const ENDED_EARLY =
  'raise SystemExit(f"The response is {response.status}: {response.error or response.incomplete_details}")'

const printResponse = ({ showsMessage }: ChatCall): string =>
  `print(response.${showsMessage ? 'output' : 'output_text'})
if response.status != "completed":
    ${ENDED_EARLY}
`

const printStream = ({ showsMessage }: ChatCall): string => `for event in stream:
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
${showsMessage ? '' : 'print()\n'}`

const PRINT_TEXT = `if event.type == "response.output_text.delta":
        print(event.delta, end="", flush=True)`

/** With tools on offer: each item when it is whole, calls among them. */
const PRINT_ITEM = `if event.type == "response.output_item.done":
        print(event.item)`
