import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { listModels } from '../retries.ts'
import { checkStopInWords, keepMessage, MESSAGE_VARIABLES, readMessage } from '../whole-message.ts'
import { fetchProgram, post } from './chat.ts'
import { readEvents } from './events.ts'
import { BROKEN } from './messages.ts'
import { readJson } from './response.ts'

/** The schema is sent unchanged. */
export const fetchMessagesStructuredOutput: ChatRenderer = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render: (call) =>
    fetchProgram(
      call,
      code`
        const schema = ${javascript.toEdge(answerOf(call).schema)};

        ${listModels(call)}
        ${post(call, bodyWithSchema(call, name('schema')))}

        ${call.streaming ? readStream(call) : readWhole(call)}
        ${checkStopInWords(call)}
        ${checkAnswer(call)}
      `,
    ),
}

const readWhole = (call: Typed): Piece => code`
  ${readJson(call, code`message`)}
  ${readMessage(typed(call, ANY))}
`

const readStream = (call: ChatCall): Piece => code`
  ${MESSAGE_VARIABLES}
  ${readEvents(
    call,
    code`
      ${BROKEN}
      ${keepMessage(call, code`event`)}
    `,
  )}
  process.stdout.write("\n");
`
