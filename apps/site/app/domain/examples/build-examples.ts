import {
  buildInferenceRequest,
  type ChatMessage,
  explainInferenceSnippets,
  getModelInputSnippet,
  type IgnoredOption,
  type IgnoredWords,
  type InferenceRequest,
  type InferenceSnippet,
  type InputShape,
  ignoredIn,
  isOutputSchema,
  isPolicy,
  type Language,
  type LanguageOption,
  type ModelRecord,
  mappingOf,
  PROVIDERS,
  type ProviderMapping,
  policiesOf,
  type SkippedClient,
  type SnippetFile,
  SnippetInputError,
  type SnippetOptions,
  TASKS,
  targetOf,
  taskOf,
} from '@model-snippets/core'
import { checkOptions, checkProviderOf } from '@model-snippets/core/options'
import { clientsSeenSending, type Proof, proofOf, type SeenClient } from '@model-snippets/core/verification'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import { readChatVariant } from '../configuration/chat-variant.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { INPUT_FIELDS, type InputName, type InputTexts, textsOfInput } from '../configuration/inputs.ts'
import { isMessageList } from '../configuration/messages.ts'
import { type ConfigurationField, type Problem, readOptions } from '../configuration/options.ts'
import type { WantedChoice } from './choice.ts'
import { type MissingLanguage, missingLanguages, type NotOffered } from './missing-languages.ts'

export type { NotOffered, Proof }

export interface Example extends InferenceSnippet {
  readonly proof: Proof | undefined
}

/** All that the page shows for one configuration. */
export interface Examples {
  readonly examples: readonly Example[]
  readonly notOffered: readonly NotOffered[]
  /** Languages without an example; empty if only some examples are wanted. */
  readonly missing: readonly MissingLanguage[]
  /** Other clients that have an example. */
  readonly others: readonly { readonly language: Language; readonly client: string }[]
  /** Given options that have no effect. */
  readonly ignored: readonly IgnoredOption[]
  readonly request: InferenceRequest | undefined
  /** Clients that sent this request in a test, with the sample input. */
  readonly seenFrom: readonly SeenClient[]
  readonly problems: readonly Problem[]
  /** The parts of the example input, which the form shows where nothing was typed; none for chat. */
  readonly exampleInput: InputTexts
  /** True if the schema is made from a sample answer that the reader gave. */
  readonly isSchemaMade?: boolean
  /** The messages of the example, which the form of a chat shows where nothing was typed; none for other tasks. */
  readonly exampleMessages: readonly ChatMessage[]
}

/** For models whose task no known provider supports. */
const NONE: Examples = {
  examples: [],
  notOffered: [],
  missing: [],
  others: [],
  ignored: [],
  request: undefined,
  seenFrom: [],
  problems: [],
  exampleInput: {},
  exampleMessages: [],
}

/**
 * Writes the examples of a configuration. Runs on the server for the first paint and in the browser for each change.
 *
 * @param texts the sentences for what is wrong, or has no effect
 * @param accessToken written into the code in the place of a variable; it is known in the browser only
 * @param wanted the examples that are written; all when not given
 */
export function buildExamples(
  model: ModelRecord,
  configuration: Configuration,
  texts: ProblemTexts,
  accessToken?: string,
  wanted: WantedChoice = {},
): Examples {
  const task = taskOf(model)
  if (task === undefined || !Object.values(PROVIDERS).some(({ routes }) => Object.hasOwn(routes, task))) return NONE
  const [provider, providerProblems] = readProvider(task, configuration.provider, texts)
  const { options, problems: readProblems } = readForm(model, task, provider, configuration, texts)
  const problems = [...providerProblems, ...readProblems]
  const mapping = mappingOf(model, provider)
  const shape = shapeOf(task)
  return whileRefused({ ...options, accessToken }, shape, problems, (accepted) => {
    const written = writeExamples(task, model, provider, mapping, accepted, wanted, texts.ignored)
    const offered = new Set(written.examples.map(({ language }) => language))
    const missing =
      wanted.language === undefined && wanted.client === undefined
        ? missingLanguages({ model, provider, options: accepted }, offered, written.notOffered)
        : []
    const { recipe, schema } = accepted
    const isSchemaMade = recipe === 'structured-output' && schema !== undefined && !isOutputSchema(schema)
    return { ...written, missing, problems, isSchemaMade }
  })
}

/**
 * Writes the request of a form for another server than a provider's. What the form holds that is wrong is left out: the
 * form itself explains it.
 *
 * @param write is given options, and throws SnippetInputError for one that is wrong
 */
