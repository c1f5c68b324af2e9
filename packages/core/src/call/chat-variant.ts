import { SnippetInputError } from '../values/errors.ts'
import { LANGUAGES_WITH } from './languages-with.generated.ts'

/** The APIs that a chat example can use. */
export const CHAT_APIS = ['chat-completions', 'responses', 'messages'] as const
export type ChatApi = (typeof CHAT_APIS)[number]

/** The kinds of chat examples. */
export const RECIPES = ['plain', 'tool-loop', 'structured-output'] as const
export type Recipe = (typeof RECIPES)[number]

/** The choices that determine how a chat example is written, apart from its client. */
export interface ChatVariant {
  readonly api: ChatApi
  readonly recipe: Recipe
  /** Whether the example retries, with a timeout for each attempt and fallback providers. */
  readonly retries: boolean
  /** Whether the example uses the client's async interface, if its language has two interfaces. */
  readonly async: boolean
}

/** The options that select a variant; `robust` is the former name of `retries`. */
export type VariantOptions = { readonly [name in keyof ChatVariant | 'robust']?: unknown }

/** Checks whether the option `async` changes the examples of a language. */
export const hasAsync = (language: string): boolean => LANGUAGES_WITH.async.includes(language)

/**
 * Reads the variant of a chat from the options.
 *
 * @throws SnippetInputError naming the option that has no such value
 */
export function readVariant({ api, recipe, robust, retries = robust, async: isAsync }: VariantOptions): ChatVariant {
  return Object.freeze({
    api: readName(CHAT_APIS, api ?? 'chat-completions', 'options.api'),
    recipe: readName(RECIPES, recipe ?? 'plain', 'options.recipe'),
    retries: retries === true,
    async: isAsync === true,
  })
}

function readName<Name extends string>(names: readonly Name[], value: unknown, option: string): Name {
  const name = names.find((each) => each === value)
  if (name === undefined) {
    throw new SnippetInputError(option, `expected one of ${names.join(', ')}, got ${JSON.stringify(String(value))}`)
  }
  return name
}

/** The renderer of plain chat completions, if a client has one. */
export const PLAIN_CHAT = 'chat'

/** The renderer of all tasks except chat. */
export const OTHER_TASK = 'task'

/**
 * The name of the renderers that write a variant, and of the files that hold them.
 *
 * @example
 * rendererName({ api: 'responses', recipe: 'tool-loop' }) // responses-tool-loop
 */
export function rendererName({ api, recipe }: Pick<ChatVariant, 'api' | 'recipe'>): string {
  if (api === 'chat-completions') return recipe === 'plain' ? PLAIN_CHAT : recipe
  return recipe === 'plain' ? api : `${api}-${recipe}`
}

/**
 * Returns the variant part of a case key, such as `tool-loop+async`; `undefined` for a plain chat completion. For
 * retries it says `robust`, their former name, as in the verification record.
 *
 * @example
 * variantName({ api: 'chat-completions', recipe: 'tool-loop', retries: false, async: true }, 'python') // tool-loop+async
 */
export function variantName(variant: ChatVariant, language: string): string | undefined {
  const name = rendererName(variant)
  const parts = [
    ...(name === PLAIN_CHAT ? [] : [name]),
    ...(variant.retries ? ['robust'] : []),
    ...(variant.async && hasAsync(language) ? ['async'] : []),
  ]
  return parts.length === 0 ? undefined : parts.join('+')
}

/**
 * Returns the variant part of a case key for chat options and a language, as `caseKey` takes it.
 *
 * @returns undefined for a plain chat completion
 * @throws SnippetInputError naming the option that has no such value
 * @example
 * variantOf({ recipe: 'tool-loop' }, 'js') // tool-loop
 */
export const variantOf = (options: VariantOptions, language: string): string | undefined =>
  variantName(readVariant(options), language)
