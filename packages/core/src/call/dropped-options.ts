import { mayChat } from '../model/task-of.ts'
import { isPolicy } from '../providers/policies.ts'
import { getOwn } from '../values/get-own.ts'
import type { Call, ChatCall } from './call.ts'
import { hasAsync } from './chat-variant.ts'
import { ENGLISH_IGNORED_WORDS, type IgnoredWords, unsentReason } from './dropped-option-words.ts'
import { LANGUAGES_WITH } from './languages-with.generated.ts'
import {
  CHAT_OPTIONS,
  FEATURE_OF_OPTION,
  type LanguageOption,
  OTHER_NAMES,
  STEERING,
} from './option-facts.generated.ts'
import type { SnippetOptions } from './options.ts'
import { hasOwnForm } from './platform.ts'
import type { SchemaLosses } from './schema-losses.ts'
import { hasTypes } from './typescript.ts'

/** An option that has no effect, and why. */
export interface IgnoredOption {
  readonly option: string
  readonly reason: string
}

/**
 * Returns the options that have no effect on a call, in the order you passed them.
 *
 * @param languages those whose examples are asked for
 */
export const droppedOptions = (
  call: Call,
  options: SnippetOptions,
  words: IgnoredWords,
  languages: readonly string[],
): readonly IgnoredOption[] => [
  ...unusedProvider(call, words),
  ...Object.entries(options).flatMap(([option, value]) => {
    if (option === 'parameters') return unusedParameters(call, options, words)
    const unsent = call.kind === 'chat' ? reasonUnsent(call, option, words) : undefined
    const reason = unsent ?? (isGiven(value) ? reasonFor(option, call, options, words, languages) : undefined)
    return reason === undefined ? [] : [{ option, reason }]
  }),
]

/**
 * Adds the options that have no effect on the examples of these languages.
 *
 * @param languages those of the examples that are shown
 * @example
 * ignoredIn(['go'], [], { async: true }) // [{ option: 'async', reason: 'only Python examples …' }]
 */
export function ignoredIn(
  languages: readonly string[],
  ignored: readonly IgnoredOption[],
  options: SnippetOptions,
  words: IgnoredWords = ENGLISH_IGNORED_WORDS,
): readonly IgnoredOption[] {
  if (languages.length === 0) return ignored
  const more = OF_LANGUAGES.flatMap((option) => {
    const isReported = ignored.some((each) => each.option === option)
    const reason =
      isReported || !isGiven(options[option]) ? undefined : unusedByLanguages(option, options, words, languages)
    return reason === undefined ? [] : [{ option, reason }]
  })
  return [...ignored, ...more]
}

const OF_LANGUAGES = Object.keys(FEATURE_OF_OPTION) as readonly LanguageOption[]

const featureOf = (option: string): (typeof FEATURE_OF_OPTION)[LanguageOption] | undefined =>
  getOwn(FEATURE_OF_OPTION, option)

function unusedByLanguages(
  option: string,
  { platform = 'posix' }: SnippetOptions,
  words: IgnoredWords,
  languages: readonly string[],
): string | undefined {
  switch (featureOf(option)) {
    case 'async':
      return languages.some(hasAsync) ? undefined : words.asyncInPython
    case 'typescript':
      return languages.some(hasTypes) ? undefined : words.typesInJavaScript
    case 'platform':
      return platform === 'posix' || languages.some((language) => hasOwnForm(language, platform))
        ? undefined
        : words.sameOnPlatforms
    case 'print':
      return languages.every((language) => LANGUAGES_WITH.showsWholeAnswer.includes(language))
        ? words.answerIsShown
        : undefined
    default:
      return undefined
  }
}

/** The router’s URL for tasks; hf-inference has no other. */
const ROUTER = 'https://router.huggingface.co/'

/** The provider whose API endpoints use, so choosing it changes nothing. */
const ENDPOINT_PROVIDERS: readonly string[] = ['auto', 'hf-inference']

/** The user chose a provider, but an endpoint doesn’t use one. */
const unusedProvider = ({ target, provider }: Call, words: IgnoredWords): readonly IgnoredOption[] =>
  target === 'endpoint' && !ENDPOINT_PROVIDERS.includes(provider)
    ? [{ option: 'provider', reason: words.endpointHasNoProvider }]
    : []

/** Parameters that aren’t sent: an option of the same name is, or the provider doesn’t support them. */
function unusedParameters(call: Call, options: SnippetOptions, words: IgnoredWords): readonly IgnoredOption[] {
  return Object.keys(options.parameters ?? {}).flatMap((name) => {
    const reason = isOption(name, call, options)
      ? words.optionIsTaken(optionOf(name))
      : unknownParameter(name, call, words)
    return reason === undefined ? [] : [{ option: `parameters.${name}`, reason }]
  })
}

function reasonUnsent(call: ChatCall, option: string, words: IgnoredWords): string | undefined {
  const unsent = getOwn(call.unsent, option)
  return unsent === undefined ? undefined : unsentReason(unsent, words)
}

const unknownParameter = (name: string, call: Call, words: IgnoredWords): string | undefined =>
  call.kind === 'chat'
    ? reasonUnsent(call, name, words)
    : call.unknownParameters.includes(name)
      ? notKnown(call, words)
      : undefined

