import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { javascript } from '../../writer.ts'
import { CHECK_ANSWER } from '../check-answer.ts'
import { listModels } from '../robust.ts'
import { CHECK_STOP, keepMessage, MESSAGE_VARIABLES, READ_MESSAGE } from '../whole-message.ts'
import { fetchProgram, post } from './chat.ts'
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
${call.streaming ? READ_STREAM : `const message = await response.json();\n${READ_MESSAGE}`}${CHECK_STOP}${CHECK_ANSWER}`,
    ),
}

/** The client of the API throws this itself. */
const BROKEN =
  '    if (event.type === "error") throw new Error(`The stream broke off: ${JSON.stringify(event.error)}`);\n'

const READ_STREAM = `${MESSAGE_VARIABLES}${readEvents(BROKEN + keepMessage('    '))}process.stdout.write("\\n");\n`
