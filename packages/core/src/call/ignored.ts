import { mayChat } from '../model/task-of.ts'
import { STEERING } from './body-options.ts'
import type { Call } from './call.ts'
import type { SnippetOptions } from './options.ts'

/** An option that was given and changes nothing, and why. */
export interface IgnoredOption {
  readonly option: string
  readonly reason: string
}

/** The options that have no effect on a call, in the order in which they were given. */
export const ignoredOptions = (call: Call, options: SnippetOptions): readonly IgnoredOption[] =>
  Object.entries(options).flatMap(([option, value]) => {
    if (option === 'parameters') return unknownParameters(call, options)
    const reason = isGiven(value) ? reasonFor(option, call, options) : undefined
    return reason === undefined ? [] : [{ option, reason }]
  })

/** The parameters that the provider does not know, each for itself. */
const unknownParameters = (call: Call, { parameters }: SnippetOptions): readonly IgnoredOption[] =>
  call.kind === 'chat'
    ? []
    : call.unknownParameters
        .filter((name) => Object.hasOwn(parameters ?? {}, name))
        .map((name) => ({ option: `parameters.${name}`, reason: notKnown(call) }))

const notKnown = ({ providerLabel, task }: Call): string =>
  `${providerLabel} documents no such parameter for ${task}, so it is not sent`

/** A switch that is off and an organisation without a name ask for nothing. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== false && value !== ''

function reasonFor(option: string, call: Call, { messages }: SnippetOptions): string | undefined {
  const { kind, target, provider, task } = call
  switch (option) {
    case 'billTo':
      return target === 'routed' ? undefined : 'only the hub’s router bills an organisation'
    case 'directRequest':
      if (target === 'endpoint') return 'an endpoint of your own is called, and no provider'
      return provider === 'auto' ? 'auto is a choice of the router; a direct request needs a provider' : undefined
    case 'inputs':
      return kind === 'chat' && messages !== undefined ? 'the messages are the whole input' : undefined
    case 'api':
    case 'async':
    case 'fallbacks':
    case 'messages':
    case 'recipe':
    case 'robust':
    case 'schema':
    case 'stream':
    case 'streaming':
      return kind === 'chat' ? undefined : notChat(task)
    case 'providerId':
      return unusedProviderId(call)
    default:
      if (kind !== 'chat' && isParameter(option, task) && call.unknownParameters.includes(parameterOf(option))) {
        return notKnown(call)
      }
      return kind === 'chat' || STEERING.includes(option) || isParameter(option, task) ? undefined : notChat(task)
  }
}

const notChat = (task: string): string =>
  mayChat(task)
    ? `only a chat takes it, and the model has no tag conversational`
    : `only a chat takes it, and the task of the model is ${task}`

/** Options that are parameters of a text generation, too. */
const isParameter = (option: string, task: string): boolean =>
  task === 'text-generation' && ['temperature', 'max_tokens', 'top_p'].includes(option)

const parameterOf = (option: string): string => (option === 'max_tokens' ? 'max_new_tokens' : option)

function unusedProviderId({ kind, target, task }: Call): string | undefined {
  if (kind === 'auto-task') return 'with auto, the provider and its id of the model are found when the example runs'
  if (kind === 'chat') return target === 'routed' ? 'the router finds the provider’s id of the model' : undefined
  return target === 'endpoint' && task !== 'text-generation'
    ? 'an endpoint of your own serves one model, and is not told its id'
    : undefined
}
