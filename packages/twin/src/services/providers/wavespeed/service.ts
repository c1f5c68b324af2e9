import { UNCHECKED_DOWNLOADS_IN_PYTHON } from '../../blind-spot.ts'
import { JAVASCRIPT, leavesEarly, losesSize, PYTHON, sendsKeyElsewhere } from '../../defects/known-broken.ts'
import { mediaFor } from '../../media.ts'
import { anyOf } from '../../place.ts'
import { JOB_COMPLAINT, queue } from '../../protocols/queue.ts'
import { made, type ProviderService, type ServedTask, type Stage, type TaskAnswers } from '../../provider-service.ts'
import { asFiles } from '../../result.ts'
import { LORA, SAMPLE_MODEL } from '../../sample-mappings.ts'
import { QUEUED_AND_LINKED } from '../../scenario.ts'

/** The parameter's name in https://wavespeed.ai/docs/docs-api/flux-dev-ultra-fast. */
const IMAGES_COUNTED_BY = 'num_images'

function prediction(stage: Stage): TaskAnswers {
  const { bases, call, model, nonce, scenario, link } = stage
  const media = made(stage, IMAGES_COUNTED_BY, (seed) => mediaFor(call.task, seed))
  const get = `/api/v3/predictions/${nonce.text}/result`
  const data = (status: string, more: object) => ({
    code: 200,
    message: 'success',
    data: {
      id: nonce.text,
      model,
      outputs: [],
      urls: { get: `https://api.wavespeed.ai${get}` },
      has_nsfw_contents: [],
      status,
      created_at: '2026-01-01T00:00:00Z',
      error: '',
      ...more,
    },
  })
  const places = queue(scenario, {
    submit: anyOf(bases, `/api/v3/${model}`),
    ticket: data('created', {}),
    status: anyOf(bases, get),
    pending: [data('created', {}), data('processing', {})],
    done: data('completed', { outputs: media.map(link) }),
    failed: data('failed', { error: JOB_COMPLAINT }),
  })
  return { places, result: asFiles(media) }
}

const predicted: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: QUEUED_AND_LINKED,
  answers: prediction,
  mappings: LORA,
}

const picture: ServedTask = { ...predicted, countedBy: IMAGES_COUNTED_BY }

const TASKS = [
  'text-to-image',
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-video',
]

const LED_ELSEWHERE = {
  tasks: TASKS,
  field: 'urls.get',
  host: 'api.wavespeed.ai',
  variable: 'WAVESPEED_API_KEY',
}

export const wavespeed: ProviderService = {
  id: 'wavespeed',
  baseUrls: ['https://api.wavespeed.ai'],
  hub: 'lists',
  tasks: {
    'image-text-to-image': picture,
    'image-text-to-video': predicted,
    'image-to-image': picture,
    'image-to-video': predicted,
    'text-to-image': picture,
    'text-to-video': predicted,
  },
  blindSpots: [
    { client: 'huggingface_hub', scenarios: ['never-ends'], loses: 'the failure' },
    ...UNCHECKED_DOWNLOADS_IN_PYTHON,
  ],
  knownBroken: [
    leavesEarly('wavespeed', TASKS),
    losesSize(JAVASCRIPT, 'wavespeed', 'size'),
    losesSize(PYTHON, 'wavespeed', 'size'),
    {
      ...PYTHON,
      file: 'huggingface-hub-wavespeed-never-gives-up.py',
      provider: 'wavespeed',
      tasks: ['text-to-video', 'image-to-image', 'image-to-video', 'text-to-image'],
      problem: 'On WaveSpeedAI and fal, the client waits without limit for jobs that never end.',
      instead: 'We offer the example; it waits as long as the client does.',
      scenario: { kind: 'never-ends' },
      exitCode: null,
      repeats: 3,
    },
    sendsKeyElsewhere(JAVASCRIPT, 'wavespeed', LED_ELSEWHERE),
    sendsKeyElsewhere(PYTHON, 'wavespeed', LED_ELSEWHERE),
  ],
}
