import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { javascript } from '../../writer.ts'
import { checkAnswer } from '../check-answer.ts'
import { listModels } from '../robust.ts'
import { CHECK_END, readChunk, readCompletion, STREAM_VARIABLES } from '../structured-answer.ts'
import { fetchProgram, post, readJson, readStream } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const fetchStructuredOutput: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render(call) {
    return fetchProgram(
      call,
      `const schema = ${javascript.literal(answerOf(call).schema, 0, 15)};

${listModels(call)}${post(call, bodyWithSchema(call, raw('schema')))}
${
  call.streaming
    ? `${STREAM_VARIABLES}${readStream(call, readChunk('    '))}process.stdout.write("\\n");\n`
    : `${readJson(call, 'completion')}${readCompletion(call)}`
}${CHECK_END}${checkAnswer(call)}`,
    )
  },
}
