import {
  FAL_CLIENT,
  JAVASCRIPT,
  type KnownBroken,
  leavesEarly,
  losesSize,
  malicious,
  PYTHON,
  sendsKeyElsewhere,
  UP_TO_THE_CLIENT,
} from '../known-broken.ts'
import { EVIL } from '../malicious-answer.ts'

const FAL_KEY = 'FAL_KEY'

const QUEUED = [
  'text-to-image',
  'audio-to-audio',
  'image-segmentation',
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-audio',
  'text-to-video',
]

/** The tasks for which we offer fal's own client. */
const WITH_FAL_CLIENT = [
  'text-to-image',
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-video',
]

export const FAL_KNOWN_BROKEN: readonly KnownBroken[] = [
  leavesEarly('fal-ai', QUEUED),
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-never-gives-up.mjs',
    provider: 'fal-ai',
    tasks: ['text-to-image'],
    problem: 'On fal, WaveSpeedAI, and Novita AI, the client waits without limit for jobs that never end.',
    instead: 'We offer the example; it waits as long as the client does.',
    scenario: { kind: 'never-ends' },
    exitCode: null,
    repeats: 3,
  },
  losesSize(JAVASCRIPT, 'fal-ai', 'image_size'),
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-fal-ai-transcription-parameters.mjs',
    provider: 'fal-ai',
    tasks: ['automatic-speech-recognition'],
    problem:
      'The client sends the parameters of a transcription in a separate object, but fal reads them only at the top level.',
    instead: 'The example passes the parameters next to the input.',
    scenario: { kind: 'success' },
    exitCode: 0,
    sends: '"parameters":{"task":"translate"}',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-fal-ai-job-failed.py',
    provider: 'fal-ai',
    tasks: ['text-to-video', 'image-to-image', 'image-to-video'],
    problem: 'If a job fails, the client raises a `KeyError` and loses fal’s message.',
    instead: 'We offer the example; it can’t show more than the client does.',
    scenario: { kind: 'job-failed' },
    exitCode: 1,
    says: "KeyError: 'video'",
  },
  sendsKeyElsewhere(JAVASCRIPT, 'fal-ai', {
    tasks: QUEUED,
    field: 'response_url',
    host: 'queue.fal.run',
    variable: FAL_KEY,
  }),
  sendsKeyElsewhere(PYTHON, 'fal-ai', {
    tasks: ['text-to-video', 'image-segmentation', 'image-to-image', 'image-to-video'],
    field: 'response_url',
    host: 'queue.fal.run',
    variable: FAL_KEY,
  }),
  {
    ...FAL_CLIENT,
    file: 'fal-client-sends-key-elsewhere.py',
    provider: 'fal-ai',
    target: 'direct',
    variable: FAL_KEY,
    tasks: WITH_FAL_CLIENT,
    problem: 'The client sends the API key to any host that the response names in `status_url` or `response_url`.',
    instead: UP_TO_THE_CLIENT,
    scenario: malicious('ticket-other-host'),
    exitCode: 1,
    leaksTo: EVIL,
    follows: ['ticket-other-host', 'ticket-other-host-in-the-clear', 'ticket-other-host-twice', 'ticket-user'],
  },
  {
    ...FAL_CLIENT,
    file: 'fal-client-leaves-https.py',
    provider: 'fal-ai',
    target: 'direct',
    variable: FAL_KEY,
    tasks: WITH_FAL_CLIENT,
    problem:
      'The client follows redirects to `http://` URLs and submits the job there again, unencrypted, but without the API key.',
    instead: UP_TO_THE_CLIENT,
    scenario: malicious('submit-moved-into-the-clear'),
    exitCode: 1,
    asks: 'http://queue.fal.run/',
    follows: ['submit-moved-into-the-clear', 'status-moved-into-the-clear'],
  },
]
