import type { ClientForm } from '../../../clients/client.ts'
import { bodyOf } from '../../../clients/raw-client.ts'
import { python } from '../../writer.ts'
import { unsupportedInApi } from '../../../clients/chat-api.ts'
import { keywordArguments } from '../chat-completion.ts'
import { openaiProgram } from './program.ts'

/** Body fields that `responses.create` of openai-python 3.54 takes by name (its signature). */
const KEYWORDS: ReadonlySet<string> = new Set([
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

const printResponse = ({ showsMessage }: { readonly showsMessage: boolean }): string =>
  `print(${showsMessage ? 'response.output' : 'response.output_text'})
if response.status != "completed":
    raise SystemExit(f"The response is {response.status}: {response.error or response.incomplete_details}")
`

const printStream = ({ showsMessage }: { readonly showsMessage: boolean }): string => `for event in stream:
    if event.type == ${showsMessage ? '"response.output_item.done":\n        print(event.item)' : '"response.output_text.delta":\n        print(event.delta, end="", flush=True)'}
    elif event.type == "error":
        raise SystemExit(f"The stream broke off: {event.message}")
    elif event.type in ("response.failed", "response.incomplete"):
        response = event.response
        raise SystemExit(f"The response is {response.status}: {response.error or response.incomplete_details}")
    elif event.type == "response.completed":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
${showsMessage ? '' : 'print()\n'}`
