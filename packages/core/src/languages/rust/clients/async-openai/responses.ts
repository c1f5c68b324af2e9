import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { REFUSE_EVENT } from '../events.ts'
import { VALUE } from '../names.ts'
import { DECLARE_STATE, endResponseStream, printResponse, printResponseEvent } from '../responses.ts'
import { ask, fieldsOf, NEXT, openaiChat } from './chat.ts'
import { installForChat } from './install.ts'

export const asyncOpenaiResponses: ChatRenderer = {
  client: 'async-openai',
  setUp: (call) => ({ install: installForChat(call) }),
  render: (call) => openaiChat(call, call.streaming ? printStream(call) : printWhole(call), []),
}

const RESPONSES = { of: code`client.responses()`, answered: code`result` }

const printWhole = (call: ChatCall): Piece => code`
  ${ask(call, fieldsOf, RESPONSES)}
  ${printResponse(call)}
`

const printStream = (call: ChatCall): Piece => code`
  ${ask(call, fieldsOf, RESPONSES)}
  ${DECLARE_STATE}
  while let Some(event) = stream.${NEXT}().await {
      let event: ${VALUE} = event?;
      ${REFUSE_EVENT}
      ${printResponseEvent(call)}
  }
  ${endResponseStream(call)}
`
