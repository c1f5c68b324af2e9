import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type JsonObject, type JsonValue, type Value, type ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { asKeywords, eachOnItsLine } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { isSpeaker } from '../kept-messages.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'
import { defineMessages, MESSAGES } from '../messages.ts'

/* What LangChain does to a request was read in langchain_openai/chat_models/base.py of langchain-openai 1.7.4. */
export const langchainChat: ChatRenderer = {
  client: 'langchain',
  unsupported: unsupportedChat,
  render(call) {
    const main = code`
      ${promptOf(call) === undefined ? defineMessages(call) : undefined}
      ${call.streaming ? stream(call) : invoke(call)}
    `
    const body = code`
      ${createModel(withoutTools(call), bindTools(call))}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

/** Columns that are left for a prompt on the line that asks. */
const LONGEST_PROMPT = 50

/** The prompt, if the only message is a short text from the user: LangChain turns a string into that message. */
function promptOf({ messages }: ChatCall): string | undefined {
  const [only, ...more] = messages as readonly ValueObject[]
  const { role, content, ...others } = only ?? {}
  const isPrompt = more.length === 0 && role === 'user' && Object.keys(others).length === 0
  return isPrompt && typeof content === 'string' && JSON.stringify(content).length <= LONGEST_PROMPT
    ? content
    : undefined
}

/** LangChain puts an `a` before the name of a method that is awaited. */
export const methodOf = (call: ChatCall, method: string): Piece => name(call.variant.async ? `a${method}` : method)

const invoke = (call: ChatCall): Piece => code`
  response = ${awaited(call)}model.${methodOf(call, 'invoke')}(${promptOf(call) ?? MESSAGES})

  print(response${when(!call.showsMessage, code`.text`)})
  ${when(call.showsUsage, code`print("Usage:", response.usage_metadata)`)}
  ${call.checksAnswer ? checkMessage(call, name('response')) : undefined}
`

/** Fails where a message of the model's isn't whole. */
const checkMessage = (call: ChatCall, message: Piece): Piece => code`
  reason = ${message}.response_metadata.get("finish_reason")
  ${checkWhole(call, REASON, call.showsMessage ? code`not (${message}.text or ${message}.tool_calls)` : code`not ${message}.text`)}
`

export const REASON = /* @__PURE__ */ name('reason')

/** Chunks can be added to one message, but a reason or a usage that comes twice would be added up. */
const stream = (call: ChatCall): Piece => code`
  ${when(call.checksAnswer, code`answered = reason = None`)}
  ${when(call.showsUsage, code`usage = None`)}
  ${asynchronous(call)}for chunk in model.${methodOf(call, 'stream')}(${promptOf(call) ?? MESSAGES}):
      ${call.showsMessage ? code`print(chunk)` : code`print(chunk.text, end="", flush=True)`}
      ${call.checksAnswer ? code`answered = answered or chunk.text${when(call.showsMessage, code` or chunk.tool_call_chunks`)}` : undefined}
      ${when(call.checksAnswer, code`reason = chunk.response_metadata.get("finish_reason") or reason`)}
      ${when(call.showsUsage, code`usage = chunk.usage_metadata or usage`)}
  ${when(!call.showsMessage, code`print()`)}
  ${when(call.showsUsage, code`print("Usage:", usage)`)}
  ${call.checksAnswer ? checkWhole(call, REASON, code`not answered`) : undefined}
`

const CHAT_OPENAI = /* @__PURE__ */ nameFrom('langchain_openai', 'ChatOpenAI')

type Check = (value: JsonValue) => boolean

const isNumber: Check = (value) => typeof value === 'number'
const isText: Check = (value) => typeof value === 'string'
const isSwitch: Check = (value) => typeof value === 'boolean'
const isWhole: Check = (value) => Number.isSafeInteger(value)

/** Numbers of tokens, which become whole numbers and texts again. */
const isBias: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([token, bias]) => /^(?:0|[1-9]\d{0,14})$/.test(token) && Number.isSafeInteger(bias))

/**
 * Arguments that become fields of the same name, and the values that they take as they are: `max_tokens` becomes
 * `max_completion_tokens`, which few services know, and an empty `stop` is left out.
 */
const ARGUMENTS: { readonly [field: string]: Check } = {
  frequency_penalty: isNumber,
  logit_bias: isBias,
  logprobs: isSwitch,
  max_completion_tokens: isWhole,
  n: isWhole,
  presence_penalty: isNumber,
  reasoning_effort: isText,
  seed: isWhole,
  service_tier: isText,
  stop: (value) => [value].flat().every(isText) && value !== '' && [value].flat().length > 0,
  store: isSwitch,
  temperature: isNumber,
  top_logprobs: isWhole,
  top_p: isNumber,
  verbosity: isText,
}

const RENAMES = code`# ChatOpenAI would rename max_tokens.`

/**
 * Makes `model`, which is given all parameters of the call; those that it doesn't know, or changes, in `extra_body`.
 *
 * @param bound what is called of it
 */
export function createModel({ parameters, ...call }: ChatCall, bound?: Piece): Piece {
  const { stream_options: ofStream, ...others } = parameters
  const isUsage = call.streaming && JSON.stringify(ofStream) === '{"include_usage":true}'
  const known = Object.keys(ARGUMENTS).filter(
    (field) => Object.hasOwn(parameters, field) && ARGUMENTS[field]?.(parameters[field] as JsonValue),
  )
  const { extra_body: more, ...passed } = asKeywords(isUsage ? others : parameters, new Set(known))
  return code`
    model = ${CHAT_OPENAI}(
        model=${call.requestModel},
        base_url=${call.baseUrl},
        api_key=${call.token},
        ${moreHeadersOf(call)}
        ${eachOnItsLine({ ...passed, ...(isUsage ? { stream_usage: true } : {}) })}
        ${when(Object.hasOwn(parameters, 'max_tokens'), RENAMES)}
        ${more === undefined ? undefined : python.argument('extra_body', more)}
    )${bound}
  `
}

/** The tools of a call and what is said of them, as `bind_tools` takes them unchanged; undefined where it does not. */
function boundTools({ parameters }: ChatCall): JsonObject | undefined {
  const { tools, tool_choice: choice, parallel_tool_calls: parallel } = parameters
  if (!Array.isArray(tools) || tools.length === 0 || !tools.every(isFunction)) return undefined
  const names = (tools as readonly Tool[]).map(({ function: itself }) => itself.name)
  const isChoice =
    typeof choice === 'string'
      ? ['auto', 'none', 'required'].includes(choice) && !names.includes(choice)
      : (choice as JsonObject | null | undefined)?.type === 'function'
  if ((choice !== undefined && !isChoice) || (parallel !== undefined && !isSwitch(parallel))) return undefined
  return {
    tools,
    ...(choice === undefined ? {} : { tool_choice: choice }),
    ...(parallel === undefined ? {} : { parallel_tool_calls: parallel }),
  }
}

interface Tool {
  readonly type: string
  readonly function: { readonly name: string }
}

const isFunction = (tool: JsonValue): boolean => {
  const { type, function: itself } = (tool ?? {}) as JsonObject
  return type === 'function' && typeof (itself as JsonObject | null | undefined)?.name === 'string'
}

function withoutTools(call: ChatCall): ChatCall {
  const bound = boundTools(call) ?? {}
  const parameters = Object.entries(call.parameters).filter(([field]) => !Object.hasOwn(bound, field))
  return { ...call, parameters: Object.fromEntries(parameters) }
}

function bindTools(call: ChatCall): Piece | undefined {
  const { tools, ...more } = boundTools(call) ?? {}
  if (tools === undefined) return undefined
  return Object.keys(more).length === 0
    ? code`.bind_tools(${python.last(tools)})`
    : code`
      .bind_tools(
          ${python.last(tools)},
          ${eachOnItsLine(more)}
      )
    `
}

/** Names of models for which ChatOpenAI sends another request, or leaves the temperature out. */
const OF_OPENAI = /^o\d|^gpt-[56]|codex/i

/** Why LangChain would send something else than the call has, or show less. */
export function unsupportedChat({ asksForReasoning, messages, requestModel }: ChatCall): string | undefined {
  if (asksForReasoning) {
    return 'ChatOpenAI drops the reasoning, which you asked to print (BaseChatOpenAI of langchain_openai/chat_models/base.py)'
  }
  if (OF_OPENAI.test(requestModel)) {
    return 'ChatOpenAI treats this model as an OpenAI model because of its name, and changes the request (langchain_openai/chat_models/base.py)'
  }
  return Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'LangChain converts messages to its own types (langchain_core/messages/utils.py), and we’ve run examples only with role, name, text, images, and files'
}

const isKept = ({ content, name = '', role, ...others }: ValueObject): boolean =>
  isSpeaker(role) &&
  typeof name === 'string' &&
  Object.keys(others).length === 0 &&
  (typeof content === 'string' || (Array.isArray(content) && content.every(isKeptPart)))

/** Sounds and documents are taken apart and put together again: those that are the reader's own files come out the same. */
const isKeptPart = ({ type, extras, input_audio: audio, file }: { readonly [name: string]: ValueObject }): boolean =>
  ['text', 'image_url'].includes(type as Value as string)
    ? extras === undefined
    : [audio?.data, file?.file_data].some((each) => each instanceof FileNode)
