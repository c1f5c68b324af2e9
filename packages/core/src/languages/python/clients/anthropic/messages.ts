import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { asynchronous, mainOf } from '../main.ts'
import { toItsEnd } from '../responses.ts'
import { withModel } from '../retries.ts'
import { CHECK_END, callMessages, createClient, ERRORS, KEYWORDS, PRINT_CONTENT, streamMessage } from './program.ts'

export const anthropicMessages: ChatRenderer = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const main = readsText(call) ? streamText(call) : ask(call)
    return python.program(
      withFiles(
        call,
        code`
          ${createClient(call)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}

/** Whether the helper's own stream of texts is all that is shown. */
const readsText = ({ streaming, showsMessage, variant }: ChatCall): boolean =>
  streaming && !showsMessage && !variant.retries

function streamText(call: ChatCall): Piece {
  const { stream: _, ...body } = bodyOf(call.request)
  return code`
    ${streamMessage(call, keywordArguments(body, KEYWORDS))}
    print()
    ${CHECK_END}
  `
}

function ask(call: ChatCall): Piece {
  const passed = keywordArguments(withModel(call, bodyOf(call.request)), KEYWORDS)
  const asked = callMessages(call, call.streaming ? 'stream' : 'message', 'create', passed)
  return code`
    ${tryToAsk(call, ERRORS, asked)}

    ${call.streaming ? printStream(call) : printMessage(call)}
  `
}

const printMessage = ({ showsMessage }: ChatCall): Piece => code`
  ${showsMessage ? code`print(message.content)` : PRINT_CONTENT}
  ${CHECK_END}
`

const printStream = (call: ChatCall): Piece => code`
  ${toItsEnd(call, readEvents(call))}
  ${when(!call.showsMessage, code`print()`)}
`

const readEvents = (call: ChatCall): Piece => code`
  ${asynchronous(call)}for event in stream:
      ${call.showsMessage ? PRINT_EVENT : PRINT_TEXT}
      elif event.type == "message_delta" and event.delta.stop_reason in ("max_tokens", "refusal"):
          raise SystemExit(f"The answer ended early: {event.delta.stop_reason}")
      ${when(call.variant.retries, BREAK_AT_END)}
`

const BREAK_AT_END = code`
  elif event.type == "message_stop":
      break
`

const PRINT_TEXT = code`
  if event.type == "content_block_delta" and event.delta.type == "text_delta":
      print(event.delta.text, end="", flush=True)
`

/** With tools on offer: the call of one starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if event.type in ("content_block_start", "content_block_delta"):
      print(event)
`
