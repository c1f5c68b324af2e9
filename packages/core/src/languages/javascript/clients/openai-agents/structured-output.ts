import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedAnswer, unsupportedFormat } from '../../../clients/structured-output.ts'
import { when } from '../../../printing/code.ts'
import { code, javascript } from '../../writer.ts'
import { agentProgram, unsupportedChat } from './chat.ts'

/** The agent sends the schema as it is, and reads the answer. It would call each of zod's schemas `output`. */
export const openaiAgentsStructuredOutput: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedAnswer(call) ?? unsupportedFormat(call, 'response_format'),
  render(call) {
    const { name, schema, isStrict } = answerOf(call)
    return agentProgram(
      call,
      PRINT_ANSWER,
      code`
        outputType: {
          type: "json_schema",
          ${javascript.properties({ name, ...(isStrict ? { strict: true } : {}), schema })}
        }${when(call.typescript && !isStrict, AS_ANY)},
      `,
    )
  },
}

/** The types know strict schemas alone. */
const AS_ANY = code` as any`

const PRINT_ANSWER = code`console.log(JSON.stringify(result.finalOutput, null, 2));`
