import { setField } from '../values/read-json.ts'
import { json, type Route } from './provider.ts'
import { fieldsOf, jsonRoute, renamed } from './task-route.ts'

/** Routes that several providers share because they follow OpenAI's interface. `base` ends before `/completions`. */

export const completionsRoute = (base: string): Route =>
  jsonRoute(`${base}/completions` as `/${string}`, ({ inputs, parameters, providerModel }) =>
    json(
      fieldsOf(
        { model: providerModel, prompt: inputs.text ?? '' },
        renamed(parameters, { max_new_tokens: 'max_tokens' }),
      ),
    ),
  )

/** The form in which some hub clients still send a completion: the text twice, parameters in an object of their own. */
export const completionsWithInputsRoute = (base: string): Route =>
  jsonRoute(`${base}/completions` as `/${string}`, ({ inputs, parameters, providerModel }) =>
    json({
      model: providerModel,
      inputs: inputs.text ?? '',
      prompt: inputs.text ?? '',
      ...(Object.keys(parameters).length > 0 ? { parameters } : undefined),
    }),
  )

export const embeddingsRoute = (base: string): Route =>
  jsonRoute(`${base}/embeddings` as `/${string}`, ({ inputs, parameters, providerModel }) =>
    json(fieldsOf({ model: providerModel, input: inputs.text ?? '' }, parameters)),
  )

/** @param format the provider's word for an image in the answer, `b64_json` by OpenAI's own */
export const imagesRoute = (
  base: string,
  format: 'b64_json' | 'base64' = 'b64_json',
  names: { readonly [from: string]: string } = {},
): Route => ({
  path: () => `${base}/images/generations`,
  body: ({ inputs, parameters, providerModel }) =>
    json(
      fieldsOf(
        { model: providerModel, prompt: inputs.text ?? '' },
        { ...renamed(parameters, names), response_format: format },
      ),
    ),
  result: () => ({ kind: 'base64', at: ['data', 0, 'b64_json'], fileName: 'image.jpg' }),
})

/** Formats of speech that have their name as the ending of a file. */
const SOUNDS: readonly unknown[] = ['mp3', 'wav', 'flac', 'opus', 'aac', 'pcm']

/** @param format what the provider answers with where no format is asked for */
export const speechRoute = (
  base: string,
  voice: (model: string) => string | undefined = () => undefined,
  format = 'mp3',
): Route => ({
  path: () => `${base}/audio/speech`,
  body: ({ inputs, parameters, providerModel }) => {
    const spoken = voice(providerModel)
    return json(
      fieldsOf(
        { model: providerModel, input: inputs.text ?? '' },
        spoken === undefined ? parameters : { voice: spoken, ...parameters },
      ),
    )
  },
  result: ({ parameters: { response_format: asked } }) => ({
    kind: 'bytes',
    fileName: `speech.${SOUNDS.includes(asked) ? asked : format}`,
  }),
})

/** Endings of the file names that the hub's clients give to audio in a form. */
const ENDINGS: { readonly [mediaType: string]: string } = {
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
}

export const transcriptionsRoute = (base: string): Route => ({
  path: () => `${base}/audio/transcriptions`,
  body: ({ file, inputs, parameters, providerModel }) => {
    const fields: { [name: string]: string } = { model: providerModel }
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null) setField(fields, name, typeof value === 'string' ? value : JSON.stringify(value))
    }
    const ending = ENDINGS[inputs.file?.mediaType ?? ''] ?? 'wav'
    return { kind: 'form', file: file('bytes'), fileName: `audio.${ending}`, fields }
  },
  result: () => ({ kind: 'json' }),
})
