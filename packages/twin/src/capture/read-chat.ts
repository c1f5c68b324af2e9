import type { ChatApi, JsonObject } from '@model-snippets/core'
import type { MockPlace } from '../mock/place-of.ts'
import { isObject } from '../services/protocols/conversation.ts'
import { endingOf, type FileNames, fileIn, fileInUrl, type SentFile } from './files.ts'
import {
  type CapturedOptions,
  differencesOf,
  isHubId,
  isSame,
  modelOf,
  type NamedModel,
  notesOn,
  providerRecord,
  type Question,
  type ReadQuestion,
  requestOf,
} from './question.ts'
import { type Chat, type Fields, fromMessages, fromResponses } from './to-chat.ts'

/** What is known of a chat request. */
export interface ChatRequest {
  readonly api: ChatApi
  readonly place: MockPlace & { readonly kind: 'provider' }
  readonly url: string
  readonly body: Fields
  /** The organization that pays. */
  readonly billTo: string | undefined
  /** Whether the program went on with the results of tools. */
  readonly isLoop: boolean
  /** The ids of models that the program looked up on Hugging Face before. */
  readonly asked: readonly string[]
  readonly nameOf: FileNames
}

/** Options with a name of their own; the other fields are parameters. */
const NAMED = ['temperature', 'max_tokens', 'top_p', 'tools']

/** Reads a chat request as a question, and checks that the question's examples send the same. */
export function readChat(request: ChatRequest): ReadQuestion {
  const { api, place, body, billTo, isLoop } = request
  const { model: sentModel, stream, ...rest } = body
  const named = namedModel(String(sentModel), request)
  const { messages, fields } = chatOf(api, place, rest)
  const { model, providerId } = named
  const provider = place.target === 'endpoint' ? 'auto' : place.provider
  const common: CapturedOptions = {
    ...(place.target === 'direct' ? { directRequest: true } : {}),
    ...(place.endpointUrl === undefined ? {} : { endpointUrl: place.endpointUrl }),
    ...(providerId === undefined ? {} : { providerId }),
    ...(billTo === undefined ? {} : { billTo }),
    ...(api === 'chat-completions' ? {} : { api }),
    messages: messages as NonNullable<CapturedOptions['messages']>,
    ...(stream === true ? { streaming: true } : {}),
  }
  const ask = (chosen: Fields, recipe: CapturedOptions = {}): Question => ({
    model,
    task: 'conversational',
    provider,
    options: { ...common, ...recipe, ...optionsOf(chosen) },
  })
  // What a client sends to say that it doesn't stream means the same as nothing.
  const isOld = isOldUrl(request)
  const sent = { model: isOld ? `${model}:${provider}` : sentModel, ...rest, ...(stream === true ? { stream } : {}) }
  const sentFor = ({ options }: Question) => (options.recipe === 'structured-output' ? untitled(sent) : sent)
  const isExact = (question: Question): boolean => isSame(sentFor(question), requestOf(question)?.body)
  const question = [...candidates(fields, isLoop, addedBy(place.provider), ask)].find(isExact) ?? ask(fields)
  const would = requestOf(question)
  const notes = [
    ...named.notes,
    ...(would === undefined ? [] : notesOn(differencesOf(sentFor(question), would.body))),
    ...(isOld && would !== undefined ? [] : urlNotes(request.url, would?.url)),
  ]
  const files = withNames(messages, request.nameOf)
  const kept = { ...question, options: { ...question.options, messages: files.messages as typeof common.messages } }
  return { question: kept as Question, notes: [...notes, ...files.notes] }
}

/** What a request can mean, the shortest first: a recipe says what the program does with the answer. */
function* candidates(
  fields: Fields,
  isLoop: boolean,
  added: readonly string[],
  ask: (fields: Fields, recipe?: CapturedOptions) => Question,
): Generator<Question> {
  const { response_format: format, ...unformatted } = fields
  const described = isObject(format) ? format['json_schema'] : undefined
  const schema = isObject(described) ? described['schema'] : undefined
  // The Messages API needs a limit, and our examples set it.
  const bare = added.reduce(withoutField, fields)
  for (const each of [withoutField(bare, 'max_tokens'), bare, withoutField(fields, 'max_tokens'), fields]) {
    if (isLoop && fields['tools'] !== undefined) yield ask(each, { recipe: 'tool-loop' })
    const { response_format: _, ...others } = each
    if (isObject(schema) && unformatted['tools'] === undefined) {
      const name = isObject(described) && described['name'] !== 'Answer' ? described['name'] : undefined
      const title = schema['title'] ?? name
      const titled = { ...(title === undefined ? {} : { title }), ...(untitledSchema(schema) as Fields) }
      yield ask(others, { recipe: 'structured-output', schema: titled as JsonObject })
    }
    yield ask(each)
  }
}

/** The fields that our examples add for a provider, so that reasoning isn't part of the text. */
const addedBy = (provider: string): readonly string[] =>
  Object.keys(providerRecord(provider)?.routes['conversational']?.separatesReasoning?.fields ?? {})

/** Fields of a request that can have a schema for the answer. */
const FORMATS = ['response_format', 'text', 'output_config']

