import type { ChatCall } from '../../../../call/call.ts'
import { FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import {
  asKeywords,
  eachOnItsLine,
  keepReason,
  printChatCompletion,
  printReasoned,
  printReasonedPieces,
  printStream,
  resultName,
} from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'

/* What LiteLLM does to a request was read in llms/huggingface/chat and llms/openai/chat of litellm 1.110.2. */
export const litellmChat: ChatRenderer = {
  client: 'litellm',
  unsupported: unsupportedChat,
  render(call) {
    const body = code`
      ${resultName(call)} = ${complete(call, { ...call, parameters: withUsage(call) })}

      ${print(call)}
    `
    return python.program(withFiles(call, mainOf(call, body)))
  },
}

export const LITELLM = /* @__PURE__ */ name('litellm', { module: 'litellm' })

/** LiteLLM tells a stream's usage only where that is asked for. */
const withUsage = ({ parameters, showsUsage, streaming }: ChatCall): ValueObject =>
  showsUsage && streaming ? { ...parameters, stream_options: { include_usage: true } } : parameters

/** Asks for the messages with the parameters, which may be variables of the program. */
export function complete(
  call: ChatCall,
  { messages, parameters }: { readonly messages: Value; readonly parameters: ValueObject },
): Piece {
  const isNative = isHubModel(call)
  const { extra_body: others, ...passed } = asKeywords(parameters, namesIn(parameters, isNative))
  return code`
    ${awaited(call)}${LITELLM}.${name(call.variant.async ? 'acompletion' : 'completion')}(
        ${when(!isNative, OPENAI_PREFIX)}
        ${eachOnItsLine({
          model: `${isNative ? 'huggingface' : 'openai'}/${call.requestModel}`,
          ...(isNative ? {} : { api_base: call.baseUrl }),
          api_key: call.token,
          ...(Object.keys(call.moreHeaders).length === 0 ? {} : { extra_headers: call.moreHeaders }),
          messages,
          ...passed,
          ...(call.streaming ? { stream: true } : {}),
        })}
        ${others && passApart(others as ValueObject)}
    )
  `
}

const passApart = (others: ValueObject): Piece => code`
  ${when(
    Object.keys(others).some((each) => CHAT_KEYWORDS.has(each)),
    NOT_BY_NAME,
  )}
  ${python.argument('extra_body', others)}
`

export const OPENAI_PREFIX = code`# The prefix says that the service uses OpenAI's API.`
export const NOT_BY_NAME = code`# LiteLLM rejects or drops these by name.`

/**
 * Whether the model has LiteLLM's own name for the router, `huggingface/owner/name:provider`: with one more slash, it looks
 * the provider up and asks another address (`get_complete_url` of llms/huggingface/chat/transformation.py).
 */
const isHubModel = ({ requestModel, target }: ChatCall): boolean =>
  target === 'routed' && /^[^/]+\/[^/]+$/.test(requestModel)

/** Parameters that become fields of the same name and value; `None` is left out, and a choice without tools. */
const NUMBERS: readonly string[] = [
  'frequency_penalty',
  'max_completion_tokens',
  'max_tokens',
  'min_p',
  'n',
  'presence_penalty',
  'repetition_penalty',
  'seed',
  'temperature',
  'top_k',
  'top_logprobs',
  'top_p',
]
const EFFORTS: readonly string[] = ['minimal', 'low', 'medium', 'high']
const SWITCHES: readonly string[] = ['logprobs', 'parallel_tool_calls']
const OBJECTS: readonly string[] = ['logit_bias', 'response_format', 'stream_options', 'tools']

function namesIn(parameters: ValueObject, isNative: boolean): ReadonlySet<string> {
  const isNamed = (label: string, value: Value | undefined): boolean =>
    (NUMBERS.includes(label) && typeof value === 'number') ||
    (SWITCHES.includes(label) && typeof value === 'boolean') ||
    (OBJECTS.includes(label) && typeof value === 'object' && value !== null) ||
    (label === 'stop' && value !== null) ||
    (label === 'reasoning_effort' && EFFORTS.includes(value as string) && !isNative) ||
    (label === 'tool_choice' && value !== null && parameters.tools !== undefined)
  return new Set(Object.keys(parameters).filter((label) => isNamed(label, parameters[label])))
}

function print(call: ChatCall): Piece {
  if (call.streaming) return printChunks(call)
  const { checksAnswer, cutReasons, showsMessage, showsReasoning } = call
  if (!showsReasoning && !(checksAnswer && cutReasons.length > 0)) return printChatCompletion(call)
  const shown = code`print(message${when(!showsMessage, code`.content or ""`)})`
  const isEmpty = showsMessage ? code`not (message.content or message.tool_calls)` : code`not message.content`
  return code`
    message = completion.choices[0].message
    ${showsReasoning ? printReasoned(reasoningOf(code`message`), code`message.content`, ONE_NAME) : shown}
    ${when(call.showsUsage, code`print("Usage:", completion.usage)`)}
    ${when(checksAnswer, readReason(call))}
    ${checksAnswer ? checkWhole(call, code`reason`, isEmpty) : undefined}
  `
}

/** Reads why the answer ended. LiteLLM has a field for a service's own reason. */
export const readReason = ({ cutReasons }: ChatCall): Piece => (cutReasons.length === 0 ? REASON : OWN_REASON)

const REASON = code`reason = completion.choices[0].finish_reason`
const OWN_REASON = code`
  choice = completion.choices[0]
  # LiteLLM reports network_error as a normal stop.
  own_reason = (choice.provider_specific_fields or {}).get("native_finish_reason")
  reason = own_reason or choice.finish_reason
`

/** Reads the same after a stream: its object has a field for that, and its chunks have none. */
export const readStreamReason = ({ cutReasons }: ChatCall): Piece | undefined =>
  when(cutReasons.length > 0, OWN_STREAM_REASON)

const OWN_STREAM_REASON = code`
  # LiteLLM reports network_error as a normal stop.
  reason = stream.received_finish_reason
`

const printChunks = (call: ChatCall): Piece =>
  printStream(
    call,
    code`
      ${asynchronous(call)}for chunk in stream:
          ${hasUsage(call) ? code`if chunk.choices:` : undefined}
          ${hasUsage(call) ? code`    ${printChunk(call)}` : printChunk(call)}
          ${when(call.showsUsage, code`usage = getattr(chunk, "usage", None) or usage`)}
      ${call.checksAnswer ? readStreamReason(call) : undefined}
    `,
    call.checksAnswer,
  )

/** Whether a chunk of the stream tells the usage, and has no choices. */
const hasUsage = ({ parameters, showsUsage }: ChatCall): boolean =>
  showsUsage || parameters.stream_options !== undefined

function printChunk(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, checksAnswer } = call
  const isNamed = showsReasoning || checksAnswer
  const delta = isNamed ? code`delta` : code`chunk.choices[0].delta`
  const shown = showsMessage ? code`print(${delta})` : code`print(${delta}.content or "", end="", flush=True)`
  return code`
    ${when(isNamed, code`delta = chunk.choices[0].delta`)}
    ${showsReasoning ? printReasonedPieces(reasoningOf(delta), code`delta.content`, ONE_NAME) : shown}
    ${keepReason(call, code`delta.content`, code`delta.tool_calls`, code`chunk.choices[0].finish_reason`)}
  `
}

