import { jsonAnswer } from '../../answer.ts'
import { flac, jpeg, type Media, mp4, png, sampled, wav, wavByOlderType } from '../../media.ts'
import { completionPlaces, openAiTasks } from '../../openai-compatible.ts'
import { anyOf, mediaAnswer, type Place } from '../../place.ts'
import type { Stage, TaskAnswers } from '../../provider-service.ts'
import { headerOf } from '../../request.ts'
import { asFile, embeddingsOf, shownOf } from '../../result.ts'
import { findTask } from '../../tasks/index.ts'
import type { PipelineAnswer } from '../../tasks/pipeline-answer.ts'

/** Tasks whose pipeline can be part of the URL. */
const IN_ADDRESS: ReadonlySet<string> = new Set(['feature-extraction', 'sentence-similarity'])

/** The paths of a model. */
function pathsOf({ call: { target, task }, model }: Stage): string[] {
  // The user's endpoint is called with its URL as given, with or without a trailing slash.
  if (target === 'endpoint') return ['', '/']
  return [`/models/${model}`, ...(IN_ADDRESS.has(task) ? [`/models/${model}/pipeline/${task}`] : [])]
}

const placesOf = (stage: Stage, answer: Place['answer']): Place[] =>
  pathsOf(stage).map((path) => ({ method: 'POST', matches: anyOf(stage.bases, path), answer }))

function played({ call: { task }, nonce }: Stage, form: 'plain' | 'other'): PipelineAnswer {
  const { answer, otherAnswer = answer } = findTask(task) ?? {}
  const given = form === 'plain' ? answer : otherAnswer
  if (given === undefined) throw new Error(`hf-inference does not answer ${task} with JSON`)
  return given(nonce)
}

const formOf = ({ scenario }: Stage): 'plain' | 'other' => (scenario.kind === 'other-form' ? 'other' : 'plain')

/** A task with a JSON response. */
export function pipeline(stage: Stage): TaskAnswers {
  const { body, result } = played(stage, formOf(stage))
  return { places: placesOf(stage, () => jsonAnswer(200, body)), result }
}

/** Each of the two published clients reads a format that the other one rejects. */
export function imageToText(stage: Stage): TaskAnswers {
  const { body, result } = played(stage, formOf(stage))
  const { body: listed } = played(stage, 'other')
  const places = placesOf(stage, (request) => {
    const isPython = headerOf(request, 'user-agent')?.includes('hf_hub') === true
    return jsonAnswer(200, isPython ? listed : body)
  })
  return { places, result }
}

/** Text generation with the pipeline, or with completions in OpenAI's format. */
export function textGeneration(stage: Stage): TaskAnswers {
  const { places, result } = pipeline(stage)
  return { places: [...completionPlaces(stage, completionPrefix(stage)), ...places], result }
}

function completionPrefix(stage: Stage): string {
  return stage.call.target === 'endpoint' ? endpointPrefix(stage) : `/models/${stage.model}/v1`
}

/** An endpoint's OpenAI API is under `/v1`, whether or not its base URL includes that. */
const endpointPrefix = ({ bases }: Stage): string => (bases[0]?.endsWith('/v1') ? '' : '/v1')

/** The responses of endpoint servers to methods of OpenAI's API. */
const openAiPlaces = (stage: Stage, task: 'automatic-speech-recognition' | 'feature-extraction'): readonly Place[] =>
  stage.call.target === 'endpoint' ? openAiTasks(endpointPrefix(stage), [task])[task].answers(stage).places : []

/** Transcription with the pipeline or OpenAI's API. */
export function transcription(stage: Stage): TaskAnswers {
  const { places, result } = pipeline(stage)
  return { places: [...places, ...openAiPlaces(stage, 'automatic-speech-recognition')], result }
}

/** Each text of a list has an embedding. */
function severalEmbeddings(stage: Stage): TaskAnswers {
  const all = embeddingsOf(stage.call.inputs, stage.nonce)
  return { places: placesOf(stage, () => jsonAnswer(200, all)), result: shownOf(stage.call, all) }
}

/** Embeddings with the pipeline or OpenAI's API. */
export function embedding(stage: Stage): TaskAnswers {
  const { places, result } = Array.isArray(stage.call.inputs) ? severalEmbeddings(stage) : pipeline(stage)
  return { places: [...places, ...openAiPlaces(stage, 'feature-extraction')], result }
}

