import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import { isListOf, isNumber, isOneOf, isText } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { END_LINE } from '../end-line.ts'
import { readFiles } from '../files.ts'
import { type SettingNames, settingsOf } from '../settings.ts'
import { endText, writeSections, writeText } from '../stream-parts.ts'
import { asksForUsage } from '../stream-usage.ts'
import { checkToken } from '../token.ts'
import { nameCut } from '../whole-answer.ts'
import { hasAddresses, promptOf, unsupportedMessages } from './prompt.ts'

/** A name of the framework itself. */
// @__NO_SIDE_EFFECTS__
export const ofAi = (label: string): Piece => nameFrom('ai', label)

const GENERATE_TEXT = /* @__PURE__ */ ofAi('generateText')
const STREAM_TEXT = /* @__PURE__ */ ofAi('streamText')
export const CREATE = /* @__PURE__ */ nameFrom('@ai-sdk/openai-compatible', 'createOpenAICompatible')

export const aiSdkChat: ChatRenderer = {
  client: 'ai-sdk',
  unsupported: (call) => unsupportedChat(call) ?? (call.showsMessage ? WITH_TOOLS : undefined),
  render: (call) => chatProgram(call, ask(call, {}, call.streaming ? printStream(call) : printText(call))),
}

const WITH_TOOLS = 'we haven’t run a plain AI SDK example with tools; use the tool-loop recipe'

/**
 * A whole program that chats.
 *
 * @param body code that asks by `provider`
 * @param before code that stands before it
 * @param settings further settings of it
 */
export const chatProgram = (call: ChatCall, body: Piece, before?: Piece, settings?: Piece): string =>
  javascript.program(code`
    ${checkToken(call)}
    ${readFiles(call)}
    ${before}
    const provider = ${CREATE}({
      name: ${providerName(call)},
      baseURL: ${call.baseUrl},
      apiKey: ${call.token},
      ${Object.keys(call.moreHeaders).length > 0 ? code`headers: ${call.moreHeaders},` : undefined}
      ${when(hasAddresses(call), SUPPORTED_URLS)}
      ${when(asksForUsage(call), INCLUDE_USAGE)}
      ${settings}
    });

    ${body}
  `)

const SUPPORTED_URLS = code`
  // Leaves it to the service to fetch pictures.
  supportedUrls: () => ({ "image/*": [/^https?:/] }),
`
const INCLUDE_USAGE = code`includeUsage: true,`

/** The name under which options are given that AI SDK does not know. */
export function providerName({ target, provider }: Pick<ChatCall, 'provider' | 'target'>): string {
  if (target === 'routed') return 'huggingface'
  const isPlain = target === 'direct' && /^[a-z][a-z0-9-]*$/.test(provider)
  return isPlain ? provider.replace(/-+(.?)/g, (_, letter: string) => letter.toUpperCase()) : 'service'
}

/** Further options of a question. */
interface More {
  /** Properties before the prompt. */
  readonly settings?: Piece | undefined
  /** Options that are given to the provider. */
  readonly options?: ValueObject
  /** What is taken of the result of `generateText`, where it is not the text. */
  readonly taken?: Piece
  /** What stands behind the call of `generateText`. */
  readonly caught?: Piece
}

/**
 * Asks, and shows the result.
 *
 * @param show code that does so
 */
export function ask(call: ChatCall, { settings, options, taken = takenOf(call), caught }: More, show: Piece): Piece {
  const { known, others } = settingsOf(call, SETTINGS, TOLD_OTHERWISE)
  const ofProvider = { ...others, ...options }
  return code`
    const ${call.streaming ? RESULT : taken} = ${call.streaming ? STREAM_TEXT : code`await ${GENERATE_TEXT}`}({
      model: provider(${call.requestModel}),
      ${javascript.properties(known)}
      ${Object.keys(ofProvider).length > 0 ? javascript.properties({ providerOptions: { [providerName(call)]: ofProvider } }) : undefined}
      ${settings}
      ${promptOf(call)}
      ${when(call.streaming, ON_ERROR)}
    })${call.streaming ? undefined : caught};

    ${show}
  `
}

/** By itself, the question prints an error, which ends nothing. */
const ON_ERROR = code`
  // The loop below throws the error.
  onError() {},
`

const RESULT = /* @__PURE__ */ name('result')

const takenOf = ({ checksAnswer, showsReasoning, showsUsage }: ChatCall): Piece =>
  code`{ ${when(showsReasoning, REASONING_TEXT)}text${when(checksAnswer, FINISH_REASON)}${when(showsUsage, USAGE)} }`

