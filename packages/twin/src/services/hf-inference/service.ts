import type { ProviderService } from '../provider-service.ts'
import { image, imageToText, pipeline, recording, separatedSounds, speech, textGeneration, video } from './answers.ts'
import { HF_INFERENCE_KNOWN_BROKEN } from './known-broken.ts'

/** The hub's own service: the router answers for it, and an endpoint of the reader's own answers as it does. */
export const service: ProviderService = {
  id: 'hf-inference',
  baseUrls: ['https://router.huggingface.co/hf-inference'],
  hub: 'runs',
  tasks: {
    'audio-classification': { scenarios: [], answers: pipeline },
    'audio-to-audio': { scenarios: [], answers: separatedSounds },
    'automatic-speech-recognition': { scenarios: ['other-form'], answers: pipeline },
    'document-question-answering': { scenarios: [], answers: pipeline },
    'feature-extraction': { scenarios: ['other-form'], answers: pipeline },
    'fill-mask': { scenarios: [], answers: pipeline },
    'image-classification': { scenarios: [], answers: pipeline },
    'image-segmentation': { scenarios: [], answers: pipeline },
    'image-to-image': { scenarios: [], answers: image },
    'image-to-video': { scenarios: [], answers: video },
    'image-to-text': { scenarios: ['other-form'], answers: imageToText },
    'object-detection': { scenarios: [], answers: pipeline },
    'question-answering': { scenarios: ['other-form'], answers: pipeline },
    'sentence-similarity': { scenarios: [], answers: pipeline },
    summarization: { scenarios: [], answers: pipeline },
    'table-question-answering': { scenarios: ['other-form'], answers: pipeline },
    'tabular-classification': { scenarios: [], answers: pipeline },
    'tabular-regression': { scenarios: [], answers: pipeline },
    'text-classification': { scenarios: [], answers: pipeline },
    'text-generation': { scenarios: [], answers: textGeneration },
    'text-to-audio': { scenarios: [], answers: recording },
    'text-to-image': { scenarios: [], answers: image },
    'text-to-speech': { scenarios: [], answers: speech, otherLibrary: 'espnet' },
    'text-to-video': { scenarios: [], answers: video },
    'token-classification': { scenarios: [], answers: pipeline },
    translation: { scenarios: [], answers: pipeline },
    'visual-question-answering': { scenarios: [], answers: pipeline },
    'zero-shot-classification': { scenarios: ['other-form'], answers: pipeline },
    'zero-shot-image-classification': { scenarios: [], answers: pipeline },
  },
  blindSpots: [],
  knownBroken: HF_INFERENCE_KNOWN_BROKEN,
}
