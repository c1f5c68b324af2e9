import type { ProviderService, ServedTask } from '../../provider-service.ts'
import { PIPELINE_TASKS } from '../../tasks/index.ts'
import type { TwinTask } from '../../tasks/twin-task.ts'
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

/** Tasks that endpoint servers also support with OpenAI's API. */
const BY_OPENAI_TOO: Readonly<Record<string, ServedTask['answers']>> = {
  'automatic-speech-recognition': transcription,
  'feature-extraction': embedding,
}

const SOUNDS = ['samples', 'sound-as-wav'] as const

/** The hub's own service. The router provides it, and the user's endpoint responds like it. */
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
