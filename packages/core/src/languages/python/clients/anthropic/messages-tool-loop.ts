import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { indented } from '../../../printing/literal.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
import { importsOfModels } from '../robust.ts'
import { anthropicImport, callMessages, createClient, KEYWORDS, streamMessage } from './program.ts'

/** The client's own runner of tools, of release 2.12, is a beta, for which the services have no address. */
export const anthropicMessagesToolLoop: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { tools, messages } = defineLoop(call)
    const column = columnOf(call)
    const shown = indented(call.streaming ? END_STREAM : PRINT_TEXT, column)
    const ask = `${tryToAsk(call, column + 4, (inner) => request(call, inner))}\n${shown}`
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, ...importsOfModels(call), anthropicImport(call)],
      `${tools}
${createClient(call)}
${mainOf(call, messages + messageLoop(call, 'attributes', ask))}`,
    )
  },
}

function request(call: ChatCall, column: number): string {
  const { stream: _, ...body } = loopBody(call)
  const passed = (place: number): string => keywordArguments(body, KEYWORDS, place)
  return call.streaming ? streamMessage(call, passed, column) : callMessages(call, 'message', 'create', passed, column)
}

const PRINT_TEXT = `    for block in message.content:
        if block.type == "text":
            print(block.text)
    if message.stop_reason in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {message.stop_reason}")
`

/** A stream that is closed before its end leaves a message without a reason. */
const END_STREAM = `    print()
    if message.stop_reason in (None, "max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {message.stop_reason}")
`
