import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import {
  answerOf,
  shapeOf,
  unsupportedAnswer,
  unsupportedByHelper,
  unsupportedFormat,
} from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, javascript } from '../../writer.ts'
import { unsupportedZod, zodSchema } from '../../zod.ts'
import { agentProgram, unsupportedChat } from './chat.ts'
import { openaiAgents } from './client.ts'

/** The agent makes the schema of zod's, and reads the answer by it. It sends a schema that zod can't express as it is. */
export const openaiAgentsStructuredOutput: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedAnswer(call) ?? unsupportedFormat(call, 'response_format'),
  setUp: (call) => (isSaidByZod(call) ? { install: `${openaiAgents.install} zod@4` } : {}),
  render: (call) =>
    isSaidByZod(call)
      ? agentProgram(call, PRINT_ANSWER, code`outputType: ${name(answerOf(call).name)},`, {
          before: code`
            ${zodSchema(call, answerOf(call), TAKEN)}

          `,
        })
      : agentProgram(call, PRINT_ANSWER, outputType(call)),
}

/** Names of the program. */
const TAKEN = ['Agent', 'OpenAIChatCompletionsModel']

/** Checks whether zod expresses the schema: an object, as strict as the agent makes each of zod's. */
const isSaidByZod = (call: ChatCall): boolean =>
  unsupportedZod(call) === undefined &&
  unsupportedByHelper(call) === undefined &&
  shapeOf(call).kind === 'object' &&
  !TAKEN.includes(answerOf(call).name)

function outputType(call: ChatCall): Piece {
  const { name: label, schema, isStrict } = answerOf(call)
  return code`
    outputType: {
      type: "json_schema",
      ${javascript.properties({ name: label, ...(isStrict ? { strict: true } : {}), schema })}
    }${when(call.typescript && !isStrict, AS_ANY)},
  `
}

/** The types know strict schemas alone. */
const AS_ANY = code` as any`

const PRINT_ANSWER = code`console.log(JSON.stringify(result.finalOutput, null, 2));`
