import { getOwn } from '../values/get-own.ts'
import { setField } from '../values/read-json.ts'
import type { JsonValue } from '../values/value.ts'
import { json, type ResponseResult, type Route, type RouteInput } from './provider.ts'
import { fieldsOf, GENERATED_TEXT, jsonRoute, renamed, severalBy } from './task-route.ts'

/** Routes that several providers share because they follow OpenAI's interface. `base` ends before `/completions`. */

/** The parameters of a completion in OpenAI’s own API. */
export const COMPLETION_PARAMETERS: readonly string[] = [
  'best_of',
  'echo',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'n',
  'presence_penalty',
  'seed',
  'stop',
  'suffix',
  'temperature',
  'top_p',
  'user',
]

const COMPLETION_NAMES = { max_new_tokens: 'max_tokens' }

/** @param parameters what the provider documents beside model and prompt; anything is sent where nothing is said */
export const completionsRoute = (base: string, parameters?: readonly string[]): Route => ({
  ...jsonRoute(
    `${base}/completions` as `/${string}`,
    ({ inputs, parameters, providerModel }) =>
      json(fieldsOf({ model: providerModel, prompt: inputs.text ?? '' }, renamed(parameters, COMPLETION_NAMES))),
    GENERATED_TEXT,
  ),
  ...knowing(parameters, COMPLETION_NAMES),
})

/** Why huggingface_hub can’t limit a completion: it sends the limit under the hub’s name. */
export const unrenamedLimit =
  (label: string) =>
  ({ parameters }: RouteInput): string | undefined =>
    Object.hasOwn(parameters, 'max_new_tokens')
      ? `the client sends max_new_tokens, but ${label} expects max_tokens`
      : undefined

/** Why huggingface.js can’t send parameters with a completion: it puts them into a nested object. */
export const hiddenParameters = ({ parameters }: RouteInput): string | undefined =>
  Object.keys(parameters).length > 0
    ? 'the client sends the parameters in a field that the provider doesn’t read'
    : undefined

/**
 * The assumption behind a completion at `/v1`, which the Hugging Face clients send but the provider doesn’t document.
 *
 * @param reference the address of the provider's reference, which does not name it
 */
export const undocumentedCompletions = (label: string, reference: string): Pick<Route, 'assumption'> => ({
  assumption: {
    what: `We assume that ${label} supports text completion at /v1/completions, which the Hugging Face clients call.`,
    why: `${label}’s API reference doesn’t list that endpoint (${reference}).`,
    howToKnow: `Run the example; if the request is rejected, use a chat model on ${label}`,
  },
})

/** The parameters of a route, including renamed ones. */
export const knowing = (
  parameters: readonly string[] | undefined,
  names: { readonly [from: string]: string } = {},
): Pick<Route, 'parameters'> =>
  parameters === undefined
    ? {}
    : { parameters: [...parameters, ...Object.keys(names).filter((name) => parameters.includes(names[name] ?? ''))] }

/** The embedding is then a string, not a list of numbers. */
const inBase64 = ({ parameters }: RouteInput): boolean => parameters.encoding_format === 'base64'

const EMBEDDING = { at: ['data', 0, 'embedding'], as: 'numbers' } as const
const EMBEDDINGS = { at: ['data'], as: 'embeddings' } as const

export const embeddingsRoute = (base: string, parameters?: readonly string[]): Route => ({
  path: () => `${base}/embeddings`,
  body: ({ inputs, parameters, providerModel }) =>
    json(fieldsOf({ model: providerModel, input: inputs.texts ?? inputs.text ?? '' }, parameters)),
  result: (input) => ({
    kind: 'json',
    ...(inBase64(input) ? undefined : { shows: input.inputs.texts === undefined ? EMBEDDING : EMBEDDINGS }),
  }),
  unsupported: (input) =>
    inBase64(input) && input.inputs.texts !== undefined
      ? 'examples with a list of texts can print only numbers, not base64; pass one text, or leave out encoding_format'
      : undefined,
  unsupportedByHub: (input) =>
    inBase64(input) ? 'the Hugging Face clients expect numbers, but the response is base64 text' : undefined,
  ...knowing(parameters),
})

