import type { ChatCall } from '../../../../call/call.ts'
import { getOwn } from '../../../../values/get-own.ts'
import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import { EnvironmentNode } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import { isListOf, isNumber, isText, isThere } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { END_LINE } from '../end-line.ts'
import { type SettingNames, settingsOf } from '../settings.ts'
import { writeSections } from '../stream-parts.ts'
import { checkToken } from '../token.ts'
import { nameCut } from '../whole-answer.ts'
import { instructionsOf, promptOf, unsupportedMessages } from './prompt.ts'

/* What it does to a request was read in dist of @mastra/core 1.71.0, and seen in requests. */

const AGENT = /* @__PURE__ */ nameFrom('@mastra/core/agent', 'Agent')

export const mastraChat: ChatRenderer = {
  client: 'mastra',
  unsupported: (call) => unsupportedChat(call) ?? (call.showsMessage ? CALLS_TOOLS : undefined),
  render: (call) =>
    agentProgram(call, ask(call, { settings: ONE_STEP }, call.streaming ? printStream(call) : printText(call))),
}

const CALLS_TOOLS = 'Mastra’s agent runs tools itself; use the tool-loop recipe'

/** It also takes steps without tools. */
export const ONE_STEP = code`
  // Mastra would ask again after a finish reason that it doesn't know.
  maxSteps: 1,
`

/**
 * A whole program that makes `agent`, and asks it.
 *
 * @param asked code that does so
 * @param before code that stands before the agent
 * @param settings further settings of the agent
 */
export const agentProgram = (call: ChatCall, asked: Piece, before?: Piece, settings?: Piece): string =>
  javascript.program(code`
    ${checkToken(call)}
    ${before}
    const agent = new ${AGENT}({
      id: "assistant",
      name: "Assistant",
      instructions: ${instructionsOf(call)},
      model: ${modelOf(call)},
      ${settings}
    });

    ${asked}
  `)

/** The name under which Mastra is given options that it doesn’t know. */
function providerName({ provider, target }: Pick<ChatCall, 'provider' | 'target'>): string {
  if (target === 'routed') return 'huggingface'
  return target === 'direct' ? provider : 'custom'
}

/** A name for Mastra’s router if it finds the service and the token by that, and where to find both otherwise. */
function modelOf(call: ChatCall): Piece {
  const { baseUrl, moreHeaders, requestModel, target, token } = call
  const id = `${providerName(call)}/${requestModel}`
  const hasHeaders = Object.keys(moreHeaders).length > 0
  const isKnown = target === 'routed' && token instanceof EnvironmentNode && token.name === 'HF_TOKEN'
  if (isKnown && !hasHeaders) return code`${id}`
  return code`
    {
      id: ${id},
      url: ${baseUrl},
      apiKey: ${token},
      ${hasHeaders ? code`headers: ${moreHeaders},` : undefined}
    }
  `
}

/** Further options of a question. */
interface More {
  /** Properties of the options. */
  readonly settings?: Piece | undefined
  /** Options that are given to the provider. */
  readonly options?: JsonObject
  /** What is taken of the result of `generate`, where it is not the text. */
  readonly taken?: Piece
}

/**
 * Asks `agent`, and shows the result.
 *
 * @param show code that does so
 */
export function ask(call: ChatCall, { settings, options, taken = takenOf(call) }: More, show: Piece): Piece {
  const { known, others } = settingsOf(call, SETTINGS, TOLD_OTHERWISE)
  const ofProvider = { ...Object.fromEntries(Object.entries(others).map(asNamed)), ...options }
  return code`
    const ${call.streaming ? STREAM : taken} = await agent.${call.streaming ? STREAM : GENERATE}(${promptOf(call)}, {
      ${Object.keys(known).length === 0 ? undefined : javascript.properties({ modelSettings: known })}
      ${when(
        SAMPLING.some((field) => Object.hasOwn(others, field)),
        DROPS_SAMPLING,
      )}
      ${Object.keys(ofProvider).length === 0 ? undefined : javascript.properties({ providerOptions: { [providerName(call)]: ofProvider } })}
      ${settings}
    });

    ${show}
  `
}

const STREAM = /* @__PURE__ */ name('stream')
const GENERATE = /* @__PURE__ */ name('generate')

const takenOf = ({ checksAnswer, showsReasoning, showsUsage }: ChatCall): Piece =>
  code`{ ${when(showsReasoning, REASONING_TEXT)}text${when(checksAnswer, FINISH_REASON)}${when(showsUsage, USAGE)} }`

const REASONING_TEXT = code`reasoningText, `
const FINISH_REASON = code`, finishReason`
const USAGE = code`, usage`

const printText = (call: ChatCall): Piece => code`
  ${when(call.showsReasoning, PRINT_REASONING)}
  console.log(text);
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkFinish(call, NO_TEXT) : undefined}
`

