import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { endLine } from '../end-line.ts'
import { checkEvents, eventVariables, keepMessageEvent, printMessage } from '../messages.ts'
import { chatProgram } from './chat.ts'
import { readEvents } from './events.ts'
import { readJson } from './response.ts'

export const fetchMessages: ChatRenderer = {
  client: 'fetch',
  render: (call) => chatProgram(call, call.streaming ? printStream(call) : printWhole(call)),
}

/** Anthropic's client throws this error itself. */
export const BROKEN = code`if (event.type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event.error)}\`);`

const printStream = (call: ChatCall): Piece => code`
  ${eventVariables(call)}
  ${readEvents(
    call,
    code`
      ${BROKEN}
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
