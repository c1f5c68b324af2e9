import type { ChatCall } from '../../../../call/call.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { ANY, as } from '../../types.ts'
import { code } from '../../writer.ts'
import { endLine } from '../end-line.ts'
import { checkEvents, checkMessage, eventVariables, keepMessageEvent, printMessage } from '../messages.ts'
import { listModels } from '../retries.ts'
import { anthropicProgram, createMessage, streamMessage } from './program.ts'

export const anthropicMessages: ChatRenderer = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render: (call) => anthropicProgram(call, readsText(call) ? streamText(call) : ask(call)),
}

/** Checks whether the helper's text stream is enough, because only text is printed. */
const readsText = ({ streaming, showsMessage, variant }: ChatCall): boolean =>
  streaming && !showsMessage && !variant.retries

const streamText = (call: ChatCall): Piece => code`
  ${streamMessage(call, bodyOf(call.request))}
  ${checkMessage(call)}
`

const ask = (call: ChatCall): Piece => code`
  ${listModels(call)}
  ${createMessage(call, bodyOf(call.request))}

  ${call.streaming ? printStream(call) : printMessage(call)}
`

const printStream = (call: ChatCall): Piece => code`
  ${eventVariables(call)}
  for await (const event of stream) {
    ${keepMessageEvent(call, as(call, code`event`, ANY))}
  }
  ${endLine(call)}
  ${checkEvents(call)}
`
