import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { withFiles } from '../files.ts'
import { apart } from '../main.ts'
import { describesParameters, typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createAgent, run, unsupportedChat } from './chat.ts'
import { pydanticAi } from './client.ts'
import { definePrompt, fromPydanticAi, prompted } from './conversation.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const pydanticAiToolLoop: ChatRenderer = {
  client: 'pydantic_ai',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedField('Pydantic AI', 'tool_choice', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  setUp: (call) => (describesParameters(call) ? { install: `${pydanticAi.install} pydantic~=2.14` } : {}),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call, { describe })
    const body = code`
      ${defined}
      ${when(call.streaming, apart(show()))}
      ${createAgent({ ...call, parameters }, code`[${names}]`)}

      ${definePrompt(call)}
      ${call.streaming ? code`agent.run_sync(${prompted(call)}, event_stream_handler=show)` : run(call)}
      ${when(call.streaming, code`print()`)}
    `
    return python.program(withFiles(call, body))
  },
}

const FIELD = /* @__PURE__ */ nameFrom('pydantic', 'Field')

const describe = (description: string): Piece => code`${FIELD}(${python.inlineArguments({ description })})`

/** A streamed run of the agent itself would end with the first words of the model, though calls follow them. */
const show = (): Piece => code`
  async def show(context, events):
      async for event in events:
          if isinstance(event, ${fromPydanticAi('PartStartEvent')}) and isinstance(event.part, ${fromPydanticAi('TextPart')}):
              print(event.part.content, end="", flush=True)
          elif isinstance(event, ${fromPydanticAi('PartDeltaEvent')}) and isinstance(event.delta, ${fromPydanticAi('TextPartDelta')}):
              print(event.delta.content_delta, end="", flush=True)
`

/** Names of the program. */
const TAKEN =
  'Agent Field ModelRequest ModelResponse ImageUrl OpenAIChatModel OpenAICompatibleProvider PartDeltaEvent PartStartEvent TextPart TextPartDelta agent history isinstance model prompt provider result show'.split(
    ' ',
  )
