import {
  type InputShape,
  type JsonObject,
  type JsonValue,
  PLATFORMS,
  type SnippetOptions,
  TASKS,
} from '@model-snippets/core'
import { optionRecord, readMessages, readNumberText, readSwitchText } from '@model-snippets/core/options'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { Configuration } from './configuration.ts'
import { INPUT_FIELDS, type InputName, type InputTexts, Refusal, readInputTexts, readTextLines } from './inputs.ts'
import { readJsonText } from './json-text.ts'
import {
  BOUNDS,
  type Bounds,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterKind,
  type ParameterName,
  parametersOf,
} from './parameters.ts'
import { readPlatform } from './platform.ts'

/** Fields of the form that can be wrong. */
export type ConfigurationField =
  | Exclude<keyof Configuration, 'inputs' | 'parameters' | 'unreadable'>
  | InputName
  | ParameterName
  | 'language'
  | 'client'
  | 'token'

/** What's wrong with a field, in a sentence for the reader. */
export interface Problem {
  readonly field: ConfigurationField
  /** The path in the field's value, such as `.properties.a.type`; empty for the whole value. */
  readonly path?: string
  readonly message: string
  /** Set if the sentence comes from the generator, which speaks English. */
  readonly lang?: 'en'
  /** For programs, in English: the expected value and the given one. */
  readonly detail?: string
}

type SamplingField = keyof typeof BOUNDS

const MOST_MESSAGES = optionRecord('messages').value.most

/** The fields that `extra` must not set as well, and the field of the form that does. */
const OWN_FIELDS = {
  temperature: 'temperature',
  max_tokens: 'maxTokens',
  max_new_tokens: 'maxTokens',
  top_p: 'topP',
  tools: 'tools',
} as const
/** Fields that the example itself sets. */
const WRITTEN_FIELDS = new Set(['model', 'messages', 'stream'])

/**
 * Reads what was typed into options of the generator. What is wrong is left out and explained.
 *
 * @param form the model's task, and what it makes of the form; `example` stands where the reader wrote no input
 * @param texts the sentences for what is wrong
 * @returns options, and one problem for each field that could not be read
 */
export function readOptions(
  configuration: Configuration,
  { task, shape, example }: { readonly task: string; readonly shape: InputShape; readonly example: InputTexts },
  texts: ProblemTexts,
): { options: SnippetOptions; problems: Problem[] } {
  const problems: Problem[] = []
  const number = (field: SamplingField): number | undefined => {
    const text = configuration[field]
    if (text.trim() === '') return undefined
    const result = readNumber(BOUNDS[field], text, texts)
    if (typeof result === 'number') return result
    problems.push({ field, ...result })
    return undefined
  }
  const { messages, streaming, directRequest, typescript } = configuration
  const wrongMessages = messages === undefined ? undefined : readMessages(MOST_MESSAGES, messages).problem
  if (wrongMessages !== undefined) {
    problems.push({ field: 'messages', message: texts.messages, detail: wrongMessages.detail })
  }
  const platform = readPlatform(configuration.platform)
  if (platform === undefined) problems.push({ field: 'platform', message: texts.platform(PLATFORMS.join(', ')) })
  for (const [name, text] of Object.entries(configuration.unreadable ?? {})) {
    const field = name as keyof NonNullable<Configuration['unreadable']>
    problems.push({ field, message: texts.switch, detail: readSwitchText(text).problem?.detail ?? '' })
  }
  const inputs = readInputs(configuration, shape, example, texts, problems)
  const temperature = number('temperature')
  const max_tokens = number('maxTokens')
  const top_p = number('topP')
  const named = readParameters(configuration, task, texts, problems)
  const extra = readExtra(configuration, texts)
  if (typeof extra === 'string') problems.push({ field: 'extra', message: extra })

  const options: SnippetOptions = {
    streaming,
    directRequest,
    platform,
    typescript,
    similarity: configuration.similarity,
    // Also passes on what the task doesn't take: the generator reports that it has no effect.
    messages: typeof messages === 'string' || wrongMessages !== undefined ? undefined : messages,
    inputs: typeof inputs === 'string' && takesList(task) ? readTextLines(inputs) : inputs,
    endpointUrl: givenText(configuration.endpointUrl),
    billTo: givenText(configuration.billTo),
    providerId: givenText(configuration.providerId),
    temperature,
    max_tokens,
    top_p,
    parameters: joined(named, typeof extra === 'string' ? undefined : extra),
  }
  return { options, problems }
}

