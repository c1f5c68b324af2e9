import { jsonAnswer } from '../answer.ts'
import { UNCHECKED_DOWNLOADS_IN_PYTHON } from '../blind-spot.ts'
import { JAVASCRIPT } from '../known-broken.ts'
import { mediaFor } from '../media.ts'
import { anyOf, type Place } from '../place.ts'
import type { ProviderService, ServedTask, Stage, TaskAnswers } from '../provider-service.ts'
import { JOB_COMPLAINT } from '../queue.ts'
import { asFile, asText, type Result } from '../result.ts'
import { LORA, SAMPLE_MODEL, type SampleMapping } from '../sample-mappings.ts'
import type { Scenario } from '../scenario.ts'

/** What a prediction puts out, and what of it must be shown. */
interface Output {
  readonly output: unknown
  readonly result: Result
}

/** A prediction, which is waited for by the request itself; what is not done by then is asked for at another address. */
function prediction({ bases, model, nonce, scenario }: Stage, { output, result }: Output): TaskAnswers {
  const versioned = model.includes(':')
  const get = `/v1/predictions/${nonce.text}`
  const state = (status: string, made: unknown, error: string | null) => ({
    id: nonce.text,
    model: versioned ? model.slice(0, model.indexOf(':')) : model,
    version: versioned ? model.slice(model.indexOf(':') + 1) : 'hidden',
    input: {},
    logs: '',
    output: made,
    error,
    status,
    urls: { get: `https://api.replicate.com${get}`, cancel: `https://api.replicate.com${get}/cancel` },
  })
  const done = state('succeeded', output, null)
  const first =
    scenario.kind === 'job-failed'
      ? state('failed', null, JOB_COMPLAINT)
      : scenario.kind === 'unfinished' || isAboutTheJob(scenario)
        ? state('processing', null, null)
        : done
  const submit: Place = {
    method: 'POST',
    matches: anyOf(bases, versioned ? '/v1/predictions' : `/v1/models/${model}/predictions`),
    answer: () => jsonAnswer(201, first),
  }
  const again: Place = { method: 'GET', matches: anyOf(bases, get), answer: () => jsonAnswer(200, done) }
  return { places: [submit, again], result }
}

/** Whether a harm befalls those alone who ask again. */
const isAboutTheJob = (scenario: Scenario): boolean =>
  scenario.kind === 'harm' && (scenario.harm.at === 'ticket' || scenario.harm.at === 'status')

function transcription(stage: Stage): TaskAnswers {
  const text = stage.nonce.word('The ferry leaves at nine')
  const output =
    stage.scenario.kind === 'other-form' ? text : { transcription: text, segments: [], detected_language: 'english' }
  return prediction(stage, { output, result: asText(text) })
}

function file(stage: Stage): TaskAnswers {
  const media = mediaFor(stage.call.task, stage.nonce.text)
  return prediction(stage, { output: stage.link(media), result: asFile(media) })
}

function listedFile(stage: Stage): TaskAnswers {
  const media = mediaFor(stage.call.task, stage.nonce.text)
  const link = stage.link(media)
  return prediction(stage, { output: stage.scenario.kind === 'other-form' ? link : [link], result: asFile(media) })
}

/** A model that is asked for by its version. */
const VERSION: SampleMapping = { name: 'version', mapping: { providerId: 'acme/lamp:5f0c' } }

const image: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: ['other-form', 'job-failed', 'media-404', 'unfinished'],
  answers: listedFile,
  mappings: [VERSION, ...LORA],
}

const speechOrVideo: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: ['job-failed', 'media-404', 'unfinished'],
  answers: file,
  mappings: [VERSION],
}

export const replicate: ProviderService = {
  id: 'replicate',
  baseUrls: ['https://api.replicate.com'],
  hub: 'lists',
  tasks: {
    'automatic-speech-recognition': {
      model: SAMPLE_MODEL,
      scenarios: ['other-form', 'job-failed', 'unfinished'],
      answers: transcription,
      mappings: [VERSION],
    },
    'image-to-image': image,
    'text-to-image': image,
    'text-to-speech': speechOrVideo,
    'text-to-video': speechOrVideo,
  },
  blindSpots: [
    { client: 'huggingface.js', scenarios: ['job-failed', 'unfinished'], loses: 'words' },
    // The page that stood in the file's place comes back as a Blob; its type gives it away.
    { client: 'huggingface.js', scenarios: ['media-404'], loses: 'words and status' },
    { client: 'huggingface_hub', scenarios: ['job-failed', 'unfinished'], loses: 'words' },
    ...UNCHECKED_DOWNLOADS_IN_PYTHON,
  ],
  knownBroken: [
    {
      ...JAVASCRIPT,
      file: 'huggingface-js-replicate-missing-file.mjs',
      provider: 'replicate',
      tasks: ['text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
      problem: 'A file that is not there comes back as if it were the result: the download is not checked.',
      instead: 'The example looks at the type of what came back before it saves it.',
      scenario: { kind: 'media-404' },
      exitCode: 0,
      prints: 'There is no such file here.',
    },
  ],
}
