import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { javascript } from '../../writer.ts'
import { CHECK_ANSWER } from '../check-answer.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { CHECK_END, READ_COMPLETION, readChunk, STREAM_VARIABLES } from '../structured-answer.ts'
import { post, readStream } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const fetchStructuredOutput: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedAnswer,
  render(call) {
    return javascript.program(
      importsOfFiles(call),
      `${readFiles(call)}const schema = ${javascript.literal(answerOf(call).schema, 0, 15)};

${post(call, bodyWithSchema(call, raw('schema')))}
${
  call.streaming
    ? `${STREAM_VARIABLES}${readStream(readChunk('    '))}process.stdout.write("\\n");\n`
    : `const completion = await response.json();\n${READ_COMPLETION}`
}${CHECK_END}${CHECK_ANSWER}`,
    )
  },
}
