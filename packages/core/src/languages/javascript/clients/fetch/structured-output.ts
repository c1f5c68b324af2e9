import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { listModels } from '../retries.ts'
import { checkEnd, READ_CHUNK, readCompletion, STREAM_VARIABLES } from '../structured-answer.ts'
import { COMPLETION, fetchProgram, post, readStream } from './chat.ts'
import { readJson } from './response.ts'

/** The schema is sent unchanged. */
export const fetchStructuredOutput: ChatRenderer = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render: (call) =>
    fetchProgram(
      call,
      code`
        const schema = ${javascript.toEdge(answerOf(call).schema)};

        ${listModels(call)}
        ${post(call, bodyWithSchema(call, name('schema')))}

        ${call.streaming ? readAnswerStream(call) : readWhole(call)}
        ${checkEnd(call)}
        ${checkAnswer(call)}
      `,
    ),
}

const readAnswerStream = (call: ChatCall): Piece => code`
  ${STREAM_VARIABLES}
  ${readStream(call, READ_CHUNK)}
  process.stdout.write("\n");
`

const readWhole = (call: ChatCall): Piece => code`
  ${readJson(call, COMPLETION)}
  ${readCompletion(call)}
`
