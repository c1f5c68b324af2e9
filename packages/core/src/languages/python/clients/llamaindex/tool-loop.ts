import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { MOST_ROUNDS, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { ASYNCIO } from '../imports.ts'
import { checkWhole } from '../incomplete-answer.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createModel, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const llamaindexToolLoop: ChatRenderer = {
  client: 'llamaindex',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedAgent(call) ??
    unsupportedField('LlamaIndex', 'tool_choice', call) ??
    unsupportedLosingReasoning('LlamaIndex', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  assumptions: losesReasoning('LlamaIndex'),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { tools: _, ...parameters } = call.parameters
  const { defined } = typedFunctions(call, { answersText: true })
  const [first, prompt = first] = call.messages as unknown as readonly Message[]
  const agent = {
    llm: name('llm'),
    tools: name('tools'),
    ...(first === prompt ? {} : { system_prompt: first?.content ?? '' }),
    streaming: false,
  }
  const made = code`
    ${defined}
    ${createModel({ ...call, parameters }, { is_function_calling_model: true }, ['parallel_tool_calls'])}
    # By default, the signature comes before the description.
    tools = [
        ${lines(...toolFunctions(call).map((each) => toolOf(name(each.name))))}
    ]
    agent = ${AGENT}(${python.arguments(agent)})
  `
  const body = code`
    prompt = ${python.last(prompt?.content ?? '')}
    response = await agent.run(prompt, max_iterations=${MOST_ROUNDS})
    reason = response.raw["choices"][0]["finish_reason"]
    ${checkWhole(call, name('reason'), code`not response.response.content`)}
    print(response)
  `
  return python.program(
    place === 'cell'
      ? code`
        ${made}

        ${body}
      `
      : code`
        ${made}


        async def main():
            ${body}


        ${ASYNCIO}.run(main())
      `,
  )
}

interface Message {
  readonly role: string
  readonly content: string
}

const toolOf = (ofFunction: Piece): Piece =>
  code`${FUNCTION_TOOL}.from_defaults(${ofFunction}, description=${ofFunction}.__doc__),`

const AGENT = /* @__PURE__ */ nameFrom('llama_index.core.agent.workflow', 'FunctionAgent')
const FUNCTION_TOOL = /* @__PURE__ */ nameFrom('llama_index.core.tools', 'FunctionTool')

/** What the memory of an agent holds at least, in bytes: it is bounded by tokens, and none is shorter. */
const MEMORY = 2_900

/** Why an agent would send something else, or lose calls of the model's. */
function unsupportedAgent({ messages, streaming }: ChatCall): string | undefined {
  if (streaming) {
    return 'LlamaIndex reads only the first tool call of each chunk (update_tool_calls of llama_index/llms/openai/utils.py), but services send several in one'
  }
  const said = messages as unknown as readonly Message[]
  const isPrompt = said.length === 1 || (said.length === 2 && said[0]?.role === 'system' && said[0].content !== '')
  return isPrompt && said.at(-1)?.role === 'user' && said.every(({ content }) => typeof content === 'string')
    ? isLong(said)
    : 'a LlamaIndex agent takes only a system message and a prompt, both as text'
}

const isLong = (said: readonly Message[]): string | undefined =>
  new TextEncoder().encode(said.map(({ content }) => content).join('')).length > MEMORY
    ? 'this text is longer than the memory that a LlamaIndex agent reserves for the model'
    : undefined

/** Names of the program. */
const TAKEN =
  'ChatMessage FunctionAgent FunctionTool OpenAILike agent asyncio json llm main omit prompt reason response tools'.split(
    ' ',
  )
