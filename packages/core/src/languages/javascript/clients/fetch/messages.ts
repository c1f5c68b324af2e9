import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { endLine } from '../end-line.ts'
import { checkEvents, eventVariables, keepMessageEvent, printMessage } from '../messages.ts'
import { BREAK_OFF } from '../responses.ts'
import { chatProgram } from './chat.ts'
import { readMessageEvents } from './events.ts'
import { readJson } from './response.ts'

export const fetchMessages: ChatRenderer = {
  client: 'fetch',
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printWhole(call)),
}

const printStream = (call: ChatCall): Piece => code`
  ${eventVariables(call)}
  ${readMessageEvents(
    call,
    code`
      ${BREAK_OFF}
      ${keepMessageEvent(call, code`event`)}
    `,
  )}
  ${endLine(call)}
  ${checkEvents(call)}
`

const printWhole = (call: ChatCall): Piece => code`
  ${readJson(call, code`message`)}
  ${printMessage(call, typed(call, ANY))}
`
