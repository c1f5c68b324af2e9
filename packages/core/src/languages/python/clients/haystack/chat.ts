import type { ChatCall } from '../../../../call/call.ts'
import { EnvironmentNode, type ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { asKeywords, eachOnItsLine } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { withFiles } from '../files.ts'
import { checkWhole, failIncomplete, givenCutReasons } from '../incomplete-answer.ts'
import { isNamedText } from '../kept-messages.ts'

/* What Haystack does to a request was read in haystack/components/generators/chat/openai.py of haystack-ai 3.4.1, and seen in requests. */
export const haystackChat: ChatRenderer = {
  client: 'haystack',
  unsupported: unsupportedChat,
  render(call) {
    const body = code`
      ${createGenerator(call)}

      ${defineMessages(call)}
      ${call.streaming ? stream(call) : run(call)}
    `
    return python.program(withFiles(call, body))
  },
}

const run = (call: ChatCall): Piece => code`
  ${REPLY}

  print(reply${when(!call.showsMessage, code`.text`)})
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkReply(call) : undefined}
`

const stream = (call: ChatCall): Piece => code`
  ${call.showsUsage || call.checksAnswer ? REPLY : code`generator.run(messages)`}
  ${when(!call.showsMessage, code`print()`)}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkReply(call) : undefined}
`

/** Fails where `reply` isn't whole. */
const checkReply = (call: ChatCall): Piece => code`
  reason = reply.meta.get("finish_reason")
  ${checkWhole(call, name('reason'), call.showsMessage ? code`not (reply.text or reply.tool_calls)` : code`not reply.text`)}
`

const REPLY = code`reply = generator.run(messages)["replies"][0]`
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
      if chunk.finish_reason in ${givenCutReasons(call)}:
          ${failIncomplete(call, code`chunk.finish_reason`)}
      if chunk.finish_reason == "tool_calls":
          # What the model says before a call stands on its own line.
          print()
`

/**
 * Makes `generator`, which is given all parameters of the call.
 *
 * @param callsTools set where an agent asks it in several rounds
 */
export function createGenerator(call: ChatCall, callsTools = false): Piece {
  const { baseUrl, requestModel, showsMessage, streaming, token } = call
  const passed = argumentsOf(call)
  const shown = showsMessage ? code`print(chunk)` : code`print(chunk.content, end="", flush=True)`
  return code`
    generator = ${GENERATOR}(
        api_key=${SECRET}.${token instanceof EnvironmentNode ? code`from_env_var(${token.name})` : code`from_token(${token})`},
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

const messageOf = ({ content, name: speaker, role }: ValueObject): Piece =>
  code`${CHAT_MESSAGE}.${name(`from_${role as string}`)}(${content}${when(speaker !== undefined, code`, name=${speaker}`)})`

/** Why Haystack would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { asksForReasoning, messages, variant } = call
  if (variant.async || variant.retries) return 'we haven’t run a Haystack example with async or retries'
  if (asksForReasoning) return 'OpenAIChatGenerator drops the reasoning, which you asked to print'
  const reason = unsupportedField('Haystack', 'n', call)
  if (reason !== undefined) return reason
  return Array.isArray(messages) && messages.every(isNamedText)
    ? undefined
    : 'Haystack converts messages to its own types, and keeps only role, name, and text; it downloads images to send their bytes (haystack/dataclasses/image_content.py)'
}
