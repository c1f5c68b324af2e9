import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { asKeywords, eachOnItsLine, printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { WITHOUT_OPENAI } from './client.ts'
import { defineMessages, unsupportedMessages } from './conversation.ts'

/* What LlamaIndex does to a request was read in llama_index/llms/openai of llama-index-llms-openai 0.8.3, and seen in requests. */
export const llamaindexChat: ChatRenderer = {
  client: 'llamaindex',
  unsupported: (call) =>
    call.showsMessage
      ? 'LlamaIndex returns only a message’s text, and its agents call tools themselves'
      : unsupportedChat(call),
  setUp: ({ parameters }) => (parameters.temperature === undefined ? {} : { install: WITHOUT_OPENAI }),
  render(call) {
    const body = code`
      ${createModel(call)}

      ${defineMessages(call)}
      ${call.streaming ? stream(call) : ask(call)}
    `
    return python.program(withFiles(call, body))
  },
}

const ask = (call: ChatCall): Piece => code`
  response = llm.chat(messages)

  ${when(call.showsReasoning, code`blocks = response.message.blocks`)}
  ${call.showsReasoning ? printReasoned(THOUGHT, TEXT, ONE_NAME) : code`print(${TEXT}${when(call.checksAnswer, code` or ""`)})`}
  ${when(call.showsUsage, code`print("Usage:", response.raw.usage)`)}
  ${when(call.checksAnswer, code`reason = response.raw.choices[0].finish_reason`)}
  ${call.checksAnswer ? checkWhole(call, REASON, code`not ${TEXT}`) : undefined}
`

const stream = (call: ChatCall): Piece => code`
  ${when(call.checksAnswer, code`answered = reason = None`)}
  ${printStream(
    call,
    code`
      for chunk in llm.stream_chat(messages):
          ${
            call.showsReasoning
              ? printReasonedPieces(code`chunk.additional_kwargs.get("thinking_delta")`, DELTA, ONE_NAME)
              : code`print(${DELTA}, end="", flush=True)`
          }
          ${when(call.checksAnswer, KEEP_REASON)}
          ${when(call.showsUsage, code`usage = chunk.raw.usage or usage`)}
    `,
  )}
  ${call.checksAnswer ? checkWhole(call, REASON, code`not answered`) : undefined}
`

const REASON = code`reason`
const KEEP_REASON = code`
  answered = answered or chunk.delta
  for choice in chunk.raw.choices:
      reason = choice.finish_reason or reason
`

const TEXT = code`response.message.content`
const DELTA = code`chunk.delta`
const THOUGHT = code`next((block.content for block in blocks if block.block_type == "thinking"), None)`
const ONE_NAME = code`# LlamaIndex has one name for it, whatever the service calls it.`

export const OPENAI_LIKE = /* @__PURE__ */ nameFrom('llama_index.llms.openai_like', 'OpenAILike')
const OMIT = /* @__PURE__ */ nameFrom('openai', 'omit')
const UNASKED = code`# Otherwise LlamaIndex sends its own defaults.`

/**
 * Makes `llm`, which is given all parameters of the call.
 *
 * @param more further arguments of it
 * @param unasked fields that it would send, and that nobody asked for, beside a temperature
 * @param model the class of it
 */
export function createModel(
  call: ChatCall,
  more: ValueObject = {},
  unasked: readonly string[] = [],
  model = OPENAI_LIKE,
): Piece {
  const { own, others } = parametersOf(call)
  const omitted = [...(call.parameters.temperature === undefined ? ['temperature'] : []), ...unasked]
  const additional = { ...Object.fromEntries(omitted.map((field) => [field, OMIT])), ...others }
  return code`
    llm = ${model}(
        model=${call.requestModel},
        api_base=${call.baseUrl},
        api_key=${call.token},
        ${moreHeadersOf(call)}
        ${eachOnItsLine({ is_chat_model: true, ...more, ...own })}
        # The default is one minute, and an answer may take longer.
        timeout=600,
        ${when(omitted.length > 0, UNASKED)}
        ${eachOnItsLine(Object.keys(additional).length === 0 ? {} : { additional_kwargs: additional })}
    )
  `
}

/** Parameters that become fields of the same name, where they are numbers: of OpenAI's client, by which it asks. */
const NUMBERS: readonly string[] = ['frequency_penalty', 'presence_penalty', 'seed', 'top_p']

/** What its model has a parameter for, and what is handed on to OpenAI's client. */
function parametersOf({ parameters, streaming }: ChatCall) {
  const { max_tokens: most, temperature } = parameters
  const own = {
    ...(isWithin(temperature, 0, 2) ? { temperature } : {}),
    ...(isWithin(most, 1, Infinity) ? { max_tokens: most } : {}),
  }
  const rest = Object.entries(parameters).filter(([label]) => !Object.hasOwn(own, label))
  const known = NUMBERS.filter((label) => typeof parameters[label] === 'number')
  const named = new Set(streaming && isWithName(parameters.stream_options) ? [...known, 'stream_options'] : known)
  return { own, others: asKeywords(Object.fromEntries(rest), named) }
}

const isWithName = (options: unknown): boolean => typeof options === 'object' && options !== null

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

/** Names of models for which it asks otherwise: parameters get other names, and a system message another role. */
const OF_OPENAI = /^(?:o\d|gpt-[5-9])/

/** Why LlamaIndex would send something else than the call has. */
export function unsupportedChat({ messages, requestModel, variant }: ChatCall): string | undefined {
  if (variant.async || variant.retries) return 'we haven’t run a LlamaIndex example with async or retries'
  if (OF_OPENAI.test(requestModel)) {
    return 'LlamaIndex treats this model as an OpenAI model because of its name, and changes the request'
  }
  return unsupportedMessages(messages)
}
