import type { ChatCall } from '../../../../call/call.ts'
import type { OutputShape } from '../../../../call/output-shape.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, shapeOf, someShape, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { isNoPicture, withFiles } from '../files.ts'
import { apart } from '../main.ts'
import type { Place } from '../place.ts'
import { inPlace, runsAgent, SHOW, unsupportedChat } from './chat.ts'
import { pydanticAi } from './client.ts'
import { definePrompt, fromPydanticAi, prompted } from './conversation.ts'
import { createAgent } from './model.ts'

/** The agent sends the schema of the model, and makes the model of the answer. */
export const pydanticAiStructuredOutput: ChatRenderer = {
  client: 'pydantic_ai',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedFormat(call, 'response_format') ??
    unsupportedPydantic(call) ??
    unsupportedSchema(call) ??
    unsupportedName(call),
  setUp: () => ({ install: `${pydanticAi.install} pydantic~=2.14` }),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { classes, dump } = pydanticModels(call, answerOf(call))
  const output = code`${fromPydanticAi('NativeOutput')}(${name(answerOf(call).name)})`
  const main = code`
    ${definePrompt(call)}
    result = ${runsAgent(call, place)}(${prompted(call)}${when(call.streaming, SHOWN)})

    print(result.output.model_dump_json(${dump}))
  `
  const body = code`
    ${classes}
    ${when(call.streaming, apart(SHOW))}
    ${createAgent(call, { output })}

    ${inPlace(call, place, main)}
  `
  return python.program(withFiles(call, body, isNoPicture))
}

const SHOWN = code`, event_stream_handler=show`

function unsupportedSchema(call: ChatCall): string | undefined {
  const { isStrict } = answerOf(call)
  if (!isStrict) return 'we haven’t run a Pydantic AI example with a schema that isn’t strict'
  return someShape(shapeOf(call), isChanged)
    ? 'Pydantic AI drops keywords such as minLength, or sends the schema as not strict (pydantic_ai/profiles/openai.py)'
    : undefined
}

/** Keywords, and limits that stand beside them, which a profile of Pydantic AI drops (profiles/openai.py, google.py). */
const isChanged = ({ limits = {}, unchecked = {} }: OutputShape): boolean =>
  Object.keys(unchecked).length > 0 || 'exclusiveMinimum' in limits || 'exclusiveMaximum' in limits

/** Names of the program. */
const TAKEN =
  'Agent BinaryContent ImageUrl ModelRequest ModelResponse NativeOutput OpenAIChatModel OpenAICompatibleProvider PartDeltaEvent PartStartEvent Path TextPart TextPartDelta asyncio main show'.split(
    ' ',
  )

const unsupportedName = (call: ChatCall): string | undefined =>
  TAKEN.includes(answerOf(call).name) ? 'the example itself has a class with the schema’s title' : undefined
