import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { asKeywords, eachOnItsLine, printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'
import { defineMessages, unsupportedMessages } from './conversation.ts'

/*
 * What LlamaIndex does to a request was read in llama_index/llms/openai of llama-index-llms-openai 0.8.3, and seen in
 * requests. HuggingFaceInferenceAPI of llama-index-llms-huggingface-api 0.8.0 isn't used: it calls no tools, sends no
 * images, and always sets max_tokens to 256.
 */
export const llamaindexChat: ChatRenderer = {
  client: 'llamaindex',
  unsupported: (call) =>
    call.showsMessage
      ? 'we haven’t run a LlamaIndex example that shows tool calls; its agents run the tools themselves'
      : unsupportedChat(call),
  render(call) {
    const main = code`
      ${defineMessages(call)}
      ${call.streaming ? stream(call) : ask(call)}
    `
    return python.program(code`
      ${createModel(call)}

      ${mainOf(call, main)}
    `)
  },
}

const ask = (call: ChatCall): Piece => code`
  response = ${awaited(call)}llm.${name(call.variant.async ? 'achat' : 'chat')}(messages)

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
      ${asynchronous(call)}for chunk in ${awaited(call)}llm.${name(call.variant.async ? 'astream_chat' : 'stream_chat')}(messages):
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
const ONE_NAME = code`# LlamaIndex uses one name for reasoning, whichever one the service uses.`

export const OPENAI_LIKE = /* @__PURE__ */ nameFrom('llama_index.llms.openai_like', 'OpenAILike')

/**
 * Makes `llm`, which is given all parameters of the call.
 *
 * @param more further arguments of it
 * @param model the class of it
 */
export function createModel(call: ChatCall, more: ValueObject = {}, model = OPENAI_LIKE): Piece {
  const { own, others } = parametersOf(call)
  return code`
    llm = ${model}(
        model=${call.requestModel},
        api_base=${call.baseUrl},
        api_key=${call.token},
        ${moreHeadersOf(call)}
        ${eachOnItsLine({ is_chat_model: true, ...more, ...own })}
        ${eachOnItsLine(Object.keys(others).length === 0 ? {} : { additional_kwargs: others })}
        # The default is one minute, and an answer may take longer.
        timeout=600,
    )
  `
}

/** What its model has a parameter for, and what is handed on to OpenAI's client. */
function parametersOf({ parameters, streaming }: ChatCall) {
  const { max_tokens: most, temperature } = parameters
  const own = {
    ...(isWithin(temperature, 0, 2) ? { temperature } : {}),
    ...(isWithin(most, 1, Infinity) ? { max_tokens: most } : {}),
  }
  const rest = Object.entries(parameters).filter(([label]) => !Object.hasOwn(own, label))
  // Without a stream, it takes stream_options out of what it hands on.
  const known = [...CHAT_KEYWORDS].filter((each) => streaming || each !== 'stream_options')
  return { own, others: asKeywords(Object.fromEntries(rest), new Set(known)) }
}

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

/** Names of models for which it asks otherwise: parameters get other names, and a system message another role. */
const OF_OPENAI = /^(?:o\d|gpt-[5-9])/

/** Why LlamaIndex would send something else than the call has. */
export function unsupportedChat({ messages, requestModel }: ChatCall): string | undefined {
  if (OF_OPENAI.test(requestModel)) {
    return 'LlamaIndex treats this model as an OpenAI model because of its name, and changes the request (llama_index/llms/openai/utils.py)'
  }
  return unsupportedMessages(messages)
}
