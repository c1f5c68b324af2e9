import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { BREAK_OFF } from '../responses.ts'
import { listModels } from '../retries.ts'
import { checkStopInWords, keepMessage, MESSAGE_VARIABLES, readMessage } from '../whole-message.ts'
import { fetchProgram, post } from './chat.ts'
import { readMessageEvents } from './events.ts'
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
  ${readMessageEvents(
    call,
    code`
      ${BREAK_OFF}
      ${keepMessage(code`event`)}
    `,
  )}
  process.stdout.write("\n");
`
