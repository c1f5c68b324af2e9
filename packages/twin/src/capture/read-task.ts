import { type InferenceRequest, type JsonObject, type JsonValue, TASKS, type Task } from '@model-snippets/core'
import type { MockPlace } from '../mock/place-of.ts'
import { isObject } from '../services/protocols/conversation.ts'
import { endingOf, type FileNames, fileIn, type SentFile } from './files.ts'
import {
  type CapturedOptions,
  differencesOf,
  isSame,
  modelOf,
  type NamedModel,
  notesOn,
  type Question,
  type ReadQuestion,
  recordFor,
  requestOf,
} from './question.ts'
import { madeNote } from './read-chat.ts'
import type { Fields } from './to-chat.ts'

/** The body of a request for a task: JSON, a file alone, or a form. */
export type TaskBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'bytes'; readonly file: SentFile }
  | { readonly kind: 'form'; readonly file: SentFile | undefined; readonly fields: Readonly<Record<string, string>> }

/** What is known of a request for a task other than chat. */
export interface TaskRequest {
  readonly task: string
  readonly place: MockPlace & { readonly kind: 'provider' }
  readonly url: string
  readonly body: TaskBody
  readonly billTo: string | undefined
  readonly asked: readonly string[]
  readonly nameOf: FileNames
}

type Path = readonly (string | number)[]

/** A model's id that no other text contains; the second one is for providers that take versions. */
const PROBE_MODELS = ['zzowner/zzname', `zzowner/zzname:${'zz'.repeat(32)}`]

/** Names of parameters that providers call otherwise. */
const HUB_NAMES = [
  'candidate_labels',
  'guidance_scale',
  'max_new_tokens',
  'negative_prompt',
  'num_frames',
  'num_images_per_prompt',
  'num_inference_steps',
  'scheduler',
  'seed',
  'strength',
]

/**
 * Reads a task's request as a question. Each route writes a request with marks in place of the input, which tell where
 * the parts of the input are. The rest must be parameters, which is checked by writing the request again.
 *
 * @returns undefined if no route of ours writes such a request
 */
export function readTask(request: TaskRequest): ReadQuestion | undefined {
  const { task: taskId, place, billTo } = request
  const task = Object.hasOwn(TASKS, taskId) ? TASKS[taskId as keyof typeof TASKS] : undefined
  if (task === undefined) return undefined
  const named = findModel(request, task)
  if (named === undefined) return undefined
  const { model, providerId } = named
  const base: Question = {
    model,
    task: taskId,
    provider: place.provider,
    options: {
      ...common(place),
      ...(providerId === undefined ? {} : { providerId }),
      ...(billTo === undefined ? {} : { billTo }),
    },
  }
  const writer = (parameters: JsonObject, inputs: unknown) =>
    requestOf({ ...base, options: { ...base.options, inputs, parameters } })
  const found = readInputs(request, task, base, (parameters) => writer(parameters, markedInputs(task)))
  if (found === undefined) return undefined
  const { inputs, notes } = found
  const body = withoutDefaults(found.body)
  const asks = (parameters: JsonObject): Question => ({
    ...base,
    options: { ...base.options, inputs, ...(Object.keys(parameters).length === 0 ? {} : { parameters }) },
  })
  const bodyFor = (parameters: JsonObject): unknown => jsonOf(requestOf(asks(parameters)))
  const question = asks(readParameters(body, bodyFor))
  const would = requestOf(question)
  return {
    question,
    notes: [
      ...named.notes,
      ...notes,
      ...(would === undefined
        ? ['none of our examples sends this request']
        : notesOn(differencesOf(body, jsonOf(would)))),
    ],
  }
}

/**
 * Leaves out what means the same as nothing: null, and the two ways in which OpenAI's clients fetch vectors, which they
 * return as numbers in both cases.
 */
function withoutDefaults(body: unknown): unknown {
  if (!isObject(body) || Array.isArray(body)) return body
  const said = Object.entries(body).filter(
    ([name, value]) => value !== null && !(name === 'encoding_format' && (value === 'base64' || value === 'float')),
  )
  return Object.fromEntries(said)
}

const common = (place: TaskRequest['place']): CapturedOptions => ({
  ...(place.target === 'direct' ? { directRequest: true } : {}),
  ...(place.endpointUrl === undefined ? {} : { endpointUrl: place.endpointUrl }),
})