/** A request without the titles that Pydantic gives each part of a schema: they say nothing that its names don't say. */
const untitled = (sent: Fields): Fields =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, FORMATS.includes(name) ? untitledSchema(value) : value]),
  )

function untitledSchema(value: unknown, isProperties = false): unknown {
  if (Array.isArray(value)) return value.map((each) => untitledSchema(each))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => isProperties || name !== 'title' || typeof each !== 'string')
      .map(([name, each]) => [
        name,
        untitledSchema(each, !isProperties && (name === 'properties' || name === '$defs')),
      ]),
  )
}

function withoutField(fields: Fields, name: string): Fields {
  const { [name]: _, ...others } = fields
  return others
}

function optionsOf(fields: Fields): CapturedOptions {
  const named = Object.entries(fields).filter(([name]) => NAMED.includes(name))
  const others = Object.entries(fields).filter(([name]) => !NAMED.includes(name))
  return {
    ...Object.fromEntries(named),
    ...(others.length === 0 ? {} : { parameters: Object.fromEntries(others) as JsonObject }),
  }
}

function chatOf(api: ChatApi, place: ChatRequest['place'], body: Fields): Chat {
  const record = providerRecord(place.provider)
  const isDirect = place.target === 'direct'
  if (api === 'messages') return fromMessages(body)
  if (api === 'responses') {
    const always = isDirect ? (record?.chatApis?.responses?.always ?? {}) : {}
    const own = Object.entries(body).filter(([name, value]) => !isSame(always[name as keyof typeof always], value))
    return fromResponses(Object.fromEntries(own))
  }
  const { messages, ...fields } = body
  const names = Object.entries(isDirect ? (record?.routes['conversational']?.directNames ?? {}) : {})
  const renamed = Object.entries(fields).map(([name, value]) => [
    names.find(([, to]) => to === name)?.[0] ?? name,
    value,
  ])
  return { messages: Array.isArray(messages) ? messages : [], fields: Object.fromEntries(renamed) }
}

/**
 * Whether the provider is in the router's URL, where the Hugging Face clients send the provider's own id of the model.
 * The router does the same at its usual URL.
 */
const isOldUrl = ({ place, url }: Pick<ChatRequest, 'place' | 'url'>): boolean =>
  place.target === 'routed' && !new URL(url).pathname.startsWith('/v1/')

/** Finds the model on Hugging Face. The router gets its id, and providers and endpoints get their own. */
function namedModel(sent: string, { place, url, asked }: ChatRequest): NamedModel {
  if (place.target === 'endpoint') {
    return isHubId(sent) ? { model: sent, notes: [] } : { model: 'endpoint/model', providerId: sent, notes: [] }
  }
  if (place.target === 'direct') return modelOf(sent, place.provider, asked)
  if (!isOldUrl({ place, url })) return { model: sent.split(':')[0] ?? sent, notes: [] }
  const { providerId: _, ...named } = modelOf(sent, place.provider, asked)
  return named
}

function urlNotes(sent: string, would: string | undefined): readonly string[] {
  if (would === undefined) return ['none of our examples sends this request']
  const [one, other] = [new URL(sent), new URL(would)]
  return one.origin + one.pathname === other.origin + other.pathname &&
    (one.search === '' || one.search === other.search)
    ? []
    : [`our examples call ${would} instead of ${sent}`]
}

interface Named {
  readonly messages: readonly unknown[]
  readonly notes: readonly string[]
}

/** Replaces the content of files in messages by names, because a question holds their names. */
function withNames(messages: readonly unknown[], nameOf: FileNames): Named {
  const names = new Map<string, string>()
  const made: string[] = []
  const name = (file: SentFile, kind: string): string | undefined => {
    const key = file.bytes.toString('base64')
    const known = names.get(key) ?? nameOf(file.bytes)
    const ending = endingOf(file.bytes, file.mediaType)
    if (known === undefined && ending === undefined) return undefined
    const chosen = known ?? `${kind}${made.length === 0 ? '' : made.length + 1}.${ending}`
    if (known === undefined) made.push(chosen)
    names.set(key, chosen)
    return chosen
  }
  const partOf = (part: unknown): unknown => {
    if (!isObject(part)) return part
    for (const [type, field, read] of FILE_PARTS) {
      const held = part[type]
      const text = isObject(held) ? held[field] : undefined
      const file = part['type'] === type && typeof text === 'string' ? read(text) : undefined
      const location = file && name(file, KIND_OF[type] ?? type)
      if (location !== undefined) return { ...part, [type]: { ...(held as Fields), [field]: location } }
    }
    return part
  }
  const named = messages.map((message) =>
    isObject(message) && Array.isArray(message['content'])
      ? { ...message, content: message['content'].map(partOf) }
      : message,
  )
  return { messages: named, notes: made.map(madeNote) }
}

/** Says that a file's name is ours. */
export const madeNote = (name: string): string => `${name} is a made-up name for a file that the program sends`

const KIND_OF: Readonly<Record<string, string>> = { image_url: 'image', input_audio: 'audio', file: 'document' }

const FILE_PARTS: readonly (readonly [string, string, (text: string) => SentFile | undefined])[] = [
  ['image_url', 'url', fileInUrl],
  ['input_audio', 'data', fileIn],
  ['file', 'file_data', fileInUrl],
]
