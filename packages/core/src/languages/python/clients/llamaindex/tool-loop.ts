import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { MOST_ROUNDS, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { ASYNCIO } from '../imports.ts'
import { cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { apart } from '../main.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createModel, OPENAI_LIKE, unsupportedChat } from './chat.ts'

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
    ${apart(defineModel(call))}
    ${when(hasReasoningToLose(call), LOSES_REASONING)}
    ${createModel({ ...call, parameters }, { is_function_calling_model: true }, ['parallel_tool_calls'], name(MODEL))}
    # By default, the signature comes before the description.
    tools = [
        ${lines(...toolFunctions(call).map((each) => toolOf(name(each.name))))}
    ]
    agent = ${AGENT}(${python.arguments(agent)})
  `
  const body = code`
    prompt = ${python.last(prompt?.content ?? '')}
    response = await agent.run(prompt, max_iterations=${MOST_ROUNDS + 1})
    if not response.response.content:
        message = response.raw["choices"][0]["message"]
        ${failIncomplete(call, code`message.get('refusal') or 'empty'`)}
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

const MODEL = 'WholeAnswers'

const LOSES_REASONING = code`# LlamaIndex drops the model's reasoning between rounds.`

/** Each answer is asked for its calls, also the last one. The agent's tasks pass errors on, but no SystemExit. */
function defineModel(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    class ${name(MODEL)}(${OPENAI_LIKE}):
        # LlamaIndex would complete a truncated tool call and continue.
        def get_tool_calls_from_response(self, response, **options):
            reason = response.raw.choices[0].finish_reason
            if reason in ${cutReasons(call)}:
                raise RuntimeError(${python.format(before, code`reason`, after)})
            return super().get_tool_calls_from_response(response, **options)
  `
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
    return 'LlamaIndex reads only the first tool call of each chunk (update_tool_calls of llama_index/llms/openai/utils.py), but services can send several in one chunk'
  }
  const said = messages as unknown as readonly Message[]
  const isPrompt = said.length === 1 || (said.length === 2 && said[0]?.role === 'system' && said[0].content !== '')
  return isPrompt && said.at(-1)?.role === 'user' && said.every(({ content }) => typeof content === 'string')
    ? isLong(said)
    : 'a LlamaIndex agent takes only a system message and a prompt, both as text'
}

const isLong = (said: readonly Message[]): string | undefined =>
  new TextEncoder().encode(said.map(({ content }) => content).join('')).length > MEMORY
    ? 'these messages may not fit in a LlamaIndex agent’s memory'
    : undefined

/** Names of the program. */
const TAKEN =
  'ChatMessage FunctionAgent FunctionTool OpenAILike RuntimeError WholeAnswers agent asyncio json llm main omit prompt response super tools'.split(
    ' ',
  )
