import { type Answer, bytesAnswer, jsonAnswer } from '../service/answer.ts'
import { headerOf, type RecordedRequest, type Service } from '../service/twin.ts'
import { flac, jpeg, type Media, mp3, mp4, png, wav } from './media.ts'
import { Nonce, pipelineAnswer, type Result } from './result.ts'
import type { Scene } from './scene.ts'
import { providerModelOf, servingProvider, type TaskCall } from './task-call.ts'

type Request = Omit<RecordedRequest, 'service'>

/** Why a job failed; the reader must be told. */
export const JOB_COMPLAINT = 'The picture was refused by the safety checker.'
/** What a status question is answered with when it fails. */
export const STATUS_COMPLAINT = 'The queue could not be reached.'

/** How many status answers say "not yet" before the one that says "done". */
const PENDING_ANSWERS = 2

/** A service of one call and what it will have answered. */
export interface TaskService extends Service {
  readonly task: string
  readonly result: Result
  readonly scene: Scene
  /** Host that serves the finished files. A token must never reach it. */
  readonly mediaHost: string
  /** Whether a request is the one that asks for inference, and not a question how far it is or a download. */
  isSubmit(request: Pick<RecordedRequest, 'method'>): boolean
}

/** One address that a service answers. */
interface Place {
  readonly method: 'GET' | 'POST'
  readonly matches: (url: URL) => boolean
  readonly answer: (request: Request, earlier: readonly RecordedRequest[]) => Answer
}

interface Stage {
  readonly call: TaskCall
  readonly scene: Scene
  readonly nonce: Nonce
  readonly model: string
  /** All before a provider's own path, for requests of this mode. */
  readonly bases: readonly string[]
  readonly mediaHost: string
  /** Address of a file that only this run has. */
  readonly link: (media: Media) => string
}

interface Play {
  readonly places: readonly Place[]
  readonly result: Result
}

const DIRECT_BASES: Readonly<Record<string, readonly string[]>> = {
  deepinfra: ['https://api.deepinfra.com'],
  'fal-ai': ['https://queue.fal.run', 'https://fal.run'],
  'featherless-ai': ['https://api.featherless.ai'],
  groq: ['https://api.groq.com'],
  novita: ['https://api.novita.ai'],
  nscale: ['https://inference.api.nscale.com'],
  ovhcloud: ['https://oai.endpoints.kepler.ai.cloud.ovh.net'],
  replicate: ['https://api.replicate.com'],
  scaleway: ['https://api.scaleway.ai'],
  together: ['https://api.together.xyz'],
  wavespeed: ['https://api.wavespeed.ai'],
  'zai-org': ['https://api.z.ai'],
}

/** Paths as a server reads them; clients differ in what they percent-encode, and some encode nothing. */
function same(base: string, path: string): (url: URL) => boolean {
  const { origin, pathname } = new URL(base)
  const whole = (pathname === '/' ? '' : pathname) + path
  const wanted = new Set([whole === '' ? '/' : whole, decodedPath(new URL(base + path))])
  return (url) => url.origin === origin && wanted.has(decodedPath(url))
}

/** A path as it stands in an address. */
const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

const anyOf = (bases: readonly string[], path: string) => {
  const tests = bases.map((base) => same(base, path))
  return (url: URL): boolean => tests.some((test) => test(url))
}

const mediaAnswer = (media: Media): Answer => bytesAnswer(200, media.mediaType, media.bytes)

const asFile = (media: Media, ...also: string[]): Result => ({ kind: 'media', media, also, orBase64: false })

/** Media of the kind that a task makes. */
function mediaFor(task: string, seed: string): Media {
  if (task.endsWith('video')) return mp4(seed)
  if (task.endsWith('image') || task === 'image-segmentation') return png(seed)
  return wav(seed)
}

