import type { Call, ChatCall } from '../../../../call/call.ts'
import { EnvironmentNode, FileNode, type Value, type ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { asKeywords, eachOnItsLine } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { defineFile, readBytes } from '../files.ts'
import { checkWhole, cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { isSpeaker, isTextOrPicture } from '../kept-messages.ts'
import { awaited, mainOf } from '../main.ts'

/*
 * What Haystack does to a request was read in haystack/components/generators/chat/openai.py of haystack-ai 3.4.1, and seen
 * in requests. HuggingFaceAPIChatGenerator of huggingface-api-haystack 3.1.0 isn't used: it takes neither a model with a
 * provider's suffix nor a base URL with a model, sets max_tokens to 512, and drops tool calls without arguments.
 */
export const haystackChat: ChatRenderer = {
  client: 'haystack',
  unsupported: unsupportedChat,
  render(call) {
    const main = code`
      ${defineMessages(call)}
      ${call.streaming ? stream(call) : run(call)}
    `
    const body = code`
      ${createGenerator(call)}

      ${mainOf(call, main)}
    `
    return python.program(withImages(call, body))
  },
}

const run = (call: ChatCall): Piece => code`
  ${askForReply(call)}

  print(reply${when(!call.showsMessage, code`.text`)})
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkReply(call) : undefined}
`

const stream = (call: ChatCall): Piece => code`
  ${call.showsUsage || call.checksAnswer ? askForReply(call) : code`${awaited(call)}generator.${name(methodOf(call))}(messages)`}
  ${when(!call.showsMessage, code`print()`)}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkReply(call) : undefined}
`

/** Fails where `reply` isn't whole. */
export const checkReply = (call: ChatCall): Piece => code`
  reason = reply.meta.get("finish_reason")
  ${checkWhole(call, name('reason'), call.showsMessage ? code`not (reply.text or reply.tool_calls)` : code`not reply.text`)}
`

/** The method that runs a component. */
export const methodOf = ({ variant }: ChatCall): string => (variant.async ? 'run_async' : 'run')

/** Sets `reply`. */
export const askForReply = (call: ChatCall): Piece =>
  call.variant.async
    ? code`
        result = await generator.run_async(messages)
        reply = result["replies"][0]
      `
    : code`reply = generator.run(messages)["replies"][0]`

const PRINT_USAGE = code`print("Usage:", reply.meta["usage"])`

const GENERATOR = /* @__PURE__ */ nameFrom('haystack.components.generators.chat', 'OpenAIChatGenerator')
const SECRET = /* @__PURE__ */ nameFrom('haystack.utils', 'Secret')
const CHAT_MESSAGE = /* @__PURE__ */ nameFrom('haystack.dataclasses', 'ChatMessage')

const SHOW = /* @__PURE__ */ name('show')

/**
 * Shows the chunks of a stream over several rounds. Haystack's own print_streaming_chunk prints headings in the middle
 * of the text if the first chunk is empty, as with most services.
 */
export const defineShow = (call: ChatCall): Piece => code`
  def ${SHOW}(chunk):
      print(chunk.content, end="", flush=True)
      if chunk.finish_reason in ${cutReasons(call)}:
          ${failIncomplete(call, code`chunk.finish_reason`)}
      if chunk.finish_reason == "tool_calls":
          # What the model says before a call stands on its own line.
          print()
`

/** The token as Haystack's components take it. */
export const secretOf = ({ token }: Pick<Call, 'token'>): Piece =>
  code`${SECRET}.${token instanceof EnvironmentNode ? code`from_env_var(${token.name})` : code`from_token(${token})`}`

/** What a generator is used for, beside a plain chat. */
interface Use {
  /** Set where an agent asks it in several rounds. */
  readonly callsTools?: boolean
  /** Further arguments of OpenAI's client. */
  readonly more?: ValueObject
}

/** Makes `generator`, which is given all parameters of the call. */
export function createGenerator(call: ChatCall, { callsTools = false, more = {} }: Use = {}): Piece {
  const { baseUrl, requestModel, showsMessage, streaming } = call
  const passed = { ...argumentsOf(call), ...more }
  const shown = showsMessage ? code`print(chunk)` : code`print(chunk.content, end="", flush=True)`
  return code`
    generator = ${GENERATOR}(
        api_key=${secretOf(call)},
        ${eachOnItsLine({
          model: requestModel,
          api_base_url: baseUrl,
          ...(Object.keys(passed).length === 0 ? {} : { generation_kwargs: passed }),
          ...(streaming ? { streaming_callback: callsTools ? SHOW : code`lambda chunk: ${shown}` } : {}),
        })}
        # The default is 30 seconds, and an answer may take longer.
        timeout=600,
    )
  `
}

/** What Haystack hands on to OpenAI's client as it is: `n` and `response_format` are taken out. */
const KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [...CHAT_KEYWORDS].filter((each) => each !== 'n' && each !== 'response_format'),
)

const argumentsOf = ({ moreHeaders, parameters }: ChatCall): ValueObject => ({
  ...asKeywords(parameters, KEYWORDS),
  ...(Object.keys(moreHeaders).length === 0 ? {} : { extra_headers: moreHeaders }),
})

/** Defines `messages`. */
export const defineMessages = ({ messages }: ChatCall): Piece =>
  code`messages = ${python.last((messages as readonly ValueObject[]).map(messageOf))}`

function messageOf({ content, name: speaker, role }: ValueObject): Piece {
  const from = name(`from_${role === 'developer' ? 'system' : (role as string)}`)
  const named = speaker === undefined ? {} : { name: speaker }
  const text = textIn(content)
  return text === undefined
    ? code`${CHAT_MESSAGE}.${from}(${python.arguments({ content_parts: (content as unknown as readonly Part[]).map(partOf), ...named })})`
    : code`${CHAT_MESSAGE}.${from}(${text}${when(speaker !== undefined, code`, name=${speaker}`)})`
}

type Part = { readonly type: string; readonly text: string; readonly image_url: ValueObject }

/** The text of a message that is nothing else: a list with one text says the same. */
function textIn(content: Value | undefined): string | undefined {
  if (typeof content === 'string') return content
  const [only, ...others] = content as unknown as readonly Part[]
  return only?.type === 'text' && others.length === 0 ? only.text : undefined
}

const IMAGE_CONTENT = /* @__PURE__ */ nameFrom('haystack.dataclasses', 'ImageContent')

/** A text is one itself. Of an image, Haystack has the base64. */
function partOf({ type, text, image_url: image }: Part): Value {
  if (type === 'text') return text
  const { url, ...others } = image ?? {}
  const [, mediaType = '', base64 = ''] = url instanceof FileNode ? [] : (DATA_URL.exec(url as string) ?? [])
  const read = url instanceof FileNode ? { base64_image: url, mime_type: url.mediaType } : undefined
  return code`${IMAGE_CONTENT}(${python.arguments({ ...(read ?? { base64_image: base64, mime_type: mediaType }), ...others })})`
}

/**
 * Reads the files in a call's messages, then continues with `body`. Of a file that isn't there, Haystack's from_file_path
 * fails with an IndexError.
 */
export const withImages = ({ request }: ChatCall, body: Piece): Piece => {
  const files = filesIn(request.body)
  return files.length === 0
    ? body
    : code`
        ${lines(...files.map((file) => defineFile(inBase64(file), readBytes(file))))}

        ${body}
      `
}

const inBase64 = ({ location, remote, mediaType, variable }: FileNode): FileNode =>
  new FileNode(location, remote, mediaType, 'base64', variable)

/** Why Haystack would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { asksForReasoning, messages } = call
  if (asksForReasoning) {
    return 'OpenAIChatGenerator drops the reasoning, which you asked to print (haystack/components/generators/chat/openai.py)'
  }
  const reason = unsupportedField('Haystack', 'n', call)
  if (reason !== undefined) return reason
  if (!Array.isArray(messages)) return CONVERTS
  if (messages.some(hasRemoteImage)) {
    return 'Haystack downloads images and sends their bytes, not their URLs (from_url of haystack/dataclasses/image_content.py)'
  }
  return messages.every(isKept) ? undefined : CONVERTS
}

const CONVERTS =
  'Haystack converts messages to its own types, and keeps only role, name, text, and user images (to_openai_dict_format of haystack/dataclasses/chat_message.py)'

const hasRemoteImage = ({ content }: ValueObject): boolean =>
  Array.isArray(content) &&
  content.some(({ image_url: image }) => {
    const { url } = (image ?? {}) as ValueObject
    return typeof url === 'string' && /^https?:/i.test(url)
  })

const isKept = ({ name: speaker = '', role, content, ...others }: ValueObject): boolean =>
  isSpeaker(role) &&
  typeof speaker === 'string' &&
  Object.keys(others).length === 0 &&
  (typeof content === 'string' || isKeptList(content, role))

const isKeptList = (content: Value | undefined, role: Value | undefined): boolean =>
  Array.isArray(content) &&
  content.length > 0 &&
  content.every((part) => isTextOrPicture(part, isImage)) &&
  (role === 'user' || (content.length === 1 && content[0].type === 'text'))

/** It checks the base64 and the media type. */
const DATA_URL =
  /^data:(image\/(?:png|jpeg|gif|webp));base64,((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/

function isImage(image: Value | undefined): boolean {
  const { url, detail = 'auto', ...others } = (image ?? {}) as ValueObject
  return (
    Object.keys(others).length === 0 &&
    ['auto', 'high', 'low'].includes(detail as string) &&
    (url instanceof FileNode || (typeof url === 'string' && DATA_URL.test(url)))
  )
}
