import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { isNoPicture, withFiles } from '../files.ts'
import { cutReasons, failIncomplete } from '../incomplete-answer.ts'
import type { Place } from '../place.ts'
import { unsupportedChat, withAgent } from './chat.ts'
import { agentFramework } from './client.ts'
import { defineInput, inputOf } from './input.ts'

/** OpenAI's helper, which Agent Framework calls, makes the schema of the model; the response has an object by it. */
export const agentFrameworkStructuredOutput: ChatRenderer = {
  client: 'agent-framework',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (TAKEN.includes(answerOf(call).name) ? `the example has another ${answerOf(call).name}` : undefined) ??
    unsupportedPydanticHelper(call) ??
    unsupportedByHelper(call),
  setUp: () => ({ install: `${agentFramework.install} pydantic~=2.14` }),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { classes, dump } = pydanticModels(call, answerOf(call), TAKEN)
  const body = code`
    ${defineInput(call)}
    ${call.streaming ? stream(call) : run(call)}
    reason = response.finish_reason
    if reason in ${cutReasons(call)}:
        ${failIncomplete(call, code`reason`)}
    # Without an answer, the text is the model's refusal.
    if response.value is None:
        raise SystemExit(f"The model refused or returned nothing: {response.text}")
    print(response.value.model_dump_json(${dump}))
  `
  return python.program(
    withFiles(
      call,
      code`
        ${classes}
        ${withAgent(call, place, body)}
      `,
      isNoPicture,
    ),
  )
}

const optionsOf = (call: ChatCall): Piece => code`options={"response_format": ${name(answerOf(call).name)}}`

const run = (call: ChatCall): Piece => code`
  response = await agent.run(${inputOf(call)}, ${optionsOf(call)})
`

const stream = (call: ChatCall): Piece => code`
  stream = agent.run(${inputOf(call)}, stream=True, ${optionsOf(call)})
  async for update in stream:
      print(update.text, end="", flush=True)
  print()
  response = await stream.get_final_response()
`

/** Names of the program. */
const TAKEN =
  'Agent Content Message OpenAIChatCompletionClient Path agent asyncio client main merge_parts messages prompt reason response stream'.split(
    ' ',
  )