/** Checks whether the task's input may be several texts, which the form takes one per line. */
export const takesList = (task: string): boolean => Object.hasOwn(TASKS, task) && TASKS[task]?.takesList === true

const givenText = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())

const joined = (named: JsonObject | undefined, extra: JsonObject | undefined): JsonObject | undefined =>
  named === undefined ? extra : { ...named, ...extra }

function readInputs(
  { inputs }: Configuration,
  shape: InputShape,
  example: InputTexts,
  texts: ProblemTexts,
  problems: Problem[],
): unknown {
  // A chat takes one text as its only message.
  if (shape === 'messages' && inputs.inputs !== undefined && Object.keys(inputs).length === 1) return inputs.inputs
  const own: readonly InputName[] = INPUT_FIELDS[shape]
  for (const name of Object.keys(inputs) as InputName[]) {
    if (!own.includes(name)) problems.push({ field: name, message: texts.notOfThisTask })
  }
  const read = readInputTexts(shape, inputs, example, texts)
  problems.push(...read.problems)
  return read.inputs
}

function readParameters(
  { parameters }: Configuration,
  task: string,
  texts: ProblemTexts,
  problems: Problem[],
): JsonObject | undefined {
  const own = parametersOf(task)
  const values: { [name: string]: JsonValue } = {}
  for (const name of PARAMETER_NAMES) {
    const text = parameters[name] ?? ''
    if (text.trim() === '') continue
    const value = own.includes(name) ? readParameter(PARAMETERS[name], text, texts) : new Refusal(texts.notOfThisTask)
    if (value instanceof Refusal) problems.push({ field: name, message: value.message })
    else values[name] = value
  }
  return Object.keys(values).length === 0 ? undefined : values
}

function readParameter(parameter: ParameterKind, text: string, texts: ProblemTexts): JsonValue | Refusal {
  switch (parameter.kind) {
    case 'text':
      return text
    case 'list':
      return text
        .split('\n')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : new Refusal(texts.switch)
    case 'choice':
      return parameter.options.includes(text) ? text : new Refusal(texts.choice(parameter.options.join(', ')))
    case 'number': {
      const value = readNumber(parameter, text, texts)
      return typeof value === 'number' ? value : new Refusal(value.message)
    }
  }
}

/** As German and many other languages write decimals. Programs, and the API, read a point. */
const DECIMAL_COMMA = /^\s*-?\d*,\d+\s*$/

/** The number in a text, or what's wrong with it. */
function readNumber(bounds: Bounds, text: string, texts: ProblemTexts): number | Pick<Problem, 'message' | 'detail'> {
  const { value, problem } = readNumberText({ kind: 'number', ...bounds }, text)
  if (problem === undefined) return value as number
  const { least, most, whole } = bounds
  const withPoint = !whole && DECIMAL_COMMA.test(text) ? text.trim().replace(',', '.') : undefined
  if (withPoint !== undefined && readNumberText({ kind: 'number', ...bounds }, withPoint).problem === undefined) {
    return { message: texts.decimalPoint(withPoint), detail: problem.detail }
  }
  const sentence = problem.code === 'range' ? texts.outOfRange : whole ? texts.wholeNumber : texts.number
  return { message: sentence(least, most), detail: problem.detail }
}

function readExtra({ extra, ...configuration }: Configuration, texts: ProblemTexts): JsonObject | string | undefined {
  if (extra.trim() === '') return undefined
  const { value, message } = readJsonText(extra, texts)
  if (message !== undefined) return message
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return texts.notObject
  }
  for (const key of Object.keys(value)) {
    if (WRITTEN_FIELDS.has(key)) return texts.written(key)
    const own = Object.hasOwn(OWN_FIELDS, key) ? OWN_FIELDS[key as keyof typeof OWN_FIELDS] : undefined
    const twice =
      own !== undefined
        ? configuration[own]
        : Object.hasOwn(configuration.parameters, key)
          ? configuration.parameters[key as ParameterName]
          : undefined
    if (twice !== undefined && twice.trim() !== '') return texts.twice(key)
  }
  return value as JsonObject
}