/** The addresses of a job's submission, its status, its result and its file. */
function queue(
  stage: Stage,
  parts: {
    readonly submit: (url: URL) => boolean
    readonly ticket: unknown
    readonly status: (url: URL) => boolean
    readonly pending: readonly unknown[]
    readonly done: unknown
    readonly failed: unknown
    /** Where the result is, when it does not come with the last status answer. */
    readonly result?: {
      readonly at: (url: URL) => boolean
      readonly done: unknown
      readonly failed: Answer
      readonly early: Answer
    }
  },
): Place[] {
  const authorizationOfSubmit = (earlier: readonly RecordedRequest[]) => {
    const submit = earlier.find((request) => request.method === 'POST' && parts.submit(new URL(request.url)))
    return submit && headerOf(submit, 'authorization')
  }
  const guarded = (request: Request, earlier: readonly RecordedRequest[], answer: () => Answer): Answer => {
    const wanted = authorizationOfSubmit(earlier)
    if (wanted === undefined) return jsonAnswer(404, { error: 'No such job' })
    if (headerOf(request, 'authorization') !== wanted)
      return jsonAnswer(401, { error: 'The job belongs to somebody else' })
    return answer()
  }
  const asked = (earlier: readonly RecordedRequest[]) =>
    earlier.filter((request) => request.method === 'GET' && parts.status(new URL(request.url))).length
  const { kind } = stage.scene
  const isDone = (earlier: readonly RecordedRequest[]) =>
    kind !== 'never-ends' && (kind === 'at-once' || asked(earlier) > PENDING_ANSWERS)
  return [
    { method: 'POST', matches: parts.submit, answer: () => jsonAnswer(200, parts.ticket) },
    {
      method: 'GET',
      matches: parts.status,
      answer: (request, earlier) =>
        guarded(request, earlier, () => {
          if (kind === 'status-500') return jsonAnswer(500, { error: STATUS_COMPLAINT })
          const turn = asked(earlier)
          if (kind === 'never-ends' || (kind !== 'at-once' && turn < PENDING_ANSWERS)) {
            return jsonAnswer(200, parts.pending[Math.min(turn, parts.pending.length - 1)])
          }
          return jsonAnswer(200, kind === 'job-failed' ? parts.failed : parts.done)
        }),
    },
    ...(parts.result === undefined
      ? []
      : [
          {
            method: 'GET',
            matches: parts.result.at,
            answer: (request, earlier) =>
              guarded(request, earlier, () => {
                const { done, failed, early } = parts.result as NonNullable<typeof parts.result>
                if (!isDone(earlier)) return early
                return kind === 'job-failed' ? failed : jsonAnswer(200, done)
              }),
          } satisfies Place,
        ]),
  ]
}

