import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { REFUSE_EVENT } from '../events.ts'
import { VALUE } from '../names.ts'
import { DECLARE_STATE, endResponseStream, printResponse, printResponseEvent } from '../responses.ts'
import { installForChat } from './install.ts'
import { postOnce, readEvents, reqwestProgram, unsupportedRetries } from './program.ts'

export const reqwestResponses: ChatRenderer = {
  client: 'reqwest',
  unsupported: unsupportedRetries,
  setUp: (call) => ({ install: installForChat(call) }),
  render: (call) =>
    reqwestProgram(
      call,
      code`
        ${postOnce(call, plainBodyOf(call.request))}

        ${call.streaming ? printStream(call) : printWhole(call)}
      `,
    ),
}

const printWhole = (call: ChatCall): Piece => code`
  let result: ${VALUE} = response.json()?;
  ${printResponse(call)}
`

const printStream = (call: ChatCall): Piece => code`
  ${DECLARE_STATE}
  ${readEvents(
    code`event`,
    code`
      ${REFUSE_EVENT}
      ${printResponseEvent(call)}
    `,
  )}
  ${endResponseStream(call)}
`
