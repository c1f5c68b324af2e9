import { jsonAnswer } from '../../answer.ts'
import { UNCHECKED_DOWNLOADS_IN_PYTHON } from '../../blind-spot.ts'
import {
  failureOf,
  JAVASCRIPT,
  MOVED_INTO_THE_CLEAR,
  malicious,
  PYTHON,
  UP_TO_THE_CLIENT,
} from '../../defects/known-broken.ts'
import { jpeg, mediaFor, wavByOlderType } from '../../media.ts'
import { anyOf, type Place } from '../../place.ts'
import { isObject } from '../../protocols/conversation.ts'
import { JOB_COMPLAINT, queue } from '../../protocols/queue.ts'
import { made, type ProviderService, type ServedTask, type Stage, type TaskAnswers } from '../../provider-service.ts'
import { headerOf } from '../../request.ts'
import { asFile, asFiles, asText, type Result } from '../../result.ts'
import { LORA, SAMPLE_MODEL, type SampleMapping } from '../../sample-mappings.ts'
import type { OwnScenario, Scenario } from '../../scenario.ts'

/** A prediction's output, and what the example must show. */
interface Output {
  readonly output: unknown
  readonly result: Result
}

/** A prediction. The request waits up to a minute; after that, the client must poll. */
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
    data_removed: false,
    error,
    source: 'api',
    status,
    created_at: '2026-01-01T00:00:00.000Z',
    urls: { get: `https://api.replicate.com${get}`, cancel: `https://api.replicate.com${get}/cancel` },
  })
  const done = state('succeeded', output, null)
  const isThere = scenario.kind === 'job-done-at-once'
  const running = state('processing', output, null)
  const places = queue(isThere ? { kind: 'never-ends' } : scenario, {
    submit: anyOf(bases, versioned ? '/v1/predictions' : `/v1/models/${model}/predictions`),
    accepted: 201,
    ticket: isThere ? running : isSlow(scenario) ? state('starting', null, null) : done,
    status: anyOf(bases, get),
    pending: isThere ? [running] : [state('starting', null, null), state('processing', null, null)],
    done,
    failed: state('failed', null, JOB_COMPLAINT),
  })
  const begun = state('starting', null, null)
  return {
    places: places.map((place) => withInput(place.method === 'POST' ? waiting(place, begun) : place)),
    result,
  }
}

/** A prediction contains its input: https://replicate.com/docs/topics/predictions. */
const withInput = (place: Place): Place => ({
  ...place,
  answer(request, earlier) {
    const answer = place.answer(request, earlier)
    const asked = [request, ...earlier].find(({ method }) => method === 'POST')
    const told: unknown = answer.status < 300 ? JSON.parse(Buffer.concat(answer.writes).toString()) : undefined
    if (asked === undefined || !isObject(told) || !Object.hasOwn(told, 'urls')) return answer
    const { input } = JSON.parse(asked.body.toString()) as { readonly input?: unknown }
    return { ...jsonAnswer(answer.status, { ...told, input }), ending: answer.ending }
  },
})

/** A request waits only if it asks to; otherwise the response comes before the prediction starts. */
const waiting = (place: Place, begun: unknown): Place => ({
  ...place,
  answer: (request, earlier) =>
    /^wait\b/.test(headerOf(request, 'prefer') ?? '') ? place.answer(request, earlier) : jsonAnswer(201, begun),
})

/** Whether a prediction takes longer than the request waits. */
const isSlow = (scenario: Scenario): boolean =>
  ['unfinished', 'job-failed', 'status-500', 'never-ends'].includes(scenario.kind) || isAboutTheJob(scenario)

/** Whether a malicious answer affects only clients that poll. */
const isAboutTheJob = (scenario: Scenario): boolean =>
  scenario.kind === 'malicious' && (scenario.malicious.at === 'ticket' || scenario.malicious.at === 'status')

function transcription(stage: Stage): TaskAnswers {
  const text = stage.nonce.word('The ferry leaves at nine')
  const output =
    stage.scenario.kind === 'other-form' ? text : { transcription: text, segments: [], detected_language: 'english' }
  return prediction(stage, { output, result: asText(text) })
}

function file(stage: Stage): TaskAnswers {
  const { call, nonce, scenario } = stage
  const media = scenario.kind === 'sound-as-wav' ? wavByOlderType(nonce.text) : mediaFor(call.task, nonce.text)
  return prediction(stage, { output: stage.link(media), result: asFile(media) })
}

function listedFile(stage: Stage): TaskAnswers {
  const pictures = made(stage, IMAGES_COUNTED_BY, jpeg)
  const links = pictures.map(stage.link)
  return prediction(stage, {
    output: stage.scenario.kind === 'other-form' ? links[0] : links,
    result: asFiles(pictures),
  })
}

/** The parameter's name in Black Forest Labs models: https://replicate.com/black-forest-labs/flux-schnell. */
const IMAGES_COUNTED_BY = 'num_outputs'

/** What can happen to a prediction besides success. */
const PREDICTED: readonly OwnScenario[] = ['job-done-at-once', 'unfinished', 'job-failed', 'status-500', 'never-ends']

/** A model that is called by version. */
const VERSION: SampleMapping = { name: 'version', mapping: { providerId: 'acme/lamp:5f0c' } }

const image: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: ['other-form', ...PREDICTED, 'media-404'],
  answers: listedFile,
  countedBy: IMAGES_COUNTED_BY,
  mappings: [VERSION, ...LORA],
}

const speechOrVideo: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: [...PREDICTED, 'media-404'],
  answers: file,
  mappings: [VERSION],
}