/** Finds the model in the URL or the body, where the route writes it. */
function findModel(request: TaskRequest, task: Task): NamedModel | undefined {
  const { place, body, asked } = request
  if (place.target === 'endpoint') {
    const sent = body.kind === 'json' && isObject(body.value) ? body.value['model'] : undefined
    return typeof sent === 'string' ? modelOf(sent, 'auto', asked) : { model: asked[0] ?? 'endpoint/model', notes: [] }
  }
  for (const probe of PROBE_MODELS) {
    const options = { ...common(place), providerId: probe, inputs: markedInputs(task) }
    const written = requestOf({ model: 'zzowner/zzname', task: task.id, provider: place.provider, options })
    const found = written && idWrittenAs(probe, written, request)
    if (found !== undefined) return modelOf(found, place.provider, asked)
  }
  return undefined
}

/** Returns what a request has in the place where our own has a provider's id. */
function idWrittenAs(probe: string, written: InferenceRequest, { url, body }: TaskRequest): string | undefined {
  const [id = '', version = ''] = probe.split(':')
  const path = decoded(new URL(written.url).pathname)
  const sent = decoded(new URL(url).pathname)
  if (path.includes(id)) {
    const [before = '', after = ''] = path.split(path.includes(probe) ? probe : id)
    const isThere = sent.startsWith(before) && sent.endsWith(after) && sent.length > before.length + after.length
    return isThere ? sent.slice(before.length, sent.length - after.length) : undefined
  }
  if (path !== sent) return undefined
  const fields = body.kind === 'json' ? body.value : body.kind === 'form' ? body.fields : undefined
  const [at] = pathsOf(written.body ?? written.form, (value) => value === probe || value === id || value === version)
  const found = at && valueAt(fields, at)
  return typeof found === 'string' ? found : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const TEXT = 'zzTEXT'
const FILE = 'zzfile.png'
const COLUMNS = { zzcolumn: ['zzcell'] }

/** An input whose parts can be found in a body. */
function markedInputs({ input, file }: Task): unknown {
  const location = file === 'audio' ? 'zzfile.wav' : FILE
  switch (input) {
    case 'file':
      return location
    case 'image-and-prompt':
      return { image: location, prompt: 'zzPROMPT' }
    case 'image-and-question':
      return { image: location, question: 'zzQUESTION' }
    case 'question-and-context':
      return { question: 'zzQUESTION', context: 'zzCONTEXT' }
    case 'query-and-table':
      return { query: 'zzQUERY', table: COLUMNS }
    case 'sentences':
      return { source_sentence: 'zzSOURCE', sentences: ['zzONE', 'zzTWO'] }
    case 'columns':
      return COLUMNS
    default:
      return TEXT
  }
}

/** An input, and the body with each file as the generator's requests show it. */
interface FoundInputs {
  readonly inputs: unknown
  readonly body: unknown
  readonly notes: readonly string[]
}

/** A request's body as one JSON value, in which a file is a text. */
function jsonOf(request: InferenceRequest | undefined): unknown {
  if (request === undefined) return undefined
  return request.body ?? request.form ?? { file: request.file }
}

function readInputs(
  { body, nameOf }: TaskRequest,
  task: Task,
  base: Question,
  write: (parameters: JsonObject) => InferenceRequest | undefined,
): FoundInputs | undefined {
  // Some routes send a file alone unless there are parameters.
  const written = [write({}), write({ zzprobe: 1 })].find((each) => each !== undefined && kindOf(each) === body.kind)
  if (written === undefined) return undefined
  const marked = markedInputs(task)
  const notes: string[] = []
  const named = (file: SentFile | undefined): string => {
    const own = file && nameOf(file.bytes)
    if (own !== undefined) return own
    const sample = sampleOf(task, base)
    const ending = file && endingOf(file.bytes, file.mediaType)
    const name = ending === undefined || sample.endsWith(`.${ending}`) ? sample : sample.replace(/\.\w+$/, `.${ending}`)
    notes.push(madeNote(name))
    return name
  }
  if (body.kind !== 'json') {
    const location = named(body.file)
    const value = body.kind === 'form' ? { file: location, ...body.fields } : { file: location }
    return { inputs: location, body: value, notes }
  }
  const shown = new Map<string, string>()
  const locationAt = (paths: readonly Path[]): string | undefined => {
    for (const at of paths) {
      const text = valueAt(body.value, at)
      if (typeof text !== 'string') continue
      const encoding = written.files?.find(({ path }) => isSame(path, at))?.encoding
      const name = /^https?:/.test(text) ? text : named(fileIn(text))
      shown.set(text, `<${name} as ${encoding}>`)
      return name
    }
    return undefined
  }
  const find = (mark: unknown): unknown => {
    if (mark === FILE || mark === 'zzfile.wav') return locationAt((written.files ?? []).map(({ path }) => path))
    const at = pathsOf(written.body, (value) => isSame(value, mark))[0]
    return at && valueAt(body.value, at)
  }
  const inputs =
    typeof marked === 'object' && marked !== null && marked !== COLUMNS
      ? Object.fromEntries(Object.entries(marked).map(([name, mark]) => [name, find(mark)]))
      : find(marked)
  const isComplete = isObject(inputs) ? Object.values(inputs).every((part) => part !== undefined) : inputs !== undefined
  if (!isComplete) return undefined
  return { inputs, body: replaced(body.value, shown), notes }
}

const kindOf = ({ body, form }: InferenceRequest): TaskBody['kind'] =>
  form !== undefined ? 'form' : body === undefined ? 'bytes' : 'json'

/** The name of the file in the task's own example. */
function sampleOf(task: Task, question: Question): string {
  const example = task.exampleInput(recordFor(question))
  const { image } = (isObject(example) ? example : {}) as { readonly image?: unknown }
  const location = typeof example === 'string' ? example : image
  return typeof location === 'string' ? (location.split('/').at(-1) ?? location) : 'file.bin'
}

/** Replaces texts in a JSON value. */
function replaced(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaced(item, texts))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, texts)]))
}

