import { UNCHECKED_DOWNLOADS_IN_PYTHON } from '../../blind-spot.ts'
import type { ProviderService, ServedTask } from '../../provider-service.ts'
import { LORA, type SampleMapping, WITH_WEIGHTS } from '../../sample-mappings.ts'
import { QUEUED_AND_LINKED } from '../../scenario.ts'
import { atOnce, IMAGES_COUNTED_BY, inQueue, mask, type Output, transcription } from './answers.ts'
import { FAL_KNOWN_BROKEN } from './known-broken.ts'

const MODEL = 'fal-ai/lantern/dev'

const ADAPTERS: readonly SampleMapping[] = [
  ...LORA,
  { name: 'lora-app', mapping: { ...WITH_WEIGHTS, providerId: 'fal-ai/lora' } },
]

const queued = (output: Output): ServedTask => ({
  model: MODEL,
  scenarios: QUEUED_AND_LINKED,
  answers: (stage) => inQueue(stage, output),
})

/** Clients that submit a job for images and audio; all others call the synchronous URL. */
const WITH_JOBS = ['@fal-ai/client', 'fal_client', 'huggingface.js', 'huggingface_hub']

/** Clients that submit a job for speech and transcriptions; all others call the synchronous URL. */
const ALWAYS_WITH_JOBS = ['@fal-ai/client']

const made = (output: Output): ServedTask => ({ ...queued(output), jobsOf: WITH_JOBS })

const image: ServedTask = {
  ...made((_file, _scenario, files) => ({
    images: files.map((file) => ({ ...file, width: 64, height: 32 })),
    seed: 7,
    has_nsfw_concepts: files.map(() => false),
  })),
  countedBy: IMAGES_COUNTED_BY,
  mappings: ADAPTERS,
}

const video: ServedTask = { ...queued((file) => ({ video: file, seed: 7 })), mappings: ADAPTERS }

const PICTURES_AND_SOUNDS = [
  'audio-to-audio',
  'image-text-to-image',
  'image-to-image',
  'text-to-audio',
  'text-to-image',
]

export const falAi: ProviderService = {
  id: 'fal-ai',
  baseUrls: ['https://queue.fal.run', 'https://fal.run'],
  hub: 'lists',
  tasks: {
    'audio-to-audio': made((file) => ({ audio: file, text: '' })),
    'automatic-speech-recognition': {
      model: MODEL,
      scenarios: [],
      jobsOf: ALWAYS_WITH_JOBS,
      answers: transcription,
    },
    'image-segmentation': {
      model: MODEL,
      scenarios: [...QUEUED_AND_LINKED, 'other-form'],
      jobsOf: WITH_JOBS,
      answers: mask,
    },
    'image-text-to-image': image,
    'image-text-to-video': video,
    'image-to-image': image,
    'image-to-video': video,
    'text-to-audio': {
      ...made((file, { kind }) => (kind === 'other-form' ? { audio: file, text: '' } : { audio_file: file })),
      scenarios: [...QUEUED_AND_LINKED, 'other-form'],
    },
    'text-to-image': { ...image, jobsOf: WITH_JOBS.filter((client) => client !== 'huggingface_hub') },
    'text-to-speech': {
      model: MODEL,
      scenarios: ['sound-as-wav', 'media-404'],
      jobsOf: ALWAYS_WITH_JOBS,
      answers: (stage) => atOnce(stage, (file) => ({ audio: file })),
      mappings: [{ name: 'speaks-prompt', mapping: { providerId: 'fal-ai/kokoro/american-english' } }],
    },
    'text-to-video': video,
  },
  blindSpots: [
    { client: 'huggingface.js', scenarios: ['job-failed'], tasks: ['image-segmentation'], loses: 'words' },
    // The error page is returned as a Blob; its type reveals it.
    {
      client: 'huggingface.js',
      scenarios: ['media-404'],
      tasks: [
        'image-text-to-image',
        'image-text-to-video',
        'image-to-image',
        'image-to-video',
        'text-to-image',
        'text-to-video',
      ],
      loses: 'words and status',
    },
    {
      client: 'huggingface_hub',
      scenarios: ['job-failed'],
      tasks: [
        'audio-to-audio',
        'image-text-to-image',
        'image-text-to-video',
        'image-to-image',
        'image-to-video',
        'text-to-audio',
        'text-to-video',
      ],
      loses: 'words',
    },
    {
      client: 'huggingface_hub',
      scenarios: ['never-ends'],
      tasks: ['image-segmentation', 'image-to-image', 'image-to-video', 'text-to-video'],
      loses: 'the failure',
    },
    // It only reads the `error` of an error response, but fal sends `detail`.
    { client: 'huggingface_hub', scenarios: ['never-ends'], tasks: ['text-to-image'], loses: 'words' },
    // It checks masks before reading them.
    ...UNCHECKED_DOWNLOADS_IN_PYTHON.map((spot) => ({ ...spot, tasks: spot.tasks ?? PICTURES_AND_SOUNDS })),
  ],
  knownBroken: FAL_KNOWN_BROKEN,
}