/** Whether a parameter is also set as an option, which takes precedence. */
function isOption(name: string, { kind, task }: Call, options: SnippetOptions): boolean {
  const option = kind === 'chat' ? name : optionOf(name)
  return (kind === 'chat' || isParameter(option, task)) && getOwn({ ...options }, option) !== undefined
}

const notKnown = ({ providerLabel, task }: Call, words: IgnoredWords): string =>
  words.unknownParameter(providerLabel, task)

/** A switch that’s off, or an empty organization, requests nothing. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== false && value !== ''

function reasonFor(
  option: string,
  call: Call,
  options: SnippetOptions,
  words: IgnoredWords,
  languages: readonly string[],
): string | undefined {
  const { kind, target, provider, task } = call
  if (kind !== 'chat' && CHAT_OPTIONS.includes(option)) return notChat(task, words)
  const preferred = getOwn(OTHER_NAMES, option)
  if (preferred !== undefined) {
    return getOwn({ ...options }, preferred) === undefined ? undefined : words.optionIsTaken(preferred)
  }
  switch (option) {
    case 'billTo':
      return target === 'routed' ? undefined : words.routerBills
    case 'directRequest':
      if (target === 'endpoint') return words.endpointHasNoProvider
      if (isPolicy(provider)) return words.directNeedsProvider(provider)
      return kind === 'task' && call.request.url.startsWith(ROUTER) ? words.directIsRouted : undefined
    case 'inputs':
      return kind === 'chat' && options.messages !== undefined ? words.messagesAreInput : undefined
    case 'providerId':
      return unusedProviderId(call, words)
    case 'similarity':
      return unusedComparison(call, words)
    default:
      return (
        (kind === 'chat' ? unusedByVariant(option, call, words) : unusedField(option, call, words)) ??
        unusedByLanguages(option, options, words, languages)
      )
  }
}

/** Returns why an example doesn’t compare texts. */
function unusedComparison(call: Call, words: IgnoredWords): string | undefined {
  if (call.kind === 'chat' || call.task !== 'feature-extraction') return words.onlyEmbeddings(call.task)
  return call.comparesTexts ? undefined : words.comparesSeveral
}

/** Returns why a task other than chat doesn’t use a chat field. */
function unusedField(option: string, call: Exclude<Call, ChatCall>, words: IgnoredWords): string | undefined {
  const isOne = isParameter(option, call.task)
  if (isOne && call.unknownParameters.includes(parameterOf(option))) return notKnown(call, words)
  return isOne || STEERING.includes(option) ? undefined : notChat(call.task, words)
}

/** Returns why the chosen variant doesn’t use a chat option. */
function unusedByVariant(option: string, call: ChatCall, words: IgnoredWords): string | undefined {
  if (featureOf(option) === 'print') return unprinted(option, call, words)
  switch (option) {
    case 'fallbacks':
      return unusedFallbacks(call, words)
    case 'schema':
      return call.answer === undefined ? words.recipeHasNoSchema : lostOfSchema(call.answer.losses, words)
    case 'response_format':
      return call.answer === undefined ? undefined : words.recipeHasFormat
    default:
      return undefined
  }
}

/** Returns why a chat doesn’t print what an option requests. */
function unprinted(option: string, { variant, showsMessage }: ChatCall, words: IgnoredWords): string | undefined {
  if (variant.recipe === 'structured-output') return words.recipeShowsAnswer
  if (variant.recipe === 'tool-loop') return words.loopShowsAnswer
  return option === 'showReasoning' && showsMessage ? words.messageIsShown : undefined
}

/** Parts of a schema that aren’t sent; `undefined` if nothing is lost. */
function lostOfSchema({ defaults, optional }: SchemaLosses, words: IgnoredWords): string | undefined {
  const lost = [
    ...(defaults.length === 0 ? [] : [words.defaultsAreLost(listed(defaults))]),
    ...(optional.length === 0 ? [] : [words.optionalIsNull(listed(optional))]),
  ]
  return lost.length === 0 ? undefined : lost.join('; ')
}

const MOST_LISTED = 5

const listed = (names: readonly string[]): string =>
  names.length <= MOST_LISTED ? names.join(', ') : `${names.slice(0, MOST_LISTED).join(', ')}, …`

/** Each provider needs its own key and has its own id for the model. */
function unusedFallbacks({ variant, target }: ChatCall, words: IgnoredWords): string | undefined {
  if (!variant.retries) return words.fallbacksNeedRetries
  if (target === 'endpoint') return words.endpointHasNoProvider
  return target === 'direct' ? words.fallbacksNeedRouter : undefined
}

const notChat = (task: string, words: IgnoredWords): string =>
  mayChat(task) ? words.notTaggedAsChat : words.notChat(task)

/** Options that are also parameters of text generation. */
const isParameter = (option: string, task: string): boolean =>
  task === 'text-generation' && ['temperature', 'max_tokens', 'top_p'].includes(option)

const parameterOf = (option: string): string => (option === 'max_tokens' ? 'max_new_tokens' : option)
const optionOf = (parameter: string): string => (parameter === 'max_new_tokens' ? 'max_tokens' : parameter)

function unusedProviderId({ kind, target, task }: Call, words: IgnoredWords): string | undefined {
  if (kind === 'auto-task') return words.idFoundWithAuto
  if (kind === 'chat') return target === 'routed' ? words.idFoundByRouter : undefined
  return target === 'endpoint' && task !== 'text-generation' ? words.endpointServesOne : undefined
}