function fal(stage: Stage): Play {
  const { call, model, nonce, scene } = stage
  const { task } = call
  if (task === 'automatic-speech-recognition') {
    const text = nonce.word('Welcome to the museum')
    const body = { text, chunks: [{ text, timestamp: [0, 2.1], speaker: null }], inferred_languages: ['en'] }
    return {
      places: [{ method: 'POST', matches: anyOf(stage.bases, `/${model}`), answer: () => jsonAnswer(200, body) }],
      result: { kind: 'json', shown: [text], pictures: [] },
    }
  }
  const media = mediaFor(task, nonce.text)
  const file = {
    url: stage.link(media),
    content_type: media.mediaType,
    file_name: 'output',
    file_size: media.bytes.length,
  }
  const output = ((): unknown => {
    if (task === 'image-segmentation') {
      const inline = `data:${media.mediaType};base64,${media.bytes.toString('base64')}`
      return { image: { ...file, url: scene.kind === 'other-form' ? file.url : inline } }
    }
    if (task.endsWith('video')) return { video: file, seed: 7 }
    if (task.endsWith('image'))
      return { images: [{ ...file, width: 64, height: 32 }], seed: 7, has_nsfw_concepts: [false] }
    if (task === 'text-to-audio' && scene.kind !== 'other-form') return { audio_file: file }
    return { audio: file, text: '' }
  })()
  const result: Result =
    task === 'image-segmentation' ? { kind: 'media', media, also: [], orBase64: true } : asFile(media)
  const refused = jsonAnswer(422, {
    detail: [{ loc: ['body', 'prompt'], msg: JOB_COMPLAINT, type: 'content_policy_violation' }],
  })
  const atOnce: Place = {
    method: 'POST',
    // Through the router, the query tells the queue from the immediate answer; directly, the host does.
    matches: (url) =>
      anyOf(stage.bases, `/${model}`)(url) &&
      url.host !== 'queue.fal.run' &&
      url.searchParams.get('_subdomain') !== 'queue',
    answer: () => (scene.kind === 'job-failed' ? refused : jsonAnswer(200, output)),
  }
  if (task === 'text-to-speech') return { places: [atOnce], result }

  // fal names the app in a ticket and leaves out the model's further path, or names another app altogether.
  const [owner, app] = model.split('/') as [string, string | undefined]
  const ticketPath = `/${owner}/${model.split('/').length > 2 ? app : `${app ?? 'app'}-queue`}/requests/${nonce.text}`
  const isQueue = (url: URL): boolean => url.host === 'queue.fal.run' || url.searchParams.get('_subdomain') === 'queue'
  const ticketUrl = `https://queue.fal.run${inAddress(ticketPath)}`
  const places = queue(stage, {
    submit: (url) => anyOf(stage.bases, `/${model}`)(url) && isQueue(url),
    ticket: {
      status: scene.kind === 'at-once' ? 'COMPLETED' : 'IN_QUEUE',
      request_id: nonce.text,
      response_url: ticketUrl,
      status_url: `${ticketUrl}/status`,
      cancel_url: `${ticketUrl}/cancel`,
      queue_position: 0,
    },
    status: (url) => anyOf(stage.bases, `${ticketPath}/status`)(url) && isQueue(url),
    pending: [
      { status: 'IN_QUEUE', request_id: nonce.text, queue_position: 0 },
      { status: 'IN_PROGRESS', request_id: nonce.text, logs: null },
    ],
    done: { status: 'COMPLETED', request_id: nonce.text, logs: null, metrics: { inference_time: 0.1 } },
    // fal has no status for failure: the job is completed, and its result is an error.
    failed: { status: 'COMPLETED', request_id: nonce.text, logs: null, metrics: { inference_time: 0.1 } },
    result: {
      at: (url) => anyOf(stage.bases, ticketPath)(url) && isQueue(url),
      done: output,
      failed: refused,
      early: jsonAnswer(400, { detail: 'Request is still in progress' }),
    },
  })
  return { places: [atOnce, ...places], result }
}

function wavespeed(stage: Stage): Play {
  const media = mediaFor(stage.call.task, stage.nonce.text)
  const get = `/api/v3/predictions/${stage.nonce.text}/result`
  const data = (status: string, more: object) => ({
    code: 200,
    message: 'success',
    data: {
      id: stage.nonce.text,
      model: stage.model,
      outputs: [],
      urls: { get: `https://api.wavespeed.ai${get}` },
      has_nsfw_contents: [],
      status,
      created_at: '2026-01-01T00:00:00Z',
      error: '',
      ...more,
    },
  })
  const places = queue(stage, {
    submit: anyOf(stage.bases, `/api/v3/${stage.model}`),
    ticket: data('created', {}),
    status: anyOf(stage.bases, get),
    pending: [data('created', {}), data('processing', {})],
    done: data('completed', { outputs: [stage.link(media)] }),
    failed: data('failed', { error: JOB_COMPLAINT }),
  })
  return { places, result: asFile(media) }
}

