import {
  explainInferenceSnippets,
  ignoredIn,
  type ModelRecord,
  mappingOf,
  type ProviderMapping,
  SnippetInputError,
  type SnippetOptions,
  taskWith,
} from '@model-snippets/core'
import { findModelInAnyCase, suggestModels } from '@model-snippets/core/catalogue'
import {
  changedNumber,
  checkBody,
  checkProviderOf,
  countClients,
  isTooMuchToWrite,
  jsonField,
  nearestNames,
  spelled,
  spelledField,
  unknownBodyOptions,
  type WrittenLimits,
} from '@model-snippets/core/options'
import { listed } from '../listed.ts'
import { quoted, UsageError } from '../usage-error.ts'

/** Settings for all lines, unless a line overrides them. */
export interface LineChoices {
  /** Provider for lines that don’t set one. */
  readonly provider: string
  readonly language?: string | undefined
  readonly client?: string | undefined
  /** Stream responses, unless a line overrides it. */
  readonly streaming?: boolean | undefined
  /** Write JavaScript as TypeScript, unless a line overrides it. */
  readonly typescript?: boolean | undefined
  /** Add the clients without an example, with reasons. */
  readonly explain?: boolean | undefined
}

/** One line of input, read. */
interface Request {
  readonly model: ModelRecord
  readonly provider: string
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions | undefined
}

/**
 * Writes the examples for one line of input as one line of JSON.
 *
 * @param line a model's record, or `{ model, provider?, mapping?, options? }`
 * @throws UsageError or SnippetInputError if the line is bad
 */
export function answerLine(line: string, choices: LineChoices): string {
  if (isTooMuchToWrite(line, 1, READ_LIMITS)) {
    throw new UsageError(`the line contains more than ${READ_LIMITS.values} values; shorten the inputs`)
  }
  const { model, provider, mapping, options } = readLine(line, choices)
  const { language, client } = choices
  refuseTooMuchWriting([model.id, model.mask_token, mapping, options], choices)
  const explained = explainInferenceSnippets(model, provider, mapping, options, { language, client })
  const { snippets } = explained
  const skipped = explained.skipped.filter(
    (entry) =>
      (language === undefined || entry.language === language) && (client === undefined || entry.client === client),
  )
  const languages = snippets.map((snippet) => snippet.language)
  const ignored = ignoredIn(languages, explained.ignored, options ?? {})
  return JSON.stringify({
    model: model.id,
    provider,
    snippets,
    // Without examples, the record always says why.
    ...(choices.explain === true || snippets.length === 0 ? { skipped } : {}),
    ...(ignored.length > 0 ? { ignored } : {}),
  })
}

/** While a thread writes examples, they take about five times their length in memory. */
const WRITTEN_LIMITS: WrittenLimits = { values: 100_000, characters: 8_000_000, escapes: 1_500_000 }

/** Parsed values take many times the memory of their text. */
const READ_LIMITS: WrittenLimits = { values: 250_000, characters: Infinity, escapes: Infinity }

/** @throws UsageError if the examples would take too much memory for a thread */
function refuseTooMuchWriting(printed: readonly unknown[], choices: LineChoices): void {
  const clients = countClients(choices)
  if (!isTooMuchToWrite(JSON.stringify(printed), clients, WRITTEN_LIMITS)) return
  throw new UsageError(
    `the inputs are too long for the requested examples (clients: ${clients}); pass --language or --client, or shorten the inputs`,
  )
}

const FIELDS: readonly string[] = ['model', 'provider', 'mapping', 'options']
/** Fields of a line that a hub’s record doesn’t have. */
const NOT_OF_RECORDS = FIELDS.filter((field) => field !== 'model')

