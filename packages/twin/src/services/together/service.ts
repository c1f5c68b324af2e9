import { leavesEarly } from '../known-broken.ts'
import { mp4 } from '../media.ts'
import { openAiTasks } from '../openai-compatible.ts'
import { anyOf } from '../place.ts'
import type { ProviderService, ServedTask, Stage, TaskAnswers } from '../provider-service.ts'
import { JOB_COMPLAINT, queue } from '../queue.ts'
import { asFile } from '../result.ts'
import { SAMPLE_MODEL } from '../sample-mappings.ts'
import { QUEUED_AND_LINKED } from '../scenario.ts'

function videoAnswers({ bases, model, nonce, scenario, link }: Stage): TaskAnswers {
  const media = mp4(nonce.text)
  const job = (status: string, more: object) => ({
    id: nonce.text,
    object: 'video',
    model,
    status,
    created_at: 1_780_000_000,
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

const video: ServedTask = { model: SAMPLE_MODEL, scenarios: QUEUED_AND_LINKED, answers: videoAnswers }

export const together: ProviderService = {
  id: 'together',
  baseUrls: ['https://api.together.xyz'],
  hub: 'lists',
  tasks: {
    ...openAiTasks('/v1', [
      'automatic-speech-recognition',
      'feature-extraction',
      'image-to-image',
      'text-generation',
      'text-to-image',
      'text-to-speech',
    ]),
    'image-to-video': video,
    'text-to-video': video,
  },
  blindSpots: [],
  knownBroken: [leavesEarly('together', ['text-to-video', 'image-to-video'])],
}