function novita(stage: Stage): Play {
  const { call, model, nonce, scene } = stage
  if (call.task === 'text-generation')
    return { places: [...completions(stage, '/v3/openai')], result: textResult(nonce) }
  const media = mp4(nonce.text)
  const link = stage.link(media)
  if (call.task === 'image-text-to-video') {
    const task = (status: string, more: object) => ({ task: { id: nonce.text, status, ...more } })
    const places = queue(stage, {
      submit: anyOf(stage.bases, '/v3/minimax/v2/video_generation'),
      ticket: { task_id: nonce.text },
      status: anyOf(stage.bases, `/v3/minimax/v2/query/video_generation/${nonce.text}`),
      pending: [task('queued', {}), task('running', {})],
      done: task('succeeded', { content: { url: link } }),
      failed: task('failed', { error: { code: '1026', message: JOB_COMPLAINT } }),
    })
    return { places, result: asFile(media) }
  }
  const status = (name: string, reason: string, videos: unknown) => ({
    task: { task_id: nonce.text, status: name, reason, task_type: 'TXT_TO_VIDEO', eta: 1, progress_percent: 50 },
    videos,
  })
  const places = queue(stage, {
    submit: anyOf(stage.bases, `/v3/async/${model}`),
    ticket: { task_id: nonce.text },
    status: (url) => anyOf(stage.bases, '/v3/async/task-result')(url) && url.searchParams.get('task_id') === nonce.text,
    pending: [status('TASK_STATUS_QUEUED', '', []), status('TASK_STATUS_PROCESSING', '', [])],
    done: status('TASK_STATUS_SUCCEED', '', [{ video_url: link, video_url_ttl: '3600', video_type: 'mp4' }]),
    failed: status('TASK_STATUS_FAILED', JOB_COMPLAINT, []),
  })
  // The Python client asks at another path, and is given the video in the first answer.
  const atOnce: Place = {
    method: 'POST',
    matches: anyOf(stage.bases, `/v3/hf/${model}`),
    answer: () =>
      scene.kind === 'job-failed'
        ? jsonAnswer(500, { code: 500, reason: 'JOB_FAILED', message: JOB_COMPLAINT })
        : jsonAnswer(200, { video: { video_url: link, video_type: 'mp4' }, task: { task_id: nonce.text } }),
  }
  return { places: [...places, atOnce], result: asFile(media) }
}

function zai(stage: Stage): Play {
  const { call, model, nonce, scene } = stage
  if (call.task === 'image-to-text') {
    const text = nonce.word('# Invoice 17')
    const body = { id: nonce.text, model, created: 1_780_000_000, md_results: text, layout_details: [[]] }
    return {
      places: [
        {
          method: 'POST',
          matches: anyOf(stage.bases, '/api/paas/v4/layout_parsing'),
          answer: () => jsonAnswer(200, body),
        },
      ],
      result: { kind: 'json', shown: [text], pictures: [] },
    }
  }
  const media = png(nonce.text)
  const state = (status: string, more: object) => ({
    id: nonce.text,
    model,
    request_id: nonce.text,
    task_status: status,
    ...more,
  })
  const done = state('SUCCESS', { image_result: [{ url: stage.link(media) }] })
  const places = queue(stage, {
    submit: anyOf(stage.bases, '/api/paas/v4/async/images/generations'),
    ticket: scene.kind === 'at-once' ? done : state('PROCESSING', {}),
    status: anyOf(stage.bases, `/api/paas/v4/async-result/${nonce.text}`),
    pending: [state('PROCESSING', {})],
    done,
    failed: state('FAIL', { error: { code: '1301', message: JOB_COMPLAINT } }),
  })
  return { places, result: asFile(media) }
}

const textResult = (nonce: Nonce): Result => ({
  kind: 'json',
  shown: [nonce.word('stepped out into the rain')],
  pictures: [],
})