export function writeForm<Written>(
  model: ModelRecord,
  configuration: Configuration,
  texts: ProblemTexts,
  write: (options: SnippetOptions) => Written,
): Written {
  const task = taskOf(model) ?? ''
  const { options } = readForm(model, task, 'auto', configuration, texts)
  return whileRefused(options, shapeOf(task), [], write)
}

function readForm(
  model: ModelRecord,
  task: string,
  provider: string,
  configuration: Configuration,
  texts: ProblemTexts,
): { readonly options: SnippetOptions; readonly problems: readonly Problem[] } {
  const form = { task, shape: shapeOf(task), example: textsOfExample(model, task, provider, configuration) }
  const fields = readOptions(configuration, form, texts)
  const variant = readChatVariant(configuration, texts)
  return {
    options: { ...fields.options, ...variant.options },
    problems: [...fields.problems, ...variant.problems],
  }
}

const shapeOf = (task: string): InputShape => TASKS[task]?.input ?? 'messages'

/** Writes with the options that the generator accepts, and explains the others. */
function whileRefused<Written>(
  given: SnippetOptions,
  shape: InputShape,
  problems: Problem[],
  write: (options: SnippetOptions) => Written,
): Written {
  let options = given
  for (;;) {
    try {
      return write(options)
    } catch (error) {
      const fixed = error instanceof SnippetInputError ? without(options, shape, error, problems) : undefined
      if (fixed === undefined) throw error
      options = fixed
    }
  }
}

/** Checks whether the answer is streamed. A body may use the name that requests use. */
export const isStreamed = ({ streaming, stream }: Pick<SnippetOptions, 'streaming' | 'stream'>): boolean =>
  (streaming ?? stream) === true

/**
 * Writes the examples of options that are right.
 *
 * @param task the model's task, as `taskOf` gives it
 * @param wanted the examples that are written
 * @param ignoredWords why an option has no effect; in English when not given
 * @throws SnippetInputError as the generator does
 */
export function writeExamples(
  task: string,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
  { language, client, notebook }: WantedChoice = {},
  ignoredWords?: IgnoredWords,
): Omit<Examples, 'missing' | 'problems'> {
  const exampleInput = textsOfExample(model, task, provider, options)
  const asked = { language, client, ignoredWords, notebook }
  const { snippets, skipped, ignored, others = [] } = explainInferenceSnippets(model, provider, mapping, options, asked)
  const target = targetOf(provider, options)
  const streaming = isStreamed(options)
  // Only the code shows a token.
  const request = buildInferenceRequest(model, provider, mapping, { ...options, accessToken: undefined })
  return {
    examples: snippets.map((snippet) => ({
      ...snippet,
      files: snippet.files.map((file) => withSample(file, exampleInput)),
      proof: proofOf(snippet, { task, provider, options }),
    })),
    notOffered: groupByReason(skipped),
    others,
    ignored: ignored.map(({ option, reason }) => ({ option, reason: asSentence(reason) })),
    request,
    seenFrom: clientsSeenSending({
      task,
      provider,
      target,
      streaming,
      options: { ...options, api: request?.api ?? options.api },
    }),
    exampleInput,
    exampleMessages: messagesOfExample(model, options),
  }
}

/**
 * The options that change nothing in some of the examples: those that change nothing in any, and those of other
 * languages.
 *
 * @param options what was chosen that only some languages know
 */
export const ignoredAmong = (
  examples: readonly Pick<Example, 'language'>[],
  ignored: readonly IgnoredOption[],
  options: Pick<SnippetOptions, LanguageOption>,
): readonly IgnoredOption[] => {
  const languages = examples.map(({ language }) => language)
  return ignoredIn(languages, ignored, options).map(({ option, reason }) => ({ option, reason: asSentence(reason) }))
}

/** The example input for a provider, which may differ from the task's. A comparison needs several texts. */
function textsOfExample(
  model: ModelRecord,
  task: string,
  provider: string,
  { similarity }: Pick<SnippetOptions, 'similarity'> = {},
): InputTexts {
  const compared = similarity === true ? TASKS[task]?.exampleTexts : undefined
  if (compared !== undefined) return { inputs: compared.join('\n') }
  const route = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider]?.routes[task] : undefined
  return textsOfInput(TASKS[task]?.input ?? 'messages', route?.exampleInput ?? getModelInputSnippet(model))
}