const NO_TEXT = code`!text`
const PRINT_REASONING = code`if (reasoningText) console.log(\`Reasoning:\n\${reasoningText}\n\nAnswer:\`);`
const PRINT_USAGE = code`console.log("Usage:", usage);`

/** Fails if the answer is incomplete or empty. Mastra has its own finish reasons. */
const checkFinish = (call: ChatCall, isEmpty: Piece): Piece => code`
  ${nameCut(LIMITED, code`finishReason`)}
  if (${isEmpty} || ${cutReasons(call)}.includes(finishReason${isThere(call)})) throw new Error(cut);
`

/** Mastra’s name for the token limit. */
export const LIMITED = { limit: 'maxOutputTokens' } as const

/**
 * Mastra’s names for the reasons of an incomplete answer. One stands for all reasons that it doesn’t know, and for none.
 *
 * @param isOther whether it counts
 */
export const cutReasons = (call: ChatCall, isOther = call.cutReasons.length > 0): Piece =>
  javascript.inline(['length', 'content-filter', ...(isOther ? ['other'] : [])])

/** Shows the text of a stream as it comes, whose errors end no loop over it. */
const printStream = (call: ChatCall): Piece => code`
  ${call.showsReasoning ? WRITE_SECTIONS : WRITE_TEXT}
  ${THROW_ERROR}
  ${END_LINE}
  ${when(call.showsUsage, PRINT_STREAMED_USAGE)}
  ${call.checksAnswer ? checkStream(call) : undefined}
`

const PRINT_STREAMED_USAGE = code`console.log("Usage:", await stream.usage);`

const WRITE_TEXT = code`for await (const text of stream.textStream) process.stdout.write(text);`

/** A part of `stream.fullStream`, and its text. */
export const CHUNK = code`chunk`
export const CHUNK_TEXT = code`chunk.payload.text`

const WRITE_SECTIONS = /* @__PURE__ */ (() => code`
  for await (const chunk of stream.fullStream) {
    ${writeSections(CHUNK, CHUNK_TEXT)}
  }
`)()

/** An error of a stream ends no loop over it. */
export const THROW_ERROR = code`if (stream.error) throw stream.error;`

const checkStream = (call: ChatCall): Piece => code`
  const finishReason = await stream.finishReason;
  ${checkFinish(call, code`!(await stream.text)`)}
`

/** Mastra’s names for request fields, and the values it accepts for them. */
const SETTINGS: SettingNames = {
  frequency_penalty: ['frequencyPenalty', isNumber],
  max_tokens: ['maxOutputTokens', (value) => Number.isInteger(value) && (value as number) > 0],
  presence_penalty: ['presencePenalty', isNumber],
  seed: ['seed', Number.isInteger],
  stop: ['stopSequences', isListOf(isText)],
}

/** What the tool loop says. */
const TOLD_OTHERWISE: readonly string[] = ['tools', 'tool_choice']

/** What the provider’s own options call two fields. */
const OWN_NAMES: { readonly [field: string]: string } = {
  reasoning_effort: 'reasoningEffort',
  verbosity: 'textVerbosity',
}

const asNamed = ([field, value]: [string, JsonValue]): [string, JsonValue] => [getOwn(OWN_NAMES, field) ?? field, value]

const SAMPLING = ['temperature', 'top_p', 'top_k']

/** `modelSupportsTemperature` counts a model of a known provider that isn't listed as one without these settings. */
const DROPS_SAMPLING = code`// Mastra drops sampling settings for models that it doesn't list.`

/** Options of a provider that Mastra’s own copy of @ai-sdk/openai-compatible reads itself. */
const OWN_OPTIONS: readonly string[] = ['__proto__', 'reasoningEffort', 'strictJsonSchema', 'textVerbosity']

/** Fields of which it takes only texts. */
const TEXTS: readonly string[] = ['reasoning_effort', 'user', 'verbosity']

/** Why Mastra would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { parameters, streaming } = call
  const reserved = OWN_OPTIONS.find((field) => Object.hasOwn(parameters, field))
  if (reserved !== undefined)
    return `Mastra reserves the option ${reserved} (@ai-sdk/openai-compatible in @mastra/core 1.71)`
  const other = TEXTS.find((field) => Object.hasOwn(parameters, field) && !isText(parameters[field] as Value))
  if (other !== undefined)
    return `Mastra takes only a text for ${other} (@ai-sdk/openai-compatible in @mastra/core 1.71)`
  if (parameters.functions !== undefined) {
    return 'Mastra doesn’t return calls that the model makes through the deprecated `functions` field (@ai-sdk/openai-compatible in @mastra/core 1.71)'
  }
  if (streaming && parameters.stream_options !== undefined) {
    return 'Mastra’s model router sends no stream_options, and streams have no token usage without them (llm/model/router of @mastra/core 1.71)'
  }
  return unsupportedMessages(call)
}