/** Completions as OpenAI's interface has them. Its chat endpoint is there too, and wants messages. */
function completions({ bases, model, nonce }: Stage, prefix: string): Place[] {
  const body = {
    id: `cmpl-${nonce.text}`,
    object: 'text_completion',
    created: 1_780_000_000,
    model,
    choices: [
      { index: 0, text: nonce.word('stepped out into the rain'), finish_reason: 'stop', logprobs: null, seed: 7 },
    ],
    usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 },
  }
  return [
    { method: 'POST', matches: anyOf(bases, `${prefix}/completions`), answer: () => jsonAnswer(200, body) },
    {
      method: 'POST',
      matches: anyOf(bases, `${prefix}/chat/completions`),
      answer: () =>
        jsonAnswer(400, {
          error: { message: "'messages' : property 'messages' is missing", type: 'invalid_request_error' },
        }),
    },
  ]
}

/** The parts of OpenAI's interface that a provider has, under its prefix. */
function openAiCompatible(stage: Stage, prefix: string): Play {
  const { bases, call, model, nonce } = stage
  const at = (path: string, answer: () => Answer): Place => ({
    method: 'POST',
    matches: anyOf(bases, prefix + path),
    answer,
  })
  switch (call.task) {
    case 'text-generation':
      return { places: completions(stage, prefix), result: textResult(nonce) }
    case 'feature-extraction': {
      const embedding = Array.from({ length: 48 }, (_, index) => nonce.number(index))
      const data = [{ object: 'embedding', index: 0, embedding }]
      const usage = { prompt_tokens: 9, total_tokens: 9 }
      return {
        places: [at('/embeddings', () => jsonAnswer(200, { object: 'list', model, data, usage }))],
        result: { kind: 'json', shown: [String(embedding[0])], pictures: [] },
      }
    }
    case 'text-to-image':
    case 'image-to-image': {
      const media = jpeg(nonce.text)
      const data = [{ index: 0, b64_json: media.bytes.toString('base64') }]
      const body = { id: nonce.text, created: 1_780_000_000, model, object: 'list', data }
      return { places: [at('/images/generations', () => jsonAnswer(200, body))], result: asFile(media) }
    }
    case 'text-to-speech': {
      const media = mp3(nonce.text)
      return { places: [at('/audio/speech', () => mediaAnswer(media))], result: asFile(media) }
    }
    case 'automatic-speech-recognition': {
      const text = nonce.word('The ferry leaves at nine')
      const body = {
        text,
        segments: [{ id: 0, start: 0, end: 1.2, text }],
        language: 'en',
        task: 'transcribe',
        duration: 1.2,
      }
      return {
        places: [at('/audio/transcriptions', () => jsonAnswer(200, body))],
        result: { kind: 'json', shown: [text], pictures: [] },
      }
    }
    default:
      throw new Error(`No OpenAI-compatible service does ${call.task}`)
  }
}

function together(stage: Stage): Play {
  const { call, model, nonce, scene } = stage
  if (!call.task.endsWith('video')) return openAiCompatible(stage, '/v1')
  const media = mp4(nonce.text)
  const job = (status: string, more: object) => ({
    id: nonce.text,
    object: 'video',
    model,
    status,
    created_at: 1_780_000_000,
    ...more,
  })
  const done = job('completed', { outputs: { cost: 0.1, video_url: stage.link(media) } })
  const places = queue(stage, {
    submit: anyOf(stage.bases, '/v2/videos'),
    ticket: scene.kind === 'at-once' ? done : job('queued', {}),
    status: anyOf(stage.bases, `/v2/videos/${nonce.text}`),
    pending: [job('queued', {}), job('in_progress', {})],
    done,
    failed: job('failed', { error: { code: 'content_policy', message: JOB_COMPLAINT } }),
  })
  return { places, result: asFile(media) }
}

