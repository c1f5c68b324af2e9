import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createGenerator, defineMessages, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const haystackToolLoop: ChatRenderer = {
  client: 'haystack',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedLosingReasoning('OpenAIChatGenerator of Haystack', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  assumptions: losesReasoning('OpenAIChatGenerator of Haystack'),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call, { above: DECORATOR })
    const body = code`
      ${defined}
      ${createGenerator({ ...call, parameters, showsMessage: false }, true)}
      agent = ${AGENT}(chat_generator=generator, tools=[${names}], max_agent_steps=${MOST_ROUNDS})

      ${defineMessages(call)}
      result = agent.run(messages)

      ${when(call.streaming, code`print()`)}
      ${checkResult(call)}
      ${when(!call.streaming, code`print(result["last_message"].text)`)}
    `
    return python.program(withFiles(call, body))
  },
}

const AGENT = /* @__PURE__ */ nameFrom('haystack.components.agents', 'Agent')
const DECORATOR = code`@${nameFrom('haystack.tools', 'tool')}`

/** Fails where the agent stopped without an answer, or with a part of one. */
const checkResult = (call: ChatCall): Piece => code`
  reason = result["exit_reason"]
  if reason == "max_agent_steps":
      raise SystemExit(${NO_ANSWER})
  ${when(call.streaming, code`reason = result["last_message"].meta.get("finish_reason")`)}
  ${checkWhole(call, name('reason'), code`not result["last_message"].text`)}
`

/** Names of the program. */
const TAKEN =
  'Agent ChatMessage OpenAIChatGenerator Secret agent chunk generator messages print reason result tool'.split(' ')
