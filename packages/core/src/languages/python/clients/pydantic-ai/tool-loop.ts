import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { MOST_ROUNDS } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { isNoPicture, withFiles } from '../files.ts'
import { checkEachRound } from '../incomplete-answer.ts'
import { apart } from '../main.ts'
import type { Place } from '../place.ts'
import { describesParameters, typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { inPlace, printResult, runsAgent, SHOW, unsupportedChat } from './chat.ts'
import { pydanticAi } from './client.ts'
import { definePrompt, fromPydanticAi, prompted } from './conversation.ts'
import { createAgent } from './model.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const pydanticAiToolLoop: ChatRenderer = {
  client: 'pydantic_ai',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedField('Pydantic AI', 'tool_choice', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  setUp: (call) => (describesParameters(call) ? { install: `${pydanticAi.install} pydantic~=2.14` } : {}),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { tools: _, ...parameters } = call.parameters
  const { defined, names } = typedFunctions(call, { describe })
  const main = code`
    ${definePrompt(call)}
    result = ${runsAgent(call, place)}(${prompted(call)}, ${LIMITS}${when(call.streaming, code`, event_stream_handler=show`)})
    ${checkEachRound(call, code`result.all_messages()`, readReason(call))}
    ${call.streaming ? undefined : printResult(call)}
  `
  const body = code`
    ${defined}
    ${when(call.streaming, apart(SHOW))}
    ${createAgent({ ...call, parameters }, { tools: code`[${names}]` })}

    ${inPlace(call, place, main)}
  `
  return python.program(withFiles(call, body, isNoPicture))
}

/** Pydantic AI has no names for a service's own reasons. */
const readReason = (call: ChatCall): Piece => (call.cutReasons.length > 0 ? OWN_REASON : KNOWN_REASON)

const KNOWN_REASON = code`getattr(message, "finish_reason", None)`
const OWN_REASON = code`(getattr(message, "provider_details", None) or {}).get("finish_reason")`

const FIELD = /* @__PURE__ */ nameFrom('pydantic', 'Field')

const describe = (description: string): Piece => code`${FIELD}(${python.inlineArguments({ description })})`

const LIMITS = code`usage_limits=${fromPydanticAi('UsageLimits')}(request_limit=${MOST_ROUNDS})`

/** Names of the program. */
const TAKEN =
  'Agent BinaryContent Field ModelRequest ModelResponse ImageUrl OpenAIChatModel OpenAICompatibleProvider Path getattr message PartDeltaEvent PartStartEvent TextPart TextPartDelta UsageLimits agent asyncio history isinstance main model prompt provider reason result show'.split(
    ' ',
  )
