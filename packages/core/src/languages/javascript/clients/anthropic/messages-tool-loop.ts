import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { ask } from '../api-client.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
import { PRINT_TEXT } from '../messages.ts'
import { hasFallbacks, listModels } from '../retries.ts'
import { anthropicProgram, createMessage, openStream, SHOW_TEXT, streamMessage } from './program.ts'
import { messageTypes } from './types.ts'

/** We don't use the client's own tool runner: in release 1.12, it's a beta that the services don't support. */
export const anthropicMessagesToolLoop: ChatRenderer = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render: (call) =>
    anthropicProgram(
      call,
      code`
        ${defineLoop(call, messageTypes(call))}
        ${listModels(call)}

        ${messageLoop(call, { result: code`Anthropic.ToolResultBlockParam` }, call.streaming ? readStream(call) : readWhole(call))}
      `,
    ),
}

const readWhole = (call: ChatCall): Piece => code`
  ${createMessage(call, loopBody(call))}

  ${PRINT_TEXT}
`

/** Another provider is only tried until the stream starts: printed text isn't requested again. */
function readStream(call: ChatCall): Piece {
  const body = loopBody(call)
  if (!hasFallbacks(call)) return streamMessage(call, body, NEW_LINE_IF_SAID)
  return code`
    ${ask(call, code`connected`, code`${openStream(call, body)}.on("text", ${SHOW_TEXT}).withResponse()`)}

    const message = await connected.data.finalMessage();
    ${NEW_LINE_IF_SAID}
  `
}

const NEW_LINE_IF_SAID = code`
  if (message.content.some((block) => block.type === "text")) process.stdout.write("\n");
`
