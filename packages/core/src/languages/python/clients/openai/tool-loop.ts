import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { createInLoop, resultName } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { defineMessages } from '../messages.ts'
import { modelOf } from '../retries.ts'

import { answerOrCall, defineTools, loop, loopArguments, readDeltas } from '../tools.ts'

import { createClient, ERRORS } from './program.ts'

export const openaiToolLoop: ChatRenderer = {
  client: 'openai',
  render(call) {
    const passed = { model: modelOf(call), ...loopArguments(call, call.parameters) }
    const created = code`${resultName(call)} = ${createInLoop(call, passed, CHAT_KEYWORDS)}`
    const round = code`
      ${tryToAsk(call, ERRORS, created)}

      ${call.streaming ? readDeltas(call, DELTA) : readMessage(call)}
    `
    const main = code`
      ${defineMessages(call)}
      ${loop(call, round)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${defineTools(call)}

          ${createClient(call, call.variant)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}

const DELTA = code`choice.delta.to_dict() if choice.delta else {}`

const readMessage = (call: ChatCall): Piece => code`
  message = completion.choices[0].message
  ${answerOrCall(call, 'attributes')}
`
