import {
  failureOf,
  flattensSchema,
  hidesParameters,
  JAVASCRIPT,
  leavesEarly,
  losesMaxTokens,
  MOVED_INTO_THE_CLEAR,
  malicious,
  PYTHON,
  UP_TO_THE_CLIENT,
} from '../../defects/known-broken.ts'
import { mp4, wav } from '../../media.ts'
import { completionPlaces, completionResult, openAiTasks } from '../../openai-compatible.ts'
import { anyOf, mediaAnswer, type Place } from '../../place.ts'
import { JOB_COMPLAINT, queue } from '../../protocols/queue.ts'
import type { ProviderService, ServedTask, Stage, TaskAnswers } from '../../provider-service.ts'
import { asFile } from '../../result.ts'
import { SAMPLE_MODEL } from '../../sample-mappings.ts'
import { QUEUED_AND_LINKED } from '../../scenario.ts'

function videoAnswers({ bases, model, nonce, scenario, link }: Stage): TaskAnswers {
  const media = mp4(nonce.text)
  const job = (status: string, more: object) => ({
    id: nonce.text,
    object: 'video',
    model,
    status,
    created_at: 1_780_000_000,
    seconds: '5',
    size: '1280x720',
    ...more,
  })
  const done = job('completed', { outputs: { cost: 0.1, video_url: link(media) } })
  const places = queue(scenario, {
    submit: anyOf(bases, '/v2/videos'),
    ticket: scenario.kind === 'at-once' ? done : job('queued', {}),
    status: anyOf(bases, `/v2/videos/${nonce.text}`),
    pending: [job('queued', {}), job('in_progress', {})],
    done,
    failed: job('failed', { error: { code: 'content_policy', message: JOB_COMPLAINT } }),
  })
  return { places, result: asFile(media) }
}

/** Speech is a WAV file by default. */
const speech: ServedTask = {
  // A voice is required, and those of this family are known.
  model: 'hexgrad/Kokoro-82M',
  scenarios: [],
  answers({ bases, nonce }) {
    const media = wav(nonce.text)
    const place: Place = { method: 'POST', matches: anyOf(bases, '/v1/audio/speech'), answer: () => mediaAnswer(media) }
    return { places: [place], result: asFile(media) }
  },
}

const completion: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: [],
  answers: (stage) => ({
    places: completionPlaces(stage, '/v1', { object: 'text.completion', prompt: [] }),
    result: completionResult(stage),
  }),
}

const video: ServedTask = { model: SAMPLE_MODEL, scenarios: QUEUED_AND_LINKED, answers: videoAnswers }

/** Together AI's client for Python. */
const TOGETHER_PYTHON = {
  client: 'together',
  release: '3.1.1',
  provider: 'together',
  target: 'direct',
  variable: 'TOGETHER_API_KEY',
} as const

export const together: ProviderService = {
  id: 'together',
  // The hub's clients use the older URL.
  // Together AI's client for Python sends chats to the third.
  baseUrls: ['https://api.together.ai', 'https://api.together.xyz', 'https://api-inference.together.ai'],
  hub: 'lists',
  tasks: {
    ...openAiTasks('/v1', ['automatic-speech-recognition', 'feature-extraction', 'image-to-image', 'text-to-image']),
    'text-generation': completion,
    'text-to-speech': speech,
    'image-to-video': video,
    'text-to-video': video,
  },
  blindSpots: [],
  knownBroken: [
    leavesEarly('together', ['text-to-video', 'image-to-video']),
    flattensSchema(JAVASCRIPT),
    flattensSchema(PYTHON),
    hidesParameters('together'),
    losesMaxTokens('together'),
    {
      client: 'together-ai',
      release: '0.52.0',
      file: 'together-ai-leaves-https.mjs',
      provider: 'together',
      target: 'direct',
      variable: 'TOGETHER_API_KEY',
      tasks: ['text-to-video', 'image-to-video'],
      problem: 'The client follows redirects from `https://` to `http://`, but doesn’t send the API key there.',
      instead: UP_TO_THE_CLIENT,
      scenario: malicious('submit-moved-into-the-clear'),
      exitCode: 1,
      asks: 'http://api.together.ai/',
      takesToken: false,
      follows: MOVED_INTO_THE_CLEAR,
    },
    {
      ...TOGETHER_PYTHON,
      file: 'together-leaves-https.py',
      tasks: ['text-to-video', 'image-to-video'],
      problem: 'The client follows redirects from `https://` to `http://`, but doesn’t send the API key there.',
      instead: UP_TO_THE_CLIENT,
      scenario: malicious('submit-moved-into-the-clear'),
      exitCode: 1,
      asks: 'http://api.together.ai/',
      takesToken: false,
      follows: MOVED_INTO_THE_CLEAR,
    },
    {
      ...TOGETHER_PYTHON,
      file: 'together-hides-status.py',
      tasks: ['text-generation'],
      problem:
        'If a rejected request’s response is plain text, the client’s error contains the service’s message, but not the status.',
      instead: 'The example shows the error unchanged.',
      scenario: { kind: 'refused', failure: failureOf('403-text') },
      exitCode: 1,
      says: 'RBAC: access denied',
      hides: '403',
    },
  ],
}
