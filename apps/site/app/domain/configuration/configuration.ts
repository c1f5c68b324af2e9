import type { ChatMessage } from '@model-snippets/core'
import { namesTypeScript, optionRecord, SWITCHES, type SwitchRecord, switchOf } from '@model-snippets/core/options'
import { parseJson } from '../parse-json.ts'
import { INPUT_NAMES, type InputName, type InputTexts } from './inputs.ts'
import { isMessageList } from './messages.ts'
import { PARAMETER_NAMES, type ParameterName } from './parameters.ts'

type SwitchName = SwitchRecord['name']
type SwitchValues = { readonly [field in SwitchName]: boolean }
type TextValues = { readonly [field in keyof typeof TEXT_PARAMETERS]: string }

/** The URL parameter of each text field. All are empty by default. */
const TEXT_PARAMETERS = {
  temperature: optionRecord('temperature').query,
  maxTokens: optionRecord('max_tokens').query,
  topP: optionRecord('top_p').query,
  /** Further fields of the request's body, as the text of a JSON object. */
  extra: optionRecord('parameters').query,
  endpointUrl: optionRecord('endpointUrl').query,
  billTo: optionRecord('billTo').query,
  /** The provider's ID for the model. */
  providerId: optionRecord('providerId').query,
  /** The name of a recipe. */
  recipe: optionRecord('recipe').query,
  /** Functions that the model may call, as the text of a JSON list. */
  tools: optionRecord('tools').query,
  /** JSON Schema of the answer, or a sample of it. */
  schema: optionRecord('schema').query,
  /** Empty for chat completions. */
  api: optionRecord('api').query,
  reasoningLevel: optionRecord('reasoningLevel').query,
  /** The fallback providers, separated by commas. */
  fallbacks: optionRecord('fallbacks').query,
  /** The task that the reader chose for a model whose record this site can’t read. */
  task: 'task',
} as const
const TEXTS = Object.entries(TEXT_PARAMETERS) as [keyof TextValues, string][]

/**
 * What the reader asked for, as typed. Numbers and JSON stay text here, so that nothing typed is lost while it is not
 * (yet) right; `readOptions` judges them.
 */
export interface Configuration extends SwitchValues, TextValues {
  readonly provider: string
  /** Undefined for the model's example messages; a string for what the URL holds if it can't be read. */
  readonly messages: readonly ChatMessage[] | string | undefined
  /** The input of the other tasks, part by part. Missing parts come from the example. */
  readonly inputs: InputTexts
  /** The given parameters of the other tasks that have a field in the form. */
  readonly parameters: ParameterTexts
  /** The system whose terminal the commands are for; `posix`, `powershell` or `cmd` when it is right. */
  readonly platform: string
  /** The URL's value for a switch if it means neither on nor off. */
  readonly unreadable?: { readonly [field in SwitchName]?: string }
}

export type ParameterTexts = { readonly [name in ParameterName]?: string }

export const DEFAULT_CONFIGURATION: Configuration = {
  ...(Object.fromEntries(SWITCHES.map(({ name }) => [name, false])) as SwitchValues),
  ...(Object.fromEntries(TEXTS.map(([field]) => [field, ''])) as TextValues),
  provider: 'auto',
  messages: undefined,
  inputs: {},
  parameters: {},
  platform: 'posix',
}

/** All URL parameters of a model's page. */
export const CONFIGURATION_PARAMETERS: readonly string[] = [
  'provider',
  'platform',
  ...SWITCHES.flatMap(parametersOf),
  'messages',
  ...INPUT_NAMES,
  ...PARAMETER_NAMES,
  ...Object.values(TEXT_PARAMETERS),
]

/** The parameter of a switch, and its earlier name, which old links may still have. */
function parametersOf(record: SwitchRecord): readonly string[] {
  return 'alias' in record ? [record.query, record.alias] : [record.query]
}

/** The reader's last choices, which apply if the URL names none. */
export type Remembered = Pick<Configuration, 'provider' | 'platform' | 'typescript'>

