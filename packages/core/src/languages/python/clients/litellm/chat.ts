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
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'

/* What LiteLLM does to a request was read in litellm/llms/openai/chat of litellm 1.110.2, and seen in requests. */
export const litellmChat: ChatRenderer = {
  client: 'litellm',
  unsupported: unsupportedChat,
  render(call) {
    const body = code`
      ${resultName(call)} = ${complete(call, call)}

      ${print(call)}
    `
    return python.program(withFiles(call, body))
  },
}

const LITELLM = /* @__PURE__ */ name('litellm', { module: 'litellm' })

/** Asks for the messages with the parameters, which may be variables of the program. */
export const complete = (
  call: ChatCall,
  { messages, parameters }: { readonly messages: Value; readonly parameters: ValueObject },
): Piece => code`
  ${LITELLM}.completion(
      # The prefix says that the service uses OpenAI's API.
      ${eachOnItsLine({
        model: `openai/${call.requestModel}`,
        api_base: call.baseUrl,
        api_key: call.token,
        ...(Object.keys(call.moreHeaders).length === 0 ? {} : { extra_headers: call.moreHeaders }),
        messages,
        ...asKeywords(parameters, namesIn(parameters)),
        ...(call.streaming ? { stream: true } : {}),
      })}
  )
`

/** Parameters that become fields of the same name and value; `None` is left out, and a choice without tools. */
const NUMBERS: readonly string[] = [
  'frequency_penalty',
  'max_tokens',
  'presence_penalty',
  'seed',
  'temperature',
  'top_p',
]
const OTHERS: readonly string[] = ['response_format', 'stream_options', 'tools']

function namesIn(parameters: ValueObject): ReadonlySet<string> {
  const isNamed = (label: string, value: Value | undefined): boolean =>
    (NUMBERS.includes(label) && typeof value === 'number') ||
    (OTHERS.includes(label) && typeof value === 'object' && value !== null) ||
    (label === 'tool_choice' && value !== null && parameters.tools !== undefined)
  return new Set(Object.keys(parameters).filter((label) => isNamed(label, parameters[label])))
}

function print(call: ChatCall): Piece {
  if (call.streaming) return printChunks(call)
  if (!call.showsReasoning) return printChatCompletion(call)
  return code`
    message = completion.choices[0].message
    ${printReasoned(reasoningOf(code`message`), code`message.content`, ONE_NAME)}
    ${when(call.showsUsage, code`print("Usage:", completion.usage)`)}
    ${when(call.checksAnswer, code`reason = completion.choices[0].finish_reason`)}
    ${call.checksAnswer ? checkWhole(call, code`reason`, code`not message.content`) : undefined}
  `
}

const printChunks = (call: ChatCall): Piece =>
  printStream(
    call,
    call.showsUsage
      ? code`
        for chunk in stream:
            if chunk.choices:
                ${printChunk(call)}
            usage = getattr(chunk, "usage", None) or usage
      `
      : code`
        for chunk in stream:
            ${printChunk(call)}
      `,
    call.checksAnswer,
  )

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

const ONE_NAME = code`# LiteLLM has one name for it, whatever the service calls it.`

/** Names of models that LiteLLM knows as OpenAI's, or takes for the name of an API. */
const KNOWN = /(?:^|\/)(?:o\d|gpt-\d)|^responses\//i

/** Why LiteLLM would send something else than the call has. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { messages, parameters, requestModel, variant } = call
  if (variant.async || variant.retries) return 'we haven’t run a LiteLLM example with async or retries'
  if (KNOWN.test(requestModel)) return 'LiteLLM treats this model name specially, and changes or rejects parameters'
  if (call.streaming && call.showsUsage && JSON.stringify(parameters.stream_options) !== '{"include_usage":true}') {
    return 'LiteLLM returns a stream’s usage only if stream_options requests it'
  }
  if (saysPattern(parameters.tools)) return 'in tool schemas, LiteLLM drops patterns that Python can’t parse'
  return Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'LiteLLM changes some messages: for example, it turns developer messages into system messages, gives files names, and drops the format of images'
}

const saysPattern = (value: Value | undefined): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([label, each]) => ['pattern', 'patternProperties'].includes(label) || saysPattern(each))

const isKept = ({ content, name: ofUser = '', role, ...others }: ValueObject): boolean =>
  ['assistant', 'system', 'user'].includes(role as string) &&
  typeof ofUser === 'string' &&
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
