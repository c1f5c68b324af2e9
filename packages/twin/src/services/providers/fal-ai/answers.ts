import { type Answer, jsonAnswer } from '../../answer.ts'
import { jpeg, type Media, mediaFor, mp3, wav } from '../../media.ts'
import { anyOf, inAddress, type Place } from '../../place.ts'
import { JOB_COMPLAINT, queue, TIMEOUT_COMPLAINT } from '../../protocols/queue.ts'
import { made, type Stage, type TaskAnswers } from '../../provider-service.ts'
import { asFile, asFiles, asText } from '../../result.ts'
import type { Scenario } from '../../scenario.ts'

/** A file in fal's responses. */
interface FalFile {
  readonly url: string
  readonly content_type: string
  readonly file_name: string
  readonly file_size: number
}

/** Returns a model's output, with one file or all of them. */
export type Output = (file: FalFile, scenario: Scenario, files: readonly FalFile[]) => unknown

const REFUSED = jsonAnswer(422, {
  detail: [{ loc: ['body', 'prompt'], msg: JOB_COMPLAINT, type: 'content_policy_violation' }],
})

const TIMED_OUT = jsonAnswer(504, { detail: TIMEOUT_COMPLAINT, error_type: 'request_timeout' })

/** Routed calls select the queue with a query parameter, and direct calls with the host. */
const isQueue = (url: URL): boolean => url.host === 'queue.fal.run' || url.searchParams.get('_subdomain') === 'queue'

const fileOf = ({ link }: Stage, media: Media): FalFile => ({
  url: link(media),
  content_type: media.mediaType,
  file_name: 'output',
  file_size: media.bytes.length,
})

/** The synchronous URL, which returns the output and never a ticket. */
const placeAtOnce = ({ bases, model, scenario }: Stage, output: unknown): Place => ({
  method: 'POST',
  matches: (url) => anyOf(bases, `/${model}`)(url) && !isQueue(url),
  answer: () => answerAtOnce(scenario, output),
})

function answerAtOnce({ kind }: Scenario, output: unknown): Answer {
  if (kind === 'job-failed') return REFUSED
  return kind === 'never-ends' ? TIMED_OUT : jsonAnswer(200, output)
}

/** Tickets contain the app without the rest of the model's path, or another app. */
function ticketPathOf({ model, nonce }: Stage): string {
  const [owner, app] = model.split('/') as [string, string | undefined]
  return `/${owner}/${model.split('/').length > 2 ? app : `${app ?? 'app'}-queue`}/requests/${nonce.text}`
}

/** Where fal's client for JavaScript looks for a job, whatever its ticket says (`queue.js`). */
function pathFromId({ model, nonce }: Stage): string {
  const [owner, app = 'app'] = model.split('/')
  return `/${owner}/${app}/requests/${nonce.text}`
}

function placesInQueue(stage: Stage, output: unknown): Place[] {
  const { bases, model, nonce, scenario } = stage
  const ticketPath = ticketPathOf(stage)
  const paths = [...new Set([ticketPath, pathFromId(stage)])]
  const ofJob =
    (suffix: string) =>
    (url: URL): boolean =>
      isQueue(url) && paths.some((path) => anyOf(bases, `${path}${suffix}`)(url))
  const ticketUrl = `https://queue.fal.run${inAddress(ticketPath)}`
  const named = {
    request_id: nonce.text,
    response_url: ticketUrl,
    status_url: `${ticketUrl}/status`,
    cancel_url: `${ticketUrl}/cancel`,
  }
  const inQueue = { status: 'IN_QUEUE', ...named, queue_position: 0 }
  const completed = { status: 'COMPLETED', ...named, logs: [], metrics: { inference_time: 0.1 } }
  const places = queue(scenario, {
    submit: (url) => anyOf(bases, `/${model}`)(url) && isQueue(url),
    ticket: scenario.kind === 'at-once' ? completed : inQueue,
    status: ofJob('/status'),
    pending: [inQueue, { status: 'IN_PROGRESS', ...named, logs: [] }],
    done: completed,
    // fal has no failed state: the job is completed, and its result is an error.
    failed: completed,
    result: {
      at: ofJob(''),
      done: output,
      failed: REFUSED,
      early: jsonAnswer(400, { detail: 'Request is still in progress' }),
    },
    cancel: ofJob('/cancel'),
  })
  return [placeAtOnce(stage, output), ...places]
}

/** Speech in the response to the request, or from a job in the queue. */
export function atOnce(stage: Stage, outputOf: Output): TaskAnswers {
  const { nonce, scenario } = stage
  const media = scenario.kind === 'sound-as-wav' ? wav(nonce.text) : mp3(nonce.text)
  const file = fileOf(stage, media)
  return { places: placesInQueue(stage, outputOf(file, scenario, [file])), result: asFile(media) }
}

/** FLUX images are JPEG by default. */
const madeIn =
  ({ call }: Stage) =>
  (seed: string): Media =>
    call.task.endsWith('image') ? jpeg(seed) : mediaFor(call.task, seed)

export const IMAGES_COUNTED_BY = 'num_images'

/** A file from a job in the queue, or in the response, depending on the client. */
export function inQueue(stage: Stage, outputOf: Output): TaskAnswers {
  const media = made(stage, IMAGES_COUNTED_BY, madeIn(stage))
  const files = media.map((each) => fileOf(stage, each))
  return { places: placesInQueue(stage, outputOf(files[0] as FalFile, stage.scenario, files)), result: asFiles(media) }
}

/** An image's mask, in the response itself or as a file. */
export function mask(stage: Stage): TaskAnswers {
  const media = mediaFor(stage.call.task, stage.nonce.text)
  const file = fileOf(stage, media)
  const inline = `data:${media.mediaType};base64,${media.bytes.toString('base64')}`
  const isLinked = ['other-form', 'media-404', 'malicious'].includes(stage.scenario.kind)
  const output = { image: { ...file, url: isLinked ? file.url : inline } }
  return { places: placesInQueue(stage, output), result: { kind: 'media', media, also: [], orBase64: true } }
}

/** A transcription in the response to the request, or from a job in the queue. */
export function transcription(stage: Stage): TaskAnswers {
  const text = stage.nonce.word('Welcome to the museum')
  const body = { text, chunks: [{ text, timestamp: [0, 2.1], speaker: null }], inferred_languages: ['en'] }
  return { places: placesInQueue(stage, body), result: asText(text) }
}