const REASONING_TEXT = code`reasoningText, `
const FINISH_REASON = code`, finishReason`
const USAGE = code`, usage`

/** Shows the text, and fails where it isn't whole. */
export const printText = (call: ChatCall): Piece => code`
  ${when(call.showsReasoning, PRINT_REASONING)}
  console.log(text);
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkFinish(call, NO_TEXT) : undefined}
`

const NO_TEXT = code`!text`

/** AI SDK has reasons of its own. */
export const checkFinish = (call: ChatCall, isEmpty: Piece): Piece => code`
  ${nameCut(LIMITED, code`finishReason`)}
  if (${isEmpty} || ${cutReasons(call)}.includes(finishReason)) throw new Error(cut);
`

/** AI SDK's name for the token limit. */
export const LIMITED = { limit: 'maxOutputTokens' } as const

/** One name stands for all reasons that AI SDK doesn't know. */
export const cutReasons = (call: ChatCall): Piece =>
  javascript.inline(['length', 'content-filter', ...(call.cutReasons.length > 0 ? ['other'] : [])])

const PRINT_REASONING = code`if (reasoningText) console.log(\`Reasoning:\n\${reasoningText}\n\nAnswer:\`);`
const PRINT_USAGE = code`console.log("Usage:", usage);`

/** Shows the text of a stream, and fails where it isn't whole. */
export const printStream = (call: ChatCall): Piece => code`
  ${writeStream(call)}
  ${call.checksAnswer ? checkStream(call) : undefined}
`

/**
 * Shows the text of a stream as it comes. Errors are parts of it.
 *
 * @param inRounds set where the stream has several texts
 */
export const writeStream = (call: ChatCall, inRounds = false): Piece => code`
  for await (const part of result.stream) {
    if (part.type === "error") throw part.error;
    ${call.showsReasoning ? WRITE_SECTIONS : WRITE_TEXT}
    ${when(inRounds, END_TEXT)}
  }
  ${when(!inRounds, END_LINE)}
  ${when(call.showsUsage, PRINT_STREAMED_USAGE)}
`

const checkStream = (call: ChatCall): Piece => code`
  const finishReason = await result.finishReason;
  ${checkFinish(call, code`!(await result.text)`)}
`

const PART = code`part`
const TEXT = code`part.text`
const WRITE_SECTIONS = /* @__PURE__ */ writeSections(PART, TEXT)
const WRITE_TEXT = /* @__PURE__ */ writeText(PART, TEXT)
const END_TEXT = /* @__PURE__ */ endText(PART)

const PRINT_STREAMED_USAGE = code`console.log("Usage:", await result.usage);`

/** AI SDK's names for request fields, and the values it accepts for them. */
const SETTINGS: SettingNames = {
  frequency_penalty: ['frequencyPenalty', isNumber],
  max_tokens: ['maxOutputTokens', (value) => Number.isInteger(value) && (value as number) > 0],
  presence_penalty: ['presencePenalty', isNumber],
  reasoning_effort: ['reasoning', isOneOf('none', 'minimal', 'low', 'medium', 'high', 'xhigh')],
  seed: ['seed', Number.isInteger],
  stop: ['stopSequences', isListOf(isText)],
  temperature: ['temperature', isNumber],
  top_p: ['topP', isNumber],
}

/** What the tool loop and the provider's settings say. */
const TOLD_OTHERWISE: readonly string[] = ['tools', 'tool_choice']

/** Options of a provider that AI SDK reads itself. */
const OWN_OPTIONS: readonly string[] = ['__proto__', 'reasoningEffort', 'strictJsonSchema', 'textVerbosity', 'user']

/** Why AI SDK would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { parameters, streaming } = call
  const own = OWN_OPTIONS.find(
    (field) => Object.hasOwn(parameters, field) && !(field === 'user' && typeof parameters[field] === 'string'),
  )
  if (own !== undefined) return `AI SDK reserves the option ${own} (openai-compatible-chat-language-model-options.ts)`
  if (parameters.functions !== undefined) {
    return 'AI SDK doesn’t return calls that the model makes through the deprecated `functions` field (openai-compatible-chat-language-model.ts)'
  }
  if (streaming && parameters.stream_options !== undefined && !asksForUsage(call)) {
    return 'AI SDK’s only stream option is includeUsage (openai-compatible-chat-language-model.ts)'
  }
  return unsupportedMessages(call)
}
