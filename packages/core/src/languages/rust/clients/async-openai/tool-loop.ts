import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { ANSWER_CALLS, askedIn, declareLoop, defineFunctions, loopOf, NOT_ANSWERED } from '../tools.ts'
import { itemsOfCalls, readCalls } from './calls.ts'
import { fieldsOf, openaiChat } from './chat.ts'
import { installForChat } from './install.ts'
import { ANSWER, retryingRound } from './retrying-tool-loop.ts'

export const asyncOpenaiToolLoop: ChatRenderer = {
  client: 'async-openai',
  setUp: (call) => ({ install: installForChat(call) }),
  render(call) {
    const fields = fieldsOf(call)
    const asked = askedIn(call, fields)
    return openaiChat(
      call,
      code`
        ${declareLoop(call, fields)}
        ${loopOf(call, call.variant.retries ? retryingRound(call, asked) : round(call, asked))}
      `,
      [...itemsOfCalls(call), when(call.variant.retries, ANSWER), defineFunctions(call)],
      NOT_ANSWERED,
    )
  },
}

/** Sends the request, and answers the model's calls. */
const round = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readCalls(call, asked)}
  ${ANSWER_CALLS}
`
