import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { isNoPicture, withFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { apart } from '../main.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { IS_REFUSAL, runAgent, sendsReasoning, unsupportedChat } from './chat.ts'
import { CONTENT } from './input.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const agentFrameworkToolLoop: ChatRenderer = {
  client: 'agent-framework',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedField('Agent Framework', 'tool_choice', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { tools: _, ...parameters } = call.parameters
  const { defined, names } = typedFunctions(call)
  const body = code`
    ${defined}
    ${when(sendsReasoning(call), apart(reasoningHooks(call)))}
    ${apart(IS_REFUSAL)}
    ${runAgent({ ...call, parameters }, place, names)}
  `
  return python.program(withFiles(call, body, isNoPicture))
}

/** A part of the answer is kept for the reasoning: its text grows in a stream, and what is protected names its field. */
const KEEP_EITHER = code`
  def keep_reasoning(message, contents):
      # Services use one of two names for reasoning.
      for field in ("reasoning_content", "reasoning"):
          if text := getattr(message, field, None):
              kept = ${JSON_MODULE}.dumps(field)
              others = [part for part in contents if part.type != "text_reasoning"]
              return [${CONTENT}.from_text_reasoning(text=text, protected_data=kept), *others]
      return contents
`

/** The service rejects the other name. */
const KEEP_ONE = code`
  def keep_reasoning(message, contents):
      if text := getattr(message, "reasoning", None):
          kept = ${JSON_MODULE}.dumps("reasoning")
          others = [part for part in contents if part.type != "text_reasoning"]
          return [${CONTENT}.from_text_reasoning(text=text, protected_data=kept), *others]
      return contents
`

const reasoningHooks = ({ refusesReasoningContent }: ChatCall): Piece => code`
  ${refusesReasoningContent === undefined ? KEEP_EITHER : KEEP_ONE}


  def send_reasoning(message, prepared):
      reasoning = "".join(part.text or "" for part in message.contents if part.type == "text_reasoning")
      for each in prepared:
          # keep_reasoning stored the field's name here; put the reasoning into that field.
          if isinstance(each.get("reasoning_details"), str):
              each[each.pop("reasoning_details")] = reasoning
      return prepared
`

/** Names of the program. */
const TAKEN =
  'Agent Content Message OpenAIChatCompletionClient Path agent answered asyncio client any getattr is_refusal isinstance json keep_reasoning main map merge_parts messages others print prompt reason refused response send_reasoning source stream sum update'.split(
    ' ',
  )
