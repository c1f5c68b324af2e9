import { mayChat } from '../model/task-of.ts'
import { isPolicy } from '../providers/policies.ts'
import { own } from '../values/own.ts'
import { STEERING } from './body-options.ts'
import type { Call, ChatCall } from './call.ts'
import { hasAsync } from './chat-form.ts'
import type { IgnoredWords } from './ignored-words.ts'
import type { SnippetOptions } from './options.ts'

/** An option that was given and changes nothing, and why. */
export interface IgnoredOption {
  readonly option: string
  readonly reason: string
}

/**
 * The options that have no effect on a call, in the order in which they were given.
 *
 * @param languages those whose examples are asked for
 */
export const ignoredOptions = (
  call: Call,
  options: SnippetOptions,
  words: IgnoredWords,
  languages: readonly string[],
): readonly IgnoredOption[] => [
  ...unusedPolicy(call, words),
  ...Object.entries(options).flatMap(([option, value]) => {
    if (option === 'parameters') return unknownParameters(call, options, words)
    const unsent = call.kind === 'chat' ? own(call.unsent, option) : undefined
    const reason = unsent ?? (isGiven(value) ? reasonFor(option, call, options, words, languages) : undefined)
    return reason === undefined ? [] : [{ option, reason }]
  }),
]

/** A policy other than the usual one was chosen by the reader, and an endpoint has no use for it. */
const unusedPolicy = ({ target, provider }: Call, words: IgnoredWords): readonly IgnoredOption[] =>
  target === 'endpoint' && isPolicy(provider) && provider !== 'auto'
    ? [{ option: 'provider', reason: words.endpointHasNoProvider }]
    : []

/** The parameters that the provider does not know, each for itself. */
const unknownParameters = (
  call: Call,
  { parameters }: SnippetOptions,
  words: IgnoredWords,
): readonly IgnoredOption[] =>
  call.kind === 'chat'
    ? Object.entries(call.unsent)
        .filter(([name]) => Object.hasOwn(parameters ?? {}, name))
        .map(([name, reason]) => ({ option: `parameters.${name}`, reason }))
    : call.unknownParameters
        .filter((name) => Object.hasOwn(parameters ?? {}, name))
        .map((name) => ({ option: `parameters.${name}`, reason: notKnown(call, words) }))

const notKnown = ({ providerLabel, task }: Call, words: IgnoredWords): string =>
  words.unknownParameter(providerLabel, task)

/** A switch that is off and an organisation without a name ask for nothing. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== false && value !== ''

function reasonFor(
  option: string,
  call: Call,
  options: SnippetOptions,
  words: IgnoredWords,
  languages: readonly string[],
): string | undefined {
  const { kind, target, provider, task } = call
  switch (option) {
    case 'billTo':
      return target === 'routed' ? undefined : words.routerBills
    case 'directRequest':
      if (target === 'endpoint') return words.endpointHasNoProvider
      return isPolicy(provider) ? words.directNeedsProvider(provider) : undefined
    case 'inputs':
      return kind === 'chat' && options.messages !== undefined ? words.messagesAreInput : undefined
    case 'api':
    case 'async':
    case 'fallbacks':
    case 'messages':
    case 'recipe':
    case 'robust':
    case 'showReasoning':
    case 'showUsage':
    case 'schema':
    case 'stream':
    case 'streaming':
      return kind === 'chat' ? unusedByForm(option, call, words, languages) : notChat(task, words)
    case 'providerId':
      return unusedProviderId(call, words)
    default:
      return call.kind === 'chat' ? unusedByForm(option, call, words, languages) : unusedField(option, call, words)
  }
}

/** Why a task other than chat has no use for a field that a chat has. */
function unusedField(option: string, call: Exclude<Call, ChatCall>, words: IgnoredWords): string | undefined {
  const isOne = isParameter(option, call.task)
  if (isOne && call.unknownParameters.includes(parameterOf(option))) return notKnown(call, words)
  return isOne || STEERING.includes(option) ? undefined : notChat(call.task, words)
}

/** Why an option of chats has no place in the form that is chosen. */
function unusedByForm(
  option: string,
  call: ChatCall,
  words: IgnoredWords,
  languages: readonly string[],
): string | undefined {
  switch (option) {
    case 'fallbacks':
      return unusedFallbacks(call, words)
    case 'async':
      return languages.some(hasAsync) ? undefined : words.asyncInPython
    case 'schema':
      return call.answer === undefined ? words.recipeHasNoSchema : undefined
    case 'response_format':
      return call.answer === undefined ? undefined : words.recipeHasFormat
    case 'showReasoning':
    case 'showUsage':
      return call.answer === undefined ? undefined : words.recipeShowsAnswer
    default:
      return undefined
  }
}

/** Each provider wants a key of its own, and has a name of its own for the model. */
function unusedFallbacks({ form, target }: ChatCall, words: IgnoredWords): string | undefined {
  if (!form.robust) return words.fallbacksNeedRobust
  if (target === 'endpoint') return words.endpointHasNoProvider
  return target === 'direct' ? words.fallbacksNeedRouter : undefined
}

const notChat = (task: string, words: IgnoredWords): string =>
  mayChat(task) ? words.notTaggedAsChat : words.notChat(task)

/** Options that are parameters of a text generation, too. */
const isParameter = (option: string, task: string): boolean =>
  task === 'text-generation' && ['temperature', 'max_tokens', 'top_p'].includes(option)

const parameterOf = (option: string): string => (option === 'max_tokens' ? 'max_new_tokens' : option)

function unusedProviderId({ kind, target, task }: Call, words: IgnoredWords): string | undefined {
  if (kind === 'auto-task') return words.idFoundWithAuto
  if (kind === 'chat') return target === 'routed' ? words.idFoundByRouter : undefined
  return target === 'endpoint' && task !== 'text-generation' ? words.endpointServesOne : undefined
}
