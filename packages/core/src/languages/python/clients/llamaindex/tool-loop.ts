import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { MOST_ROUNDS } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { ASYNCIO, JSON_MODULE } from '../imports.ts'
import { cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { apart } from '../main.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createModel, OPENAI_LIKE, unsupportedChat } from './chat.ts'
import { listOf, type Message, messageOf, messagesIn } from './conversation.ts'

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
  const { defined, names } = typedFunctions(call, { answersText: true })
  const { system, history, prompt } = conversationOf(messagesIn(call))
  const agent = {
    tools: code`[${names}]`,
    llm: name('llm'),
    ...(system === undefined ? {} : { system_prompt: system }),
    streaming: false,
  }
  const made = code`
    ${defined}
    ${apart(defineModel(call))}
    ${when(hasReasoningToLose(call), LOSES_REASONING)}
    ${createModel({ ...call, parameters }, { is_function_calling_model: true }, name(MODEL))}
    # In a stream, LlamaIndex may lose tool calls.
    agent = ${AGENT}(${python.arguments(agent)})
  `
  const body = code`
    ${history.length > 0 ? code`chat_history = ${listOf(history)}` : undefined}
    prompt = ${typeof prompt.content === 'string' ? python.last(prompt.content) : messageOf(prompt)}
    response = await agent.run(prompt, ${when(history.length > 0, HISTORY)}max_iterations=${MOST_ROUNDS + 1})
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

const HISTORY = code`chat_history=chat_history, `

/** A conversation as an agent takes it. */
interface Conversation {
  readonly system: string | undefined
  readonly history: readonly Message[]
  readonly prompt: Message
}

function conversationOf(messages: readonly Message[]): Conversation {
  const [first] = messages
  // An agent leaves out an empty prompt of the system.
  const system = first?.role === 'system' && first.content !== '' ? first.content : undefined
  return typeof system === 'string'
    ? { system, history: messages.slice(1, -1), prompt: messages.at(-1) as Message }
    : { system: undefined, history: messages.slice(0, -1), prompt: messages.at(-1) as Message }
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
            for call in response.raw.choices[0].message.tool_calls or []:
                ${JSON_MODULE}.loads(call.function.arguments or "{}")
            return super().get_tool_calls_from_response(response, **options)
  `
}

const AGENT = /* @__PURE__ */ nameFrom('llama_index.core.agent.workflow', 'FunctionAgent')

/** What the memory of an agent holds at least, in bytes: it is bounded by tokens, and none is shorter. */
const MEMORY = 2_900

/** Why an agent would send something else, or lose calls of the model's. */
function unsupportedAgent(call: ChatCall): string | undefined {
  if (call.streaming) {
    return 'LlamaIndex reads only the first tool call of each chunk (update_tool_calls of llama_index/llms/openai/utils.py), but services can send several in one chunk'
  }
  const said = messagesIn(call)
  if (said.at(-1)?.role !== 'user') return 'a LlamaIndex agent needs a user message as the last message'
  return isLong(said)
}

const isLong = (said: readonly Message[]): string | undefined =>
  new TextEncoder().encode(said.map(textOf).join(' ')).length > MEMORY
    ? 'these messages may not fit in a LlamaIndex agent’s memory, which drops the oldest (llama_index/core/memory/chat_memory_buffer.py)'
    : undefined

const textOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n')

/** Names of the program. */
const TAKEN =
  'ChatMessage FunctionAgent ImageBlock OpenAILike RuntimeError TextBlock WholeAnswers agent asyncio json llm main prompt response super'.split(
    ' ',
  )
