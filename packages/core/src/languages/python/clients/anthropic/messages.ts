import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { checkStop } from '../incomplete-answer.ts'
import { asynchronous, closingStream, mainOf } from '../main.ts'
import { toItsEnd } from '../responses.ts'
import { withModel } from '../retries.ts'
import { callMessages, checkEnd, createClient, ERRORS, KEYWORDS, PRINT_CONTENT, streamMessage } from './program.ts'

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

/** Checks whether the helper's text stream is enough, because only text is printed. */
const readsText = (call: ChatCall): boolean => call.streaming && !mayCallProgram(call) && !call.variant.retries

function streamText(call: ChatCall): Piece {
  const { stream: _, ...body } = bodyOf(call.request)
  return code`
    ${streamMessage(call, keywordArguments(body, KEYWORDS))}
    print()
    ${checkEnd(call)}
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

const printMessage = (call: ChatCall): Piece => code`
  ${mayCallProgram(call) ? code`print(message.content)` : PRINT_CONTENT}
  ${checkEnd(call)}
`

const printStream = (call: ChatCall): Piece => code`
  answered, stop_reason = False, None
  ${call.variant.retries ? closingStream(call, toItsEnd(call, readEvents(call))) : readEvents(call)}
  ${when(!mayCallProgram(call), code`print()`)}
  ${checkStop(call, code`not answered`)}
`

const readEvents = (call: ChatCall): Piece => code`
  ${asynchronous(call)}for event in stream:
      ${mayCallProgram(call) ? PRINT_EVENT : PRINT_TEXT}
      elif event.type == "message_delta":
          stop_reason = event.delta.stop_reason
      ${when(call.variant.retries, BREAK_AT_END)}
`

const BREAK_AT_END = code`
  elif event.type == "message_stop":
      break
`

const PRINT_TEXT = code`
  if event.type == "content_block_delta" and event.delta.type == "text_delta":
      answered = True
      print(event.delta.text, end="", flush=True)
`

/** With functions: a call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if event.type in ("content_block_start", "content_block_delta"):
      answered = True
      print(event)
`
