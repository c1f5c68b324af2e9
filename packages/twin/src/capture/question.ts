import {
  buildInferenceRequest,
  type ChatApi,
  type InferenceRequest,
  type JsonObject,
  type ModelRecord,
  mappingOf,
  PROVIDERS,
  type SnippetOptions,
  taskOf,
} from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import { isObject } from '../services/protocols/conversation.ts'

/** The options that a request can tell. */
export type CapturedOptions = Pick<
  SnippetOptions,
  | 'billTo'
  | 'directRequest'
  | 'endpointUrl'
  | 'inputs'
  | 'max_tokens'
  | 'messages'
  | 'providerId'
  | 'recipe'
  | 'schema'
  | 'streaming'
  | 'temperature'
  | 'tools'
  | 'top_p'
> & { readonly api?: ChatApi; readonly parameters?: JsonObject }

/** What a program asks of a model, in the words of the generator: its options write the same call. */
export interface Question {
  /** The model's id on Hugging Face. */
  readonly model: string
  readonly task: string
  /** A provider's id, a policy of the router, or `auto`. */
  readonly provider: string
  readonly options: CapturedOptions
}

/** A question that was read from a request. */
export interface ReadQuestion {
  readonly question: Question
  /** What the question doesn't hold: fields that no option sends, and files that only have a name in it. */
  readonly notes: readonly string[]
}

const CHAT: Pick<ModelRecord, 'pipeline_tag' | 'tags'> = { pipeline_tag: 'text-generation', tags: ['conversational'] }

/** Returns the record that a question's examples are written with: from the catalogue if it's there for this task. */
export function recordFor({ model, task }: Pick<Question, 'model' | 'task'>): ModelRecord {
  const known = findModel(model)
  if (known !== undefined && taskOf(known) === task) return known
  return { ...(known ?? { id: model }), ...(task === 'conversational' ? CHAT : { pipeline_tag: task }) }
}

/** Returns the request that a question's examples send, or undefined if none can send it. */
export function requestOf(question: Question): InferenceRequest | undefined {
  const record = recordFor(question)
  try {
    return buildInferenceRequest(record, question.provider, mappingOf(record, question.provider), question.options)
  } catch {
    return undefined
  }
}

/** Whether two JSON values are equal; the order of fields doesn't matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  }
  if (!isObject(one)) return Object.is(one, other)
  if (!isObject(other) || Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

/** Where two JSON values differ: the field's path, and which of the two has it. */
export interface Difference {
  readonly path: string
  readonly kind: 'missing' | 'added' | 'changed'
}

/** Returns where what would be sent differs from what was sent. */
export function differencesOf(sent: unknown, would: unknown, path = ''): readonly Difference[] {
  if (isSame(sent, would)) return []
  if (!isObject(sent) || !isObject(would) || Array.isArray(sent) || Array.isArray(would)) {
    return [{ path: path === '' ? 'body' : path, kind: 'changed' }]
  }
  return [...new Set([...Object.keys(sent), ...Object.keys(would)])].flatMap((name) => {
    const at = path === '' ? name : `${path}.${name}`
    if (!Object.hasOwn(would, name)) return [{ path: at, kind: 'missing' as const }]
    if (!Object.hasOwn(sent, name)) return [{ path: at, kind: 'added' as const }]
    return differencesOf(sent[name], would[name], at)
  })
}

const WORDS: Readonly<Record<Difference['kind'], string>> = {
  missing: 'isn’t sent by our examples: we have no option for it',
  added: 'is sent only by our examples',
  changed: 'is different in our examples',
}

/** Says where the examples' request differs from what was sent. */
export const notesOn = (differences: readonly Difference[]): readonly string[] =>
  differences.map(({ path, kind }) => `${path} ${WORDS[kind]}`)

/** Names on Hugging Face, as `isHubId` of the generator reads them. */
const HUB_ID = /^\w(?:[\w.-]*\w)?(?:\/\w(?:[\w.-]*\w)?)?$/

export const isHubId = (text: string): boolean => HUB_ID.test(text) && !/--|\.\./.test(text)

/** A model as a question names it. */
export interface NamedModel {
  readonly model: string
  readonly providerId?: string
  readonly notes: readonly string[]
}

/** A provider's record; undefined if the name isn't a provider's. */
export const providerRecord = (provider: string): (typeof PROVIDERS)[string] | undefined =>
  Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined

/**
 * Finds the id on Hugging Face for a provider's own id.
 *
 * @param asked the ids that the program looked up on Hugging Face before
 */
export function modelOf(providerId: string, provider: string, asked: readonly string[]): NamedModel {
  const mapped = (id: string): string | undefined => {
    const record = findModel(id)
    return record && mappingOf(record, provider)?.providerId
  }
  const prefix = providerRecord(provider)?.clientModelPrefix ?? ''
  const isItself = (id: string): boolean => (mapped(id) ?? withoutPrefix(id, prefix)) === providerId
  const found =
    asked.find(isItself) ??
    MODELS.find((each) => mapped(each.id) === providerId)?.id ??
    [prefix + providerId, providerId].find((id) => isHubId(id) && isItself(id))
  if (found !== undefined) return { model: found, notes: [] }
  const [only] = asked
  if (only !== undefined) return { model: only, providerId, notes: [] }
  if (isHubId(providerId)) return { model: providerId, providerId, notes: [] }
  const made = `${provider}/${providerId.replaceAll(/[^\w.]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')}`
  return {
    model: isHubId(made) ? made : `${provider}/model`,
    providerId,
    notes: ['the request contains only the provider’s id for the model; the Hugging Face id is made up'],
  }
}

const withoutPrefix = (id: string, prefix: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id)