/** Reads a URL's parameters. Never throws: what can't be read stays text, which `readOptions` explains. */
export function parseConfiguration(
  parameters: URLSearchParams,
  remembered: Remembered = DEFAULT_CONFIGURATION,
): Configuration {
  const texts = Object.fromEntries(TEXTS.map(([field, name]) => [field, parameters.get(name) ?? '']))
  const given = SWITCHES.flatMap((record) => {
    const [text] = parametersOf(record).flatMap((name) => parameters.get(name) ?? [])
    return text === undefined ? [] : [{ field: record.name, text, value: switchOf(text) }]
  })
  const switches = Object.fromEntries(given.map(({ field, value }) => [field, value === true]))
  const unreadable = given.filter(({ value }) => value === undefined).map(({ field, text }) => [field, text])
  return {
    ...DEFAULT_CONFIGURATION,
    ...texts,
    ...switches,
    ...(unreadable.length === 0 ? {} : { unreadable: Object.fromEntries(unreadable) }),
    provider: parameters.get('provider') || remembered.provider,
    platform: parameters.get('platform') || remembered.platform,
    typescript: namesTypeScript(parameters.get('language') ?? '') || (switches['typescript'] ?? remembered.typescript),
    messages: parseMessages(parameters.get('messages')),
    // An empty input differs from the example's.
    inputs: pick(INPUT_NAMES, (name) => parameters.get(name)),
    parameters: pick(PARAMETER_NAMES, (name) => parameters.get(name) || null),
  }
}

const pick = <Name extends InputName | ParameterName>(
  names: readonly Name[],
  read: (name: Name) => string | null,
): { readonly [name in Name]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = read(name)
      return text === null ? [] : [[name, text]]
    }),
  ) as { readonly [name in Name]?: string }

function parseMessages(text: string | null): Configuration['messages'] {
  if (text === null || text === '') return undefined
  const messages = parseJson(text)
  return isMessageList(messages) ? messages : text
}

/**
 * Writes an address: only what differs from the default, always in the same order.
 *
 * @param remembered what the reader's own browser would take the address for: what differs from it is written, too
 */
export function formatConfiguration(
  configuration: Configuration,
  remembered: Remembered = DEFAULT_CONFIGURATION,
): URLSearchParams {
  const parameters = new URLSearchParams()
  const { provider, platform, messages, inputs, parameters: named } = configuration
  const isWritten = (field: keyof Remembered): boolean =>
    [configuration, remembered].some((each) => each[field] !== DEFAULT_CONFIGURATION[field])
  if (isWritten('provider')) parameters.set('provider', provider)
  if (isWritten('platform')) parameters.set('platform', platform)
  for (const { name: field, query: name } of SWITCHES) {
    const own =
      configuration[field] || (field === 'typescript' && isWritten(field)) ? `${configuration[field]}` : undefined
    const text = configuration.unreadable?.[field] ?? own
    if (text !== undefined) parameters.set(name, text)
  }
  if (messages !== undefined)
    parameters.set('messages', typeof messages === 'string' ? messages : JSON.stringify(messages))
  for (const name of INPUT_NAMES) {
    const text = inputs[name]
    if (text !== undefined) parameters.set(name, text)
  }
  for (const name of PARAMETER_NAMES) {
    const text = named[name] ?? ''
    if (text !== '') parameters.set(name, text)
  }
  for (const [field, name] of TEXTS) if (configuration[field] !== '') parameters.set(name, configuration[field])
  return parameters
}

/** Checks whether the examples contain inputs or parameters that the reader wrote. */
export const hasOwnRequest = ({
  messages,
  inputs,
  parameters,
  temperature,
  maxTokens,
  topP,
  ...more
}: Configuration): boolean =>
  messages !== undefined ||
  Object.keys(inputs).length > 0 ||
  [...Object.values(parameters), temperature, maxTokens, topP, more.extra, more.tools, more.schema].some(
    (text) => text !== '',
  )

/** The URL parameter of a field of the form. */
export function parameterOf(field: string): string {
  const snakeCase = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return (
    [field, snakeCase, field === 'streaming' ? 'stream' : ''].find((name) => CONFIGURATION_PARAMETERS.includes(name)) ??
    field
  )
}
