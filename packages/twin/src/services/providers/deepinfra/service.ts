import { flac, mp3, wav } from '../../media.ts'
import { openAiTasks } from '../../openai-compatible.ts'
import { anyOf, mediaAnswer } from '../../place.ts'
import type { ProviderService, Stage, TaskAnswers } from '../../provider-service.ts'
import { asFile } from '../../result.ts'

const tasks = openAiTasks('/v1/openai', [
  'automatic-speech-recognition',
  'feature-extraction',
  'text-generation',
  'text-to-image',
  'text-to-speech',
])

/** Speech is WAV by default. */
function speech({ bases, call, nonce }: Stage): TaskAnswers {
  const format = call.parameters['response_format']
  const media = (format === 'mp3' ? mp3 : format === 'flac' ? flac : wav)(nonce.text)
  const matches = anyOf(bases, '/v1/openai/audio/speech')
  return { places: [{ method: 'POST', matches, answer: () => mediaAnswer(media) }], result: asFile(media) }
}

export const deepinfra: ProviderService = {
  id: 'deepinfra',
  baseUrls: ['https://api.deepinfra.com'],
  hub: 'lists',
  tasks: {
    ...tasks,
    // It only documents images in base64.
    'text-to-image': { ...tasks['text-to-image'], scenarios: [] },
    'text-to-speech': { ...tasks['text-to-speech'], answers: speech },
  },
  blindSpots: [],
  knownBroken: [],
}
