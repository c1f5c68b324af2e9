import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { REFUSE_ERROR, TEXT_OF } from '../answer.ts'
import { CALL, callsOfMessage, callsOfStream } from '../calls.ts'
import { findMessage } from '../incomplete.ts'
import { VALUE } from '../names.ts'
import { ANSWER_CALLS, askedIn, declareLoop, defineFunctions, loopOf, NOT_ANSWERED } from '../tools.ts'
import { installForChat } from './install.ts'
import { readEvents, reqwestProgram, unsupportedRetries } from './program.ts'
import { BORROWED_TOKEN, CLIENT, headerLinks, jsonLinks, makeJson, postLink, REFUSE } from './request.ts'

export const reqwestToolLoop: ChatRenderer = {
  client: 'reqwest',
  unsupported: unsupportedRetries,
  setUp: (call) => ({ install: installForChat(call) }),
  render(call) {
    const fields = plainBodyOf(call.request)
    return reqwestProgram(
      call,
      code`
        ${declareLoop(call, fields)}

        ${CLIENT}
        ${loopOf(
          call,
          code`
            ${post(call, askedIn(call, fields))}

            ${call.streaming ? readStream(call) : readWhole(call)}
            ${ANSWER_CALLS}
          `,
        )}
      `,
      [when(call.listsContent, TEXT_OF), when(call.streaming, CALL), defineFunctions(call)],
      NOT_ANSWERED,
    )
  },
}

const post = ({ request: { url, headers } }: ChatCall, body: ValueObject): Piece => code`
  ${makeJson(body)}
  let response = client
      ${postLink(url)}
      ${lines(...headerLinks(headers, BORROWED_TOKEN), ...jsonLinks(body))}
      .send()?;
  ${REFUSE}
`

const readWhole = (call: ChatCall): Piece =>
  callsOfMessage(
    call,
    code`
      let completion: ${VALUE} = response.json()?;
      ${findMessage(call)}
    `,
  )

const readStream = (call: ChatCall): Piece =>
  callsOfStream(
    call,
    (kept, each) => code`
      ${kept}
      ${readEvents(
        code`chunk`,
        code`
          ${REFUSE_ERROR}
          ${each}
        `,
      )}
    `,
  )
