import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { argumentsInLoop, asKeywords, keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { asynchronous, awaited, closingStream, mainOf } from '../main.ts'
import {
  BREAK_OFF_LATER,
  checkWholeResponse,
  failEmptyStream,
  failResponse,
  RAISE_ERROR,
  toItsEnd,
} from '../responses.ts'
import { withModel } from '../retries.ts'
import { createClient, ERRORS } from './program.ts'

/** Body fields that `responses.create` of openai-python 3.54 accepts by name, according to its signature. */
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

export const openaiResponses: ChatRenderer = {
  client: 'openai',
  render(call) {
    const asked = createResponse(call, withModel(call, bodyOf(call.request)))
    const main = code`
      ${tryToAsk(call, ERRORS, asked)}

      ${call.streaming ? printStream(call) : printResponse(call)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${createClient(call, call.variant)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}

/** Calls `responses.create`, whose result is `response` or `stream`. */
export const createResponse = (call: ChatCall, body: ValueObject): Piece =>
  createOf(call, keywordArguments(body, KEYWORDS))

/** Creates a response in a tool loop. */
export const createInLoop = (call: ChatCall, body: ValueObject): Piece =>
  createOf(call, argumentsInLoop(call, asKeywords(body, KEYWORDS)))

const createOf = (call: ChatCall, passed: Piece | undefined): Piece => code`
  ${name(call.streaming ? 'stream' : 'response')} = ${awaited(call)}client.responses.create(
      ${passed}
  )
`

const printResponse = (call: ChatCall): Piece => code`
  ${RAISE_ERROR.attributes}
  print(response.${name(mayCallProgram(call) ? 'output' : 'output_text')})
  ${checkWholeResponse(call, 'attributes', mayCallProgram(call) ? code`not response.output` : code`not response.output_text`)}
`

const printStream = (call: ChatCall): Piece => code`
  answered = False
  ${closingStream(call, readEvents(call))}
  ${when(!mayCallProgram(call), code`print()`)}
  ${failEmptyStream(call)}
`

const readEvents = (call: ChatCall): Piece =>
  toItsEnd(
    call,
    code`
    ${asynchronous(call)}for event in stream:
        ${mayCallProgram(call) ? PRINT_ITEM : PRINT_TEXT}
            answered = True
        ${FAIL_REFUSAL}
        ${BREAK_OFF_LATER}
        elif event.type in ("response.failed", "response.incomplete"):
            response = event.response
            ${failResponse(call, 'attributes')}
        ${BREAK_AT_END}
  `,
  )

const FAIL_REFUSAL = code`
  elif event.type == "response.refusal.done":
      raise SystemExit(f"The model refused: {event.refusal}")
`

const BREAK_AT_END = code`
  elif event.type == "response.completed":
      break
`

const PRINT_TEXT = code`
  if event.type == "response.output_text.delta":
      print(event.delta, end="", flush=True)
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  if event.type == "response.output_item.done":
      print(event.item)
`
