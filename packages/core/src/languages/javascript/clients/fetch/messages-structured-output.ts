import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import type { Typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { listModels } from '../robust.ts'
import { CHECK_STOP, keepMessage, messageVariables, readMessage } from '../whole-message.ts'
import { fetchProgram, post, readJson } from './chat.ts'
import { readEvents } from './events.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const fetchMessagesStructuredOutput: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render: (call) =>
    fetchProgram(
      call,
      `const schema = ${javascript.literal(answerOf(call).schema, 0, 15)};

${listModels(call)}${post(call, bodyWithSchema(call, raw('schema')))}
${call.streaming ? readStream(call) : `${readJson(call, 'message')}${readMessage(call, ': any')}`}${CHECK_STOP}${checkAnswer(call)}`,
    ),
}

/** The client of the API throws this itself. */
const BROKEN =
  '    if (event.type === "error") throw new Error(`The stream broke off: ${JSON.stringify(event.error)}`);\n'

const readStream = (call: Typed): string =>
  `${messageVariables(call)}${readEvents(call, BROKEN + keepMessage('    '))}process.stdout.write("\\n");\n`
