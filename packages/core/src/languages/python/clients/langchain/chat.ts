import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { isSpeaker } from '../kept-messages.ts'
import { defineMessages } from '../messages.ts'

/* What LangChain does to a request was read in langchain_openai/chat_models/base.py of langchain-openai 1.7.4. */
export const langchainChat: ChatRenderer = {
  client: 'langchain',
  unsupported: unsupportedChat,
  render(call) {
    const body = code`
      ${createModel(call)}

      ${defineMessages(call)}
      ${call.streaming ? stream(call) : invoke(call)}
    `
    return python.program(withFiles(call, body))
  },
}

const invoke = (call: ChatCall): Piece => code`
  response = model.invoke(messages)

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
  for chunk in model.stream(messages):
      ${call.showsMessage ? code`print(chunk)` : code`print(chunk.text, end="", flush=True)`}
      ${call.checksAnswer ? code`answered = answered or chunk.text${when(call.showsMessage, code` or chunk.tool_call_chunks`)}` : undefined}
      ${when(call.checksAnswer, code`reason = chunk.response_metadata.get("finish_reason") or reason`)}
      ${when(call.showsUsage, code`usage = chunk.usage_metadata or usage`)}
  ${when(!call.showsMessage, code`print()`)}
  ${when(call.showsUsage, code`print("Usage:", usage)`)}
  ${call.checksAnswer ? checkWhole(call, REASON, code`not answered`) : undefined}
`

const CHAT_OPENAI = /* @__PURE__ */ nameFrom('langchain_openai', 'ChatOpenAI')

/** Parameters that become fields of the same name: `max_tokens` becomes `max_completion_tokens`, which few services know. */
const NUMBERS: readonly string[] = ['frequency_penalty', 'presence_penalty', 'temperature', 'top_p']

/** Makes `model`, which is given all parameters of the call. It turns what is no number into one. */
export function createModel({ parameters, ...call }: ChatCall): Piece {
  const known = NUMBERS.filter((field) => typeof parameters[field] === 'number')
  return code`
    model = ${CHAT_OPENAI}(
        model=${call.requestModel},
        base_url=${call.baseUrl},
        api_key=${call.token},
        ${moreHeadersOf(call)}
        ${keywordArguments(parameters, new Set(known))}
    )
  `
}

/** Names of models for which ChatOpenAI sends another request, or leaves the temperature out. */
const OF_OPENAI = /^o\d|^gpt-[56]|codex/i

/** Why LangChain would send something else than the call has, or show less. */
export function unsupportedChat({ asksForReasoning, messages, requestModel, variant }: ChatCall): string | undefined {
  if (variant.async || variant.retries) return 'we haven’t run a LangChain example with async or retries'
  if (asksForReasoning) return 'ChatOpenAI drops the reasoning, which you asked to print'
  if (OF_OPENAI.test(requestModel)) {
    return 'ChatOpenAI treats this model as an OpenAI model because of its name, and changes the request'
  }
  return Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'LangChain converts messages to its own types, and keeps only role, name, text, images, and files'
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