/** An image in the requested format. */
export function image(stage: Stage): TaskAnswers {
  const media = jpeg(stage.nonce.text)
  const asPng = png(stage.nonce.text)
  const places = placesOf(stage, (request) => {
    const accept = headerOf(request, 'accept')
    if (stage.call.target !== 'endpoint') return mediaAnswer(accept?.startsWith('image/png') === true ? asPng : media)
    // The hub's toolkit returns JSON unless `Accept` names one type; it doesn't support lists.
    if (accept === undefined || accept === '*/*') return jsonAnswer(200, asPng.bytes.toString('base64'))
    const named = [media, asPng].find(({ mediaType }) => mediaType === accept)
    return named === undefined
      ? jsonAnswer(400, { error: `Accept type "${accept}" not supported.` })
      : mediaAnswer(named)
  })
  const body = { created: 1_780_000_000, data: [{ b64_json: asPng.bytes.toString('base64') }] }
  const openAi: Place = {
    method: 'POST',
    matches: anyOf(stage.bases, `${endpointPrefix(stage)}/images/generations`),
    answer: () => jsonAnswer(200, body),
  }
  return { places: stage.call.target === 'endpoint' ? [...places, openAi] : places, result: asFile(media) }
}

/** A video as a file, which endpoints return and the hub's own service doesn't. */
export function video(stage: Stage): TaskAnswers {
  const media = mp4(stage.nonce.text)
  return {
    places: stage.call.target === 'endpoint' ? placesOf(stage, () => mediaAnswer(media)) : [],
    result: asFile(media),
  }
}

/** Audio as a file, in a pipeline's format or as WAV. */
function recording(stage: Stage): TaskAnswers {
  const { call, nonce, scenario } = stage
  const asWav = call.task === 'text-to-audio' ? wavByOlderType : wav
  const media = (scenario.kind === 'sound-as-wav' ? asWav : flac)(nonce.text)
  return { places: placesOf(stage, () => mediaAnswer(media)), result: asFile(media) }
}

/** Audio from an endpoint: samples in JSON, as in the hub's toolkit, or a file with OpenAI's API. */
function soundOfEndpoint(stage: Stage): TaskAnswers {
  const { channels: audio, rate, media } = sampled(stage.nonce.text, 2)
  const places = placesOf(stage, (request) => {
    const accept = headerOf(request, 'accept') ?? '*/*'
    return accept === '*/*' || accept === 'application/json'
      ? jsonAnswer(200, { audio, sampling_rate: rate })
      : jsonAnswer(400, { error: 'Audio serialization not implemented' })
  })
  const matches = anyOf(stage.bases, `${endpointPrefix(stage)}/audio/speech`)
  const openAi: Place = { method: 'POST', matches, answer: () => mediaAnswer(media) }
  return { places: [...places, openAi], result: asFile(media) }
}

/** Audio: a file for transformers models, JSON for those of other libraries, and either if the library isn't known. */
export function speech(stage: Stage): TaskAnswers {
  const { call, nonce, scenario } = stage
  if (call.target === 'endpoint') return soundOfEndpoint(stage)
  const isFile = formOf(stage) === 'plain'
  const library = call.libraryName ?? (isFile ? 'transformers' : undefined)
  if (scenario.kind === 'samples') {
    // As in a pipeline: one list per channel.
    const { channels: audio, rate, media } = sampled(nonce.text)
    return {
      places: placesOf(stage, () => jsonAnswer(200, { audio, sampling_rate: rate })),
      result: asFile(media),
      ...(call.libraryName === 'transformers' ? { isUndocumented: true } : undefined),
    }
  }
  if (library === 'transformers') return recording(stage)
  const media = wav(nonce.text)
  const body = { audio: media.bytes.toString('base64'), sampling_rate: 16_000 }
  return { places: placesOf(stage, () => jsonAnswer(200, body)), result: asFile(media, '16000') }
}

/** Separated audio tracks in the response itself. */
export function separatedSounds(stage: Stage): TaskAnswers {
  const make = stage.scenario.kind === 'sound-as-wav' ? wav : flac
  const [speech, music] = [make(stage.nonce.text), make(stage.nonce.word('music'))]
  const itemOf = (label: string, { bytes, mediaType }: Media) => ({
    label,
    'content-type': mediaType,
    blob: bytes.toString('base64'),
  })
  const body = [itemOf('speech', speech), itemOf('music', music)]
  return { places: placesOf(stage, () => jsonAnswer(200, body)), result: { ...asFile(speech), others: [music] } }
}