function replicate(stage: Stage): Play {
  const { call, model, nonce, scene } = stage
  const versioned = model.includes(':')
  const get = `/v1/predictions/${nonce.text}`
  const prediction = (status: string, output: unknown, error: string | null) => ({
    id: nonce.text,
    model: versioned ? model.slice(0, model.indexOf(':')) : model,
    version: versioned ? model.slice(model.indexOf(':') + 1) : 'hidden',
    input: {},
    logs: '',
    output,
    error,
    status,
    urls: { get: `https://api.replicate.com${get}`, cancel: `https://api.replicate.com${get}/cancel` },
  })
  let output: unknown
  let result: Result
  if (call.task === 'automatic-speech-recognition') {
    const text = nonce.word('The ferry leaves at nine')
    output = scene.kind === 'other-form' ? text : { transcription: text, segments: [], detected_language: 'english' }
    result = { kind: 'json', shown: [text], pictures: [] }
  } else {
    const media = mediaFor(call.task, nonce.text)
    const link = stage.link(media)
    const listed = call.task.endsWith('image') && scene.kind !== 'other-form'
    output = listed ? [link] : link
    result = asFile(media)
  }
  const first = {
    'job-failed': prediction('failed', null, JOB_COMPLAINT),
    unfinished: prediction('processing', null, null),
  } as Record<string, object>
  const submit: Place = {
    method: 'POST',
    matches: anyOf(stage.bases, versioned ? '/v1/predictions' : `/v1/models/${model}/predictions`),
    answer: () => jsonAnswer(201, first[scene.kind] ?? prediction('succeeded', output, null)),
  }
  const again: Place = {
    method: 'GET',
    matches: anyOf(stage.bases, get),
    answer: () => jsonAnswer(200, prediction('succeeded', output, null)),
  }
  return { places: [submit, again], result }
}

/** Tasks that hf-inference answers with a file. */
function fileOfHfInference(task: string, nonce: Nonce): Media | undefined {
  if (task === 'text-to-image' || task === 'image-to-image') return jpeg(nonce.text)
  if (task === 'text-to-speech' || task === 'text-to-audio') return flac(nonce.text)
  return undefined
}

function hfInference(stage: Stage): Play {
  const { bases, call, model, nonce, scene } = stage
  const { task } = call
  const paths = [`/models/${model}`, ...(PIPELINE_TASKS.has(task) ? [`/models/${model}/pipeline/${task}`] : [])]
  // An address of the reader's own is asked as it was given, with a slash at its end or without.
  const own = stage.call.mode === 'endpoint' ? ['', '/'] : paths
  const at = (answer: Place['answer']): Place[] =>
    own.map((path) => ({ method: 'POST', matches: anyOf(bases, path), answer }))

  if (task === 'text-to-speech' && (call.libraryName ?? 'transformers') !== 'transformers') {
    const media = wav(nonce.text)
    const body = { audio: media.bytes.toString('base64'), sampling_rate: 16_000 }
    return { places: at(() => jsonAnswer(200, body)), result: asFile(media, '16000') }
  }
  const media = fileOfHfInference(task, nonce)
  if (media !== undefined) {
    const asPng = png(nonce.text)
    const wantsPng = (request: Request) => headerOf(request, 'accept')?.startsWith('image/png') === true
    return {
      places: at((request) => mediaAnswer(media.kind === 'image' && wantsPng(request) ? asPng : media)),
      result: asFile(media),
    }
  }
  if (task === 'audio-to-audio') {
    const audio = flac(nonce.text)
    const body = [{ label: 'speech', 'content-type': 'audio/flac', blob: audio.bytes.toString('base64') }]
    return { places: at(() => jsonAnswer(200, body)), result: asFile(audio) }
  }
  const played = pipelineAnswer(task, nonce, scene.kind === 'other-form' ? 'other' : 'plain')
  if (played === undefined) throw new Error(`hf-inference does not do ${task}`)
  const places = at((request) => {
    // The two published clients read image-to-text in forms of which each refuses the other's.
    const isPython = headerOf(request, 'user-agent')?.includes('hf_hub') === true
    const swapped = task === 'image-to-text' && isPython ? pipelineAnswer(task, nonce, 'other') : undefined
    return jsonAnswer(200, (swapped ?? played).body)
  })
  if (task !== 'text-generation') return { places, result: played.result }
  const prefixes = call.mode === 'endpoint' ? endpointCompletionPrefixes(bases[0] ?? '') : [`/models/${model}/v1`]
  return { places: [...prefixes.flatMap((prefix) => completions(stage, prefix)), ...places], result: played.result }
}

