import { SnippetInputError } from '../values/errors.ts'
import { LANGUAGES_WITH } from './languages-with.generated.ts'

/** Which API a chat example speaks. */
export const CHAT_APIS = ['chat-completions', 'responses', 'messages'] as const
export type ChatApi = (typeof CHAT_APIS)[number]

/** What a chat example does. */
export const RECIPES = ['plain', 'tool-loop', 'structured-output'] as const
export type Recipe = (typeof RECIPES)[number]

/** What decides how a chat example is written, apart from its client. */
export interface ChatVariant {
  readonly api: ChatApi
  readonly recipe: Recipe
  /** With retries, a limit of time for each attempt, and other providers to fall back on. */
  readonly retries: boolean
  /** With the client's asynchronous interface, where its language has two. */
  readonly async: boolean
}

/** The options that choose a variant, as they come from outside; `robust` is an earlier name of `retries`. */
export type VariantOptions = { readonly [name in keyof ChatVariant | 'robust']?: unknown }

/** Whether the option `async` changes the examples of a language. */
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

/** The renderers of plain chat completions, which clients that chat have, if any. */
export const PLAIN_CHAT = 'chat'

/** The name of the renderers of all tasks but chats. */
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
 * How the name of a case ends for a variant in one language, `tool-loop+async`; undefined for a plain chat completion.
 * With retries it says `robust`, an earlier word: the verification record holds cases by it.
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
 * How the name of a case ends for the options of a chat and the language of its example, as `caseKey` takes it.
 *
 * @returns undefined for a plain chat completion
 * @throws SnippetInputError naming the option that has no such value
 * @example
 * variantOf({ recipe: 'tool-loop' }, 'js') // tool-loop
 */
export const variantOf = (options: VariantOptions, language: string): string | undefined =>
  variantName(readVariant(options), language)