const reasoningOf = (message: Piece): Piece => code`getattr(${message}, "reasoning_content", None)`

const ONE_NAME = code`# LiteLLM uses one name for reasoning, whichever one the service uses.`

/** Names of models that LiteLLM knows as OpenAI's, or takes for the name of an API. */
const KNOWN = /(?:^|\/)(?:o\d|gpt-\d)|^responses\//i

/** Why LiteLLM would send something else than the call has. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { messages, parameters, requestModel } = call
  if (KNOWN.test(requestModel)) {
    return 'LiteLLM treats this model as an OpenAI model because of its name, and changes or rejects parameters (llms/openai/chat of litellm 1.110)'
  }
  if (call.streaming && call.showsUsage && !mayAskForUsage(call)) {
    return 'LiteLLM returns a stream’s usage only if stream_options requests it (streaming_handler.py of litellm 1.110)'
  }
  if (!isHubModel(call) && saysPattern(parameters.tools)) {
    return 'LiteLLM drops patterns that Python can’t parse from tool schemas (json_schema_utils.py of litellm 1.110)'
  }
  return Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'LiteLLM drops or adds fields in these messages, such as an image’s format or a file’s name (llms/openai/chat/gpt_transformation.py of litellm 1.110)'
}

function mayAskForUsage({ lackedFields, parameters: { stream_options: asked } }: ChatCall): boolean {
  if (asked !== undefined) return JSON.stringify(asked) === '{"include_usage":true}'
  return !lackedFields.some(({ field }) => field === 'stream_options')
}

const saysPattern = (value: Value | undefined): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([label, each]) => ['pattern', 'patternProperties'].includes(label) || saysPattern(each))

/** A developer message becomes a system message, without its name. */
const isKept = ({ content, name: ofUser, role, ...others }: ValueObject): boolean =>
  ['assistant', 'developer', 'system', 'user'].includes(role as string) &&
  (ofUser === undefined || (typeof ofUser === 'string' && role !== 'developer')) &&
  Object.keys(others).length === 0 &&
  (typeof content === 'string' || (Array.isArray(content) && content.every(isKeptPart)))

/** Of a picture, `format` and `video_metadata` are left out; a document is named, and fetched where it is an address. */
const isKeptPart = ({ type, text, image_url: image, input_audio: audio, file }: ValueObject): boolean =>
  (type === 'text' && typeof text === 'string') ||
  (type === 'image_url' && isKeptImage(image)) ||
  (type === 'input_audio' && audio !== undefined) ||
  (type === 'file' && (file as ValueObject | undefined)?.file_data instanceof FileNode)

const isKeptImage = (image: Value | undefined): boolean =>
  typeof image === 'object' &&
  image !== null &&
  ['format', 'video_metadata'].every((label) => !Object.hasOwn(image, label))
