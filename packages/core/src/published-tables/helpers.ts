import { GGMLFileQuantizationType } from '../model/quantization/file-types.ts'
import { HF_HUB_INFERENCE_PROXY_TEMPLATE } from './constants.ts'

/**
 * Returns the base URL of a provider's own routes at the router, as the published function does. Chats through the
 * router don't need it: they use `https://router.huggingface.co/v1` for every provider.
 *
 * @param provider the provider's id
 * @example
 * openAIbaseUrl('together') // 'https://router.huggingface.co/together'
 */
export function openAIbaseUrl(provider: string): string {
  const url = HF_HUB_INFERENCE_PROXY_TEMPLATE.replace('{{PROVIDER}}', () => provider)
  return provider === 'hf-inference' ? `${url}/v1` : url
}

/** How to write messages. */
export interface StringifyMessagesOptions {
  /** What to put after each line break. */
  readonly indent?: string
  /** Whether keys have quotes, as JSON demands. */
  readonly attributeKeyQuotes?: boolean
  /** Changes the finished text, for example for a shell's quotes. */
  readonly customContentEscaper?: (text: string) => string
}

/** A key of JSON with one key per line, if it may stand without quotes in JavaScript. */
const KEY_OF_LINE = /^(\t*)"([A-Za-z_$][\w$]*)":/gm

/**
 * Writes messages as JSON with tabs. Unlike the published function, it takes only keys for keys: a message's text may
 * contain `"key":`.
 *
 * @param messages chat messages, with text or parts as content
 * @example
 * stringifyMessages([{ role: 'user', content: 'Hi' }]) // '[\n\t{\n\t\trole: "user",\n\t\tcontent: "Hi"\n\t}\n]'
 */
export function stringifyMessages(
  messages: readonly object[],
  { indent = '', attributeKeyQuotes = false, customContentEscaper = (text) => text }: StringifyMessagesOptions = {},
): string {
  const json = JSON.stringify(messages, null, '\t')
  const text = attributeKeyQuotes ? json : json.replaceAll(KEY_OF_LINE, '$1$2:')
  return customContentEscaper(text.replaceAll('\n', () => `\n${indent}`))
}

/** How to write parameters. */
export interface StringifyGenerationConfigOptions {
  /** What separates parameters, such as a line break with spaces. */
  readonly indent: string
  /** Whether names have quotes. */
  readonly attributeKeyQuotes?: boolean
  /** What stands between a name and its value, such as `=`. */
  readonly attributeValueConnector: string
}

/**
 * Writes parameters of a chat, each with a comma after it.
 *
 * @param config numbers and switches, such as `{ temperature: 0.5 }`
 * @example
 * stringifyGenerationConfig({ top_p: 0.7 }, { indent: '\n', attributeValueConnector: '=' }) // 'top_p=0.7,'
 */
export function stringifyGenerationConfig(
  config: { readonly [name: string]: unknown },
  { indent, attributeKeyQuotes = false, attributeValueConnector }: StringifyGenerationConfigOptions,
): string {
  const quote = attributeKeyQuotes ? '"' : ''
  return Object.entries(config)
    .map(([name, value]) => `${quote}${name}${quote}${attributeValueConnector}${String(value)},`)
    .join(indent)
}

/** Names of file types, longest first: a pattern takes the first that fits. `MXFP4` only occurs in file names. */
const quantizationNames = (): readonly string[] =>
  [...Object.values(GGMLFileQuantizationType).filter((value) => typeof value === 'string'), 'MXFP4'].toSorted(
    (a, b) => b.length - a.length,
  )

const quantizationPattern = (flags: string): RegExp =>
  new RegExp(`(?<prefix>UD-)?(?<quant>${quantizationNames().join('|')})(_(?<sizeVariation>[A-Z]+))?`, flags)

/**
 * Matches a quantization in a GGUF file's name in upper case, with the groups `prefix`, `quant`, and `sizeVariation`.
 * `parseGGUFQuantLabel` reads more spellings.
 */
export const GGUF_QUANT_RE: RegExp = /* @__PURE__ */ quantizationPattern('')

/** The same for all quantizations in a name. */
export const GGUF_QUANT_RE_GLOBAL: RegExp = /* @__PURE__ */ quantizationPattern('g')