function readLine(line: string, choices: LineChoices): Request {
  const value = parse(line)
  if (!isObject(value)) {
    throw new UsageError('expected a JSON object: a model record, or an object with a "model" field')
  }
  if (value['id'] !== undefined || !Object.hasOwn(value, 'model')) {
    const model = readModel(value)
    const other = NOT_OF_RECORDS.find((field) => value[field] !== undefined)
    if (other !== undefined) {
      throw new UsageError(`${other}: a record can’t have this field; move the record into "model", next to "${other}"`)
    }
    return requestOf(model, choices.provider, undefined, undefined, choices)
  }
  const unknown = Object.keys(value).find((field) => !FIELDS.includes(field))
  if (unknown !== undefined) {
    const [nearest] = nearestNames(unknown, FIELDS, 1)
    const meant = nearest === undefined ? '.' : `; did you mean ${nearest}?`
    throw new UsageError(`unknown field ${quoted(unknown)}${meant} Valid fields: ${FIELDS.join(', ')}`)
  }
  const { provider = choices.provider, mapping, options } = value
  if (mapping !== undefined && (!isObject(mapping) || typeof mapping['providerId'] !== 'string')) {
    throw new UsageError('mapping: expected an object with a string "providerId"')
  }
  if (options !== undefined && !isObject(options)) throw new UsageError('options: expected an object')
  const changed = options && changedNumber(line, ([first]) => first === 'options')
  if (changed !== undefined) throw new UsageError(`${jsonField(changed.path)}: ${changed.detail}`)
  const [misspelled] = unknownBodyOptions(options)
  if (misspelled !== undefined) throw new UsageError(`options.${misspelled.name.slice(0, 80)}: ${misspelled.detail}`)
  const [problem] = checkBody({ provider, options }).problems
  if (problem !== undefined) throw new UsageError(`${spelled(problem.option, 'body', problem.path)}: ${problem.detail}`)
  const model = typeof value['model'] === 'string' ? knownModel(value['model']) : readModel(value['model'])
  // A provider for all lines may not support the task of some; those report it in `skipped`.
  const task = Object.hasOwn(value, 'provider') ? taskWith(model, mapping as ProviderMapping | undefined) : undefined
  const other = task === undefined ? undefined : checkProviderOf(task, provider as string)
  if (other !== undefined) throw new UsageError(`provider: ${other.detail}`)
  return requestOf(model, provider as string, mapping as ProviderMapping | undefined, options, choices)
}

function requestOf(
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions | undefined,
  { streaming, typescript }: LineChoices,
): Request {
  return {
    model,
    provider,
    mapping: mapping ?? mappingOf(model, provider),
    options: {
      ...(streaming === undefined ? undefined : { streaming }),
      ...(typescript === undefined ? undefined : { typescript }),
      ...options,
    },
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (line.trim() === '') throw new UsageError('the line is empty')
    throw new UsageError(`invalid JSON: ${(error as SyntaxError).message}`)
  }
}

function readModel(value: unknown): ModelRecord {
  if (!isObject(value)) throw new UsageError('model: expected a record or the id of a model in the catalog')
  if (typeof value['id'] !== 'string' || value['id'] === '') throw new UsageError('"id" is missing')
  return value as ModelRecord
}

function knownModel(id: string): ModelRecord {
  const model = findModelInAnyCase(id)
  if (model !== undefined) return model
  const near = suggestModels(id)
  const meant = near.length === 0 ? '' : `; did you mean ${listed(near, 'or')}?`
  throw new UsageError(`model: ${JSON.stringify(id.slice(0, 200))} isn’t in the catalog${meant}`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Writes the error record of a bad line.
 *
 * @param number the line's number in the input, counted from 1
 */
export function errorLine(number: number, error: unknown): string {
  if (error instanceof SnippetInputError) {
    const field = spelledField(error.field, 'body') ?? error.field
    return JSON.stringify({ line: number, error: `${field}: ${error.problem}` })
  }
  const isTheirs = error instanceof UsageError
  const message = error instanceof Error ? error.message : String(error)
  return JSON.stringify({ line: number, error: isTheirs ? message : `can’t read the line: ${message}` })
}
