import { readVariant } from '../call/chat-variant.ts'
import type { SnippetOptions } from '../call/options.ts'
import {
  CAPABILITIES,
  type Capability,
  type LocalAddition,
  type LocalCapabilities,
  type LocalCapability,
  type LocalModel,
  type Words,
} from './local-app.ts'

/**
 * A capability that the app’s documentation or source describes.
 *
 * @param args what the server’s command needs for it
 */
export const documented = (address: string, args: Words = [], read = '2026-11-30'): LocalCapability => ({
  source: { address, read },
  ...(args.length === 0 ? {} : { args }),
})

/**
 * The context length as an option of the server’s command.
 *
 * @param option the option’s name; it’s added if a length is requested
 */
export const contextOption = (address: string, option: string, { contextLength }: LocalModel): LocalCapability =>
  documented(address, contextLength === undefined ? [] : [option, String(contextLength)])

/** The capabilities that a request needs. */
export interface LocalNeeds {
  /** Without these, no program works. */
  readonly required: readonly Capability[]
  /** These are added if the server has them. */
  readonly useful: readonly Capability[]
}

type Format = { readonly type?: unknown } | null

/** Options that set the response format: the one from chat completions, for all APIs, and each API’s own. */
interface AnswerFormats {
  readonly response_format?: Format
  readonly text?: { readonly format?: Format } | null
  readonly output_config?: { readonly format?: Format } | null
}

/** Checks whether a request asks for structured output. */
export function asksForSchema(options: SnippetOptions): boolean {
  const { api, recipe } = readVariant(options)
  const {
    response_format: common,
    text,
    output_config: output,
  } = { ...options.parameters, ...options } as AnswerFormats
  const own = { 'chat-completions': undefined, responses: text?.format, messages: output?.format }[api]
  return recipe === 'structured-output' || [common, own].some((format) => format?.type === 'json_schema')
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0

const asksForTools = ({ recipe, tools, functions, parameters }: SnippetOptions): boolean =>
  recipe === 'tool-loop' || [tools, functions, parameters?.tools, parameters?.functions].some(isFilled)

const asksForReasoning = ({ reasoning_effort: effort, reasoningLevel, parameters }: SnippetOptions): boolean =>
  [effort, reasoningLevel, parameters?.reasoning_effort].some(
    (each) => typeof each === 'string' && each !== 'none' && each !== 'off',
  )

/** The parts of messages that are images, in the APIs’ own formats. */
const IMAGE_PARTS: readonly unknown[] = ['image_url', 'input_image', 'image']

/** Checks whether messages contain an image. */
export const hasImages = (messages: unknown): boolean =>
  Array.isArray(messages) &&
  messages.some((message) => {
    const content: unknown = (message as { readonly content?: unknown } | null)?.content
    return (
      Array.isArray(content) &&
      content.some((part) => IMAGE_PARTS.includes((part as { readonly type?: unknown } | null)?.type))
    )
  })

/**
 * Checks whether messages contain the URL of an image in a format of which examples can’t download images: that of another
 * API than chat completions.
 */
export const hasOtherImageUrls = (messages: unknown): boolean =>
  Array.isArray(messages) &&
  messages.some((message) => {
    const content: unknown = (message as { readonly content?: unknown } | null)?.content
    return (
      hasImages([message]) &&
      Array.isArray(content) &&
      content.some((part) => !isDownloaded(part) && isUrl(addressOf(part)))
    )
  })

const isDownloaded = (part: unknown): boolean => {
  const { type, image_url: image } = (part ?? {}) as { readonly type?: unknown; readonly image_url?: unknown }
  return type === 'image_url' && typeof image === 'object'
}

/** Returns what an image part has as its address, in the APIs’ own formats. */
function addressOf(part: unknown): unknown {
  const { image_url: image, source } = (part ?? {}) as { readonly image_url?: unknown; readonly source?: unknown }
  if (typeof image === 'string') return image
  return (
    (image as { readonly url?: unknown } | null | undefined)?.url ?? (source as { readonly url?: unknown } | null)?.url
  )
}

const isUrl = (text: unknown): boolean => typeof text === 'string' && /^https?:/i.test(text)

/** Returns what a request needs of a chat server. */
export function needsOf(options: SnippetOptions, contextLength: number | undefined): LocalNeeds {
  const usesTools = asksForTools(options)
  const needed: { readonly [capability in Capability]: boolean } = {
    tools: usesTools,
    reasoning: options.showReasoning === true,
    structuredOutput: asksForSchema(options),
    images: hasImages(options.messages),
    contextLength: contextLength !== undefined,
  }
  // Where reasoning isn’t separated from the answer, it may be mistaken for a tool call.
  const isReasoningUseful = !needed.reasoning && (usesTools || asksForReasoning(options))
  return {
    required: CAPABILITIES.filter((capability) => needed[capability]),
    useful: isReasoningUseful ? ['reasoning'] : [],
  }
}

/** Returns why a server doesn’t meet a request’s needs; `undefined` if it does. */
export function lackOf(capabilities: LocalCapabilities, { required }: LocalNeeds): string | undefined {
  for (const capability of required) {
    const known = capabilities[capability]
    if ('without' in known) return known.without
  }
  return undefined
}

/** Returns what a request’s needs add to the server’s command. */
export function additionFor(capabilities: LocalCapabilities, { required, useful }: LocalNeeds): LocalAddition {
  const known = [...required, ...useful].map((capability) => capabilities[capability])
  const additions = known.flatMap((each) => ('without' in each ? [] : each))
  const chatTemplate = additions.find((each) => each.chatTemplate !== undefined)?.chatTemplate
  return {
    args: additions.flatMap(({ args = [] }) => args),
    ...(chatTemplate === undefined ? {} : { chatTemplate }),
  }
}