const TASKS = ['text-to-video', 'automatic-speech-recognition', 'image-to-image', 'text-to-image', 'text-to-speech']

const GIVES_UP =
  'If a prediction takes longer than a minute, as with a cold model or a video, the client gives up without polling, and billing continues.'
const ENDS_EARLY =
  'We still offer the example, but it gives up as well. Examples for HTTP clients, such as `requests` and `fetch`, poll until the result is ready.'

export const replicate: ProviderService = {
  id: 'replicate',
  baseUrls: ['https://api.replicate.com'],
  hub: 'lists',
  tasks: {
    'automatic-speech-recognition': {
      model: SAMPLE_MODEL,
      scenarios: ['other-form', ...PREDICTED],
      answers: transcription,
      mappings: [VERSION],
    },
    'image-to-image': image,
    'text-to-image': {
      ...image,
      mappings: [
        ...(image.mappings ?? []),
        { name: 'few-steps', mapping: { providerId: 'black-forest-labs/flux-schnell' } },
      ],
    },
    'text-to-speech': { ...speechOrVideo, scenarios: ['sound-as-wav', ...speechOrVideo.scenarios] },
    'text-to-video': speechOrVideo,
  },
  blindSpots: [
    // Neither client polls.
    { client: 'huggingface.js', scenarios: ['status-500', 'never-ends'], loses: 'the scenario' },
    { client: 'huggingface.js', scenarios: ['job-failed', 'unfinished'], loses: 'words' },
    // The error page is returned as a Blob; its type reveals it.
    { client: 'huggingface.js', scenarios: ['media-404'], loses: 'words and status' },
    { client: 'huggingface_hub', scenarios: ['status-500', 'never-ends'], loses: 'the scenario' },
    { client: 'huggingface_hub', scenarios: ['job-failed', 'unfinished'], loses: 'words' },
    ...UNCHECKED_DOWNLOADS_IN_PYTHON,
    { client: 'replicate', language: 'python', scenarios: ['status-500'], loses: 'words' },
    { client: 'replicate', language: 'js', scenarios: ['media-404'], loses: 'words and status' },
  ],
  knownBroken: [
    {
      ...JAVASCRIPT,
      file: 'huggingface-js-replicate-gives-up.mjs',
      provider: 'replicate',
      tasks: TASKS,
      problem: `${GIVES_UP} The error says only that the response is malformed.`,
      instead: ENDS_EARLY,
      scenario: { kind: 'unfinished' },
      exitCode: 1,
      says: 'Received malformed response',
    },
    {
      ...PYTHON,
      file: 'huggingface-hub-replicate-gives-up.py',
      provider: 'replicate',
      tasks: TASKS,
      problem: GIVES_UP,
      instead: ENDS_EARLY,
      scenario: { kind: 'unfinished' },
      exitCode: 1,
      says: 'timed out after 60 seconds',
    },
    {
      ...JAVASCRIPT,
      file: 'huggingface-js-replicate-missing-file.mjs',
      provider: 'replicate',
      tasks: ['text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
      problem:
        'The client doesn’t check the download: if the file is missing, the client returns the error page as the result.',
      instead: 'The example checks the content type before it saves the file.',
      scenario: { kind: 'media-404' },
      exitCode: 0,
      prints: 'There is no such file here.',
    },
    {
      client: 'replicate',
      release: '1.4.0',
      file: 'replicate-hides-missing-file.mjs',
      provider: 'replicate',
      target: 'direct',
      variable: 'REPLICATE_API_TOKEN',
      tasks: ['text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
      problem: 'If a file is missing, the client fails with an error in its own code, without the status.',
      instead: 'The example shows the error unchanged.',
      scenario: { kind: 'media-404' },
      exitCode: 1,
      says: 'init is not defined',
      hides: '404',
    },
    {
      client: 'replicate',
      release: '1.4.0',
      file: 'replicate-leaves-https.mjs',
      provider: 'replicate',
      target: 'direct',
      variable: 'REPLICATE_API_TOKEN',
      tasks: TASKS,
      problem: 'The client follows redirects from `https://` to `http://`, but doesn’t send the API key there.',
      instead: UP_TO_THE_CLIENT,
      scenario: malicious('submit-moved-into-the-clear'),
      exitCode: 1,
      asks: 'http://api.replicate.com/',
      takesToken: false,
      follows: MOVED_INTO_THE_CLEAR,
    },
    {
      client: 'replicate',
      release: '1.0.7',
      file: 'replicate-hides-words.py',
      provider: 'replicate',
      target: 'direct',
      variable: 'REPLICATE_API_TOKEN',
      tasks: TASKS,
      problem:
        'The client’s error for a rejected request contains only the status, unless the response is in the problem details format (RFC 9457).',
      instead: 'The example shows the error unchanged.',
      scenario: { kind: 'refused', failure: failureOf('403-text') },
      exitCode: 1,
      says: 'status: 403',
      hides: 'RBAC',
    },
    {
      client: 'replicate',
      release: '1.0.7',
      file: 'replicate-sends-key-to-files.py',
      provider: 'replicate',
      target: 'direct',
      variable: 'REPLICATE_API_TOKEN',
      tasks: ['text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
      problem: 'The client sends the API key to any host that a prediction’s output names, when it downloads the file.',
      instead: 'The example gets URLs instead of files, and downloads them without the key.',
      scenario: { kind: 'success' },
      exitCode: 0,
      leaksTo: 'files.replicate.example',
    },
  ],
}