/** Returns where a JSON value has parts of some kind. */
function pathsOf(value: unknown, isWanted: (value: unknown) => boolean, path: Path = []): readonly Path[] {
  if (isWanted(value)) return [path]
  if (Array.isArray(value)) return value.flatMap((item, at) => pathsOf(item, isWanted, [...path, at]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, item]) => pathsOf(item, isWanted, [...path, name]))
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Fields)[name] : undefined),
    value,
  )
}

/** The fields of a body that may be parameters, with those of the objects that hold them. */
function leavesOf(body: unknown): readonly (readonly [Path, unknown])[] {
  if (!isObject(body)) return []
  return Object.entries(body).flatMap(([name, value]): (readonly [Path, unknown])[] =>
    ['parameters', 'input', 'generate_kwargs', 'options'].includes(name) && isObject(value)
      ? Object.entries(value).map(([inner, item]) => [[name, inner], item])
      : [[[name], value]],
  )
}

/** Finds the parameters with which our examples send a body, as far as there are any. */
function readParameters(body: unknown, write: (parameters: JsonObject) => unknown): JsonObject {
  let parameters: JsonObject = {}
  const plain = write({})
  for (const [path, value] of leavesOf(body)) {
    if (isSame(valueAt(plain, path), value)) continue
    const own = String(path.at(-1))
    const guesses = [
      ...sizesIn(value),
      ...[...HUB_NAMES, own].flatMap((name) => valuesOf(value).map((each) => ({ [name]: each }))),
    ]
    const fits = (guess: JsonObject): boolean => isSame(valueAt(write({ ...parameters, ...guess }), path), value)
    const guess = guesses.find(fits)
    if (guess !== undefined) parameters = { ...parameters, ...guess }
  }
  return parameters
}

/** A form has texts in place of numbers. */
function valuesOf(value: unknown): readonly JsonValue[] {
  const isText = typeof value === 'string' && /^(?:-?\d+(?:\.\d+)?|true|false|[{[].*[}\]])$/s.test(value)
  if (!isText) return [value as JsonValue]
  try {
    return [value, JSON.parse(value) as JsonValue]
  } catch {
    return [value]
  }
}

/** Width and height, which many providers send as one value. */
function sizesIn(value: unknown): readonly JsonObject[] {
  const [, wide, high] = typeof value === 'string' ? (/^(\d+)[x*](\d+)$/.exec(value) ?? []) : []
  if (wide !== undefined && high !== undefined) return [{ width: Number(wide), height: Number(high) }]
  if (!isObject(value)) return []
  const { width, height } = value
  return typeof width === 'number' && typeof height === 'number' ? [{ width, height }] : []
}
