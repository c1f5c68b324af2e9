import { PIPELINE_TASKS } from '../../tasks/index.ts'
import type { TwinTask } from '../../tasks/twin-task.ts'
import type { ProviderService, ServedTask } from '../provider-service.ts'
import {
  embedding,
  image,
  imageToText,
  pipeline,
  separatedSounds,
  speech,
  textGeneration,
  transcription,
  video,
} from './answers.ts'
import { HF_INFERENCE_KNOWN_BROKEN } from './known-broken.ts'

const served = (id: string, { otherAnswer }: TwinTask): ServedTask => ({
  scenarios: otherAnswer === undefined ? [] : ['other-form'],
  answers: BY_OPENAI_TOO[id] ?? pipeline,
})

/** Tasks that servers of an endpoint do by OpenAI's API, too. */
const BY_OPENAI_TOO: Readonly<Record<string, ServedTask['answers']>> = {
  'automatic-speech-recognition': transcription,
  'feature-extraction': embedding,
}

const SOUNDS = ['samples', 'sound-as-wav'] as const

/** The hub's own service: the router answers for it, and an endpoint of the reader's own answers as it does. */
export const hfInference: ProviderService = {
  id: 'hf-inference',
  baseUrls: ['https://router.huggingface.co/hf-inference'],
  hub: 'runs',
  tasks: {
    ...Object.fromEntries(PIPELINE_TASKS.map(([id, task]) => [id, served(id, task)])),
    'audio-to-audio': { scenarios: ['sound-as-wav'], answers: separatedSounds },
    'image-to-image': { scenarios: [], answers: image },
    'image-to-video': { scenarios: [], answers: video },
    'image-to-text': { scenarios: ['other-form'], answers: imageToText },
    'text-generation': { scenarios: [], answers: textGeneration },
    'text-to-audio': { scenarios: SOUNDS, answers: speech, otherLibrary: 'espnet' },
    'text-to-image': { scenarios: [], answers: image },
    'text-to-speech': { scenarios: SOUNDS, answers: speech, otherLibrary: 'espnet' },
    'text-to-video': { scenarios: [], answers: video },
  },
  blindSpots: [],
  knownBroken: HF_INFERENCE_KNOWN_BROKEN,
}
