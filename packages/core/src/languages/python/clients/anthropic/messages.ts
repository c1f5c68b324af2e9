import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { indented } from '../../../printing/literal.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { importsOfModels, withModel } from '../robust.ts'
import { anthropicImport, callMessages, createClient, KEYWORDS } from './program.ts'

export const anthropicMessages: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { request, streaming } = call
    const column = columnOf(call)
    const passed = (place: number): string => keywordArguments(withModel(call, bodyOf(request)), KEYWORDS, place)
    const asked = tryToAsk(call, column, (inner) =>
      callMessages(call, streaming ? 'stream' : 'message', 'create', passed, inner),
    )
    const shown = indented(streaming ? printStream(call) : printMessage(call), column)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...importsOfModels(call), anthropicImport(call)],
      `${createClient(call)}
${mainOf(call, `${asked}\n${shown}`)}`,
    )
  },
}

const printMessage = ({ showsMessage }: ChatCall): string =>
  `${showsMessage ? 'print(message.content)' : PRINT_CONTENT}
if message.stop_reason in ("max_tokens", "refusal"):
    raise SystemExit(f"The answer ended early: {message.stop_reason}")
`

const PRINT_CONTENT = `for block in message.content:
    if block.type == "text":
        print(block.text)`

const printStream = ({ form, showsMessage }: ChatCall): string => `${form.async ? 'async ' : ''}for event in stream:
    ${showsMessage ? PRINT_EVENT : PRINT_TEXT}
    elif event.type == "message_delta" and event.delta.stop_reason in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {event.delta.stop_reason}")
    elif event.type == "message_stop":
        break
else:
    raise SystemExit("The stream ended before it was complete.")
${showsMessage ? '' : 'print()\n'}`

const PRINT_TEXT = `if event.type == "content_block_delta" and event.delta.type == "text_delta":
        print(event.delta.text, end="", flush=True)`

/** With tools on offer: the call of one starts with its name, and its arguments follow. */
const PRINT_EVENT = `if event.type in ("content_block_start", "content_block_delta"):
        print(event)`
