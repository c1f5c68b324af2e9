import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import type { Place } from '../place.ts'
import { runAgent, unsupportedChat } from './chat.ts'
import { openaiAgents } from './client.ts'

/** The agent sends the schema of the model, and makes the model of the answer. */
export const openaiAgentsStructuredOutput: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedFormat(call, 'response_format') ??
    unsupportedPydantic(call) ??
    unsupportedByHelper(call) ??
    unsupportedName(call),
  setUp: () => ({ install: `${openaiAgents.install} pydantic~=2.14` }),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const answer = answerOf(call)
  const { classes, dump } = pydanticModels(call, answer)
  const body = code`
    ${classes}
    ${runAgent(call, place, { output: { type: name(answer.name), dump } })}
  `
  return python.program(withFiles(call, body))
}

/** Names of the program. */
const TAKEN =
  'Agent AsyncOpenAI ModelBehaviorError ModelSettings OpenAIChatCompletionsModel Runner asyncio create_chat main'.split(
    ' ',
  )

const unsupportedName = (call: ChatCall): string | undefined =>
  TAKEN.includes(answerOf(call).name) ? 'the example itself has a class with the schema’s title' : undefined