/** The response to a request for `n` images. */
export const imageIn = (input: RouteInput, extension: 'jpg' | 'png'): ResponseResult => ({
  kind: 'base64',
  at: ['data', 0, 'b64_json'],
  fileName: `image.${extension}`,
  ...severalBy(input, 'n'),
})

/**
 * Returns the route for images.
 *
 * @param known.format the provider's `response_format` for base64; OpenAI's is `b64_json`
 * @param known.names parameters that the provider names differently
 */
export const imagesRoute = (
  base: string,
  known: {
    readonly format?: 'b64_json' | 'base64'
    readonly names?: { readonly [from: string]: string }
    readonly parameters?: readonly string[]
  } = {},
): Route => ({
  path: () => `${base}/images/generations`,
  body: ({ inputs, parameters, providerModel }) =>
    json(
      fieldsOf(
        { model: providerModel, prompt: inputs.text ?? '' },
        { ...renamed(parameters, known.names ?? {}), response_format: known.format ?? 'b64_json' },
      ),
    ),
  result: (input) => imageIn(input, 'jpg'),
  ...knowing(known.parameters, known.names),
})

/** Audio formats that can be requested, which are also file extensions. */
const SOUNDS = ['aac', 'flac', 'mp3', 'opus', 'pcm', 'raw', 'wav'] as const

/**
 * @param known.format what the provider answers with where the parameter `response_format` says nothing
 */
export const speechRoute = (
  base: string,
  known: { readonly format?: 'mp3' | 'wav'; readonly parameters?: readonly string[] } = {},
): Route => ({
  path: () => `${base}/audio/speech`,
  body: ({ inputs, parameters, providerModel }) =>
    json(fieldsOf({ model: providerModel, input: inputs.text ?? '' }, parameters)),
  result: ({ parameters: { response_format: format } }) => ({
    kind: 'bytes',
    fileName: `speech.${SOUNDS.find((each) => each === format) ?? known.format ?? 'mp3'}`,
  }),
  ...knowing(known.parameters),
})

/** Extensions of the file names that the Hugging Face clients give to audio in a form. */
const ENDINGS: { readonly [mediaType: string]: string } = {
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
}

/** Transcription formats other than JSON, with their file extensions. */
const TRANSCRIPTS: { readonly [format: string]: string } = { srt: 'srt', text: 'txt', vtt: 'vtt' }

const transcriptOf = ({ parameters: { response_format: format } }: RouteInput): string | undefined =>
  typeof format === 'string' ? getOwn(TRANSCRIPTS, format) : undefined

/** Parameters that are lists, with their lengths. */
const listsOf = ({ parameters }: RouteInput): readonly { readonly name: string; readonly items: number }[] =>
  Object.entries(parameters).flatMap(([name, value]) => (Array.isArray(value) ? [{ name, items: value.length }] : []))

/** Forms send each item of a list as a separate field; here, a list has one item. */
const textOf = (value: JsonValue): string => {
  const single = Array.isArray(value) ? value[0] : value
  return typeof single === 'string' ? single : JSON.stringify(single)
}

export const transcriptionsRoute = (base: string, parameters?: readonly string[]): Route => ({
  path: () => `${base}/audio/transcriptions`,
  body: ({ file, inputs, parameters, providerModel }) => {
    const fields: { [name: string]: string } = { model: providerModel }
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null) setField(fields, name, textOf(value))
    }
    const ending = ENDINGS[inputs.file?.mediaType ?? ''] ?? 'wav'
    return { kind: 'form', file: file('bytes'), fileName: `audio.${ending}`, fields }
  },
  result(input) {
    const ending = transcriptOf(input)
    return ending === undefined ? { kind: 'json' } : { kind: 'bytes', fileName: `transcript.${ending}` }
  },
  unsupported(input) {
    const list = listsOf(input).find(({ items }) => items !== 1)
    return list === undefined ? undefined : `our examples send exactly one ${list.name} value; pass one`
  },
  unsupportedByHub(input) {
    if (transcriptOf(input) !== undefined) return 'the Hugging Face clients expect JSON, but the response is text'
    return listsOf(input).length > 0
      ? 'the Hugging Face clients send a list as JSON, but the API expects a separate form field for each item'
      : undefined
  },
  ...knowing(parameters),
})