const PIPELINE_TASKS: ReadonlySet<string> = new Set(['feature-extraction', 'sentence-similarity'])

/** An endpoint named with or without `/v1` serves completions below `/v1`. */
const endpointCompletionPrefixes = (base: string): string[] => (base.endsWith('/v1') ? [''] : ['/v1'])

const PLAYS: Readonly<Record<string, (stage: Stage) => Play>> = {
  deepinfra: (stage) => openAiCompatible(stage, '/v1/openai'),
  'fal-ai': fal,
  'featherless-ai': (stage) => openAiCompatible(stage, '/v1'),
  groq: (stage) => openAiCompatible(stage, '/openai/v1'),
  'hf-inference': hfInference,
  novita,
  nscale: (stage) => openAiCompatible(stage, '/v1'),
  ovhcloud: (stage) => openAiCompatible(stage, '/v1'),
  replicate,
  scaleway: (stage) => openAiCompatible(stage, '/v1'),
  together,
  wavespeed,
  'zai-org': zai,
}

/**
 * The provider that a call ends at, as it answers that call.
 *
 * @param nonce text that no other run has; every answer carries it
 *
 * @example
 * const service = taskService(call, { kind: 'success' }, randomUUID())
 * const run = twin.open([taskHubService(call), service])
 */
export function taskService(call: TaskCall, scene: Scene, nonce: string): TaskService {
  const provider = servingProvider(call)
  const play = PLAYS[provider]
  if (play === undefined) throw new Error(`The twin does not play ${provider} for ${call.task}`)
  const mediaHost = `files.${provider}.example`
  const files = new Map<string, Media>()
  const stage: Stage = {
    call,
    scene,
    nonce: new Nonce(nonce),
    // Neither an address nor an answer in UTF-8 has a form for half a character.
    model: providerModelOf(call).replace(/\p{Surrogate}/gu, '\ufffd'),
    bases: basesFor(call, provider),
    mediaHost,
    link(media) {
      const path = `/made/${nonce}/output.${media.mediaType.slice(media.mediaType.indexOf('/') + 1)}`
      files.set(path, media)
      // Signed addresses lose their validity when a client encodes them anew.
      return `https://${mediaHost}${path}?expires=1780000000&signature=a%2Fb%2Bc%3D`
    },
  }
  const { places, result } = play(stage)
  return {
    name: provider,
    task: call.task,
    result,
    scene,
    mediaHost,
    isSubmit: (request) => request.method === 'POST',
    answer(request, earlier) {
      const url = new URL(request.url)
      if (url.host === mediaHost) {
        const media =
          request.method === 'GET' && url.search.endsWith('signature=a%2Fb%2Bc%3D')
            ? files.get(url.pathname)
            : undefined
        if (media === undefined || scene.kind === 'media-404') {
          return bytesAnswer(404, 'text/plain; charset=utf-8', Buffer.from('There is no such file here.\n'))
        }
        return mediaAnswer(media)
      }
      const place = places.find(({ method, matches }) => method === request.method && matches(url))
      if (place === undefined) return undefined
      if (scene.kind === 'refused' && request.method === 'POST') return scene.failure.answer
      return place.answer(request, earlier)
    },
  }
}

function basesFor(call: TaskCall, provider: string): readonly string[] {
  if (call.mode === 'endpoint') {
    if (call.endpointUrl === undefined) throw new Error('A call of an endpoint needs its URL')
    return [call.endpointUrl.replace(/\/+$/, '')]
  }
  if (provider === 'hf-inference') return ['https://router.huggingface.co/hf-inference']
  if (call.mode === 'direct') return DIRECT_BASES[provider] ?? []
  return [`https://router.huggingface.co/${provider}`]
}