function messagesOfExample(model: ModelRecord, options: SnippetOptions): readonly ChatMessage[] {
  const example = getModelInputSnippet(model, options)
  return isMessageList(example) ? example : []
}

/** All messages that the form may show before the reader edits them: those of a plain chat and of a tool loop. */
export const exampleMessages = (model: ModelRecord): readonly (readonly ChatMessage[])[] =>
  [{}, { recipe: 'tool-loop' } as const].map((options) => messagesOfExample(model, options))

/** All inputs that the form may show before an edit: the task's, and those of providers that need another. */
export function exampleInputs(model: ModelRecord): InputTexts[] {
  const task = taskOf(model) ?? ''
  return Object.hasOwn(TASKS, task)
    ? [
        ...['auto', ...Object.keys(PROVIDERS)].map((id) => textsOfExample(model, task, id)),
        textsOfExample(model, task, 'auto', { similarity: true }),
      ]
    : []
}

/** With a question of their own, readers may still use the sample file. */
const withSample = (file: SnippetFile, { inputs, image }: InputTexts): SnippetFile =>
  file.sample === undefined && (file.name === inputs || file.name === image)
    ? { ...file, sample: `samples/${file.name}` }
    : file

function readProvider(task: string, id: string, texts: ProblemTexts): [provider: string, problems: Problem[]] {
  if ((policiesOf(task) as readonly string[]).includes(id)) return [id, []]
  const record = Object.hasOwn(PROVIDERS, id) ? PROVIDERS[id] : undefined
  if (record !== undefined && Object.hasOwn(record.routes, task)) return [id, []]
  const shown = id.length > 60 ? `${id.slice(0, 60)}…` : id
  const message =
    record === undefined && !isPolicy(id) ? texts.unknownProvider(shown) : texts.otherProvider(record?.label ?? id)
  const { problems } = checkOptions({ provider: id })
  const detail = (problems[0] ?? checkProviderOf(task, id))?.detail ?? message
  return ['auto', [{ field: 'provider', message, detail }]]
}

/** The form's field for each option that the generator itself checks. */
const FIELDS_OF_OPTIONS = {
  endpointUrl: 'endpointUrl',
  billTo: 'billTo',
  providerId: 'providerId',
  messages: 'messages',
  parameters: 'extra',
  accessToken: 'token',
  recipe: 'recipe',
  tools: 'tools',
  schema: 'schema',
  api: 'api',
  reasoningLevel: 'reasoningLevel',
  fallbacks: 'fallbacks',
} as const satisfies Record<string, ConfigurationField>

/** The part of an input that an error names, such as `options.inputs.table`. A task's only part has no name there. */
function fieldOf(option: string, path: string, shape: InputShape): ConfigurationField | undefined {
  if (option === 'inputs') {
    const names: readonly InputName[] = INPUT_FIELDS[shape]
    return names.find((name) => path.startsWith(`options.inputs.${name}`)) ?? names[0]
  }
  return Object.hasOwn(FIELDS_OF_OPTIONS, option)
    ? FIELDS_OF_OPTIONS[option as keyof typeof FIELDS_OF_OPTIONS]
    : undefined
}

/** The options without the rejected one, which is explained; undefined if the form can't have caused the error. */
function without(
  options: SnippetOptions,
  shape: InputShape,
  error: SnippetInputError,
  problems: Problem[],
): SnippetOptions | undefined {
  const option = /^options\.(\w+)/.exec(error.field)?.[1] ?? ''
  const field = fieldOf(option, error.field, shape)
  if (field === undefined || options[option as keyof SnippetOptions] === undefined) return undefined
  const explanation = error.message.slice(error.message.indexOf(`${error.field}: `) + error.field.length + 2)
  const path = option === 'schema' ? error.field.slice('options.schema'.length) : ''
  const message = path === '' ? asSentence(explanation) : `${path.replace(/^\./, '')}: ${asSentence(explanation)}`
  problems.push({ field, path, message, detail: explanation, lang: 'en' })
  return { ...options, [option]: undefined }
}

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.:!?]$/.test(text) ? '' : '.'}`

function groupByReason(skipped: readonly SkippedClient[]): NotOffered[] {
  const groups = new Map<string, { language: Language; client: string }[]>()
  for (const { language, client, reason } of skipped) {
    const clients = groups.get(reason) ?? []
    clients.push({ language, client })
    groups.set(reason, clients)
  }
  return [...groups].map(([reason, clients]) => ({ reason: asSentence(reason), clients }))
}
