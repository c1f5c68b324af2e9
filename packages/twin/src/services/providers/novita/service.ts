import { jsonAnswer } from '../../answer.ts'
import { UNCHECKED_DOWNLOADS_IN_PYTHON } from '../../blind-spot.ts'
import { chatWithoutMessages, leavesEarly, losesMaxTokens, PYTHON } from '../../defects/known-broken.ts'
import { mp4 } from '../../media.ts'
import { completionPlaces, completionResult } from '../../openai-compatible.ts'
import { anyOf, type Place } from '../../place.ts'
import { JOB_COMPLAINT, queue } from '../../protocols/queue.ts'
import type { ProviderService, ServedTask, Stage, TaskAnswers } from '../../provider-service.ts'
import { asFile } from '../../result.ts'
import { SAMPLE_MODEL } from '../../sample-mappings.ts'
import { QUEUED_AND_LINKED } from '../../scenario.ts'

function minimaxVideo({ bases, nonce, scenario, link }: Stage): TaskAnswers {
  const media = mp4(nonce.text)
  const task = (status: string, more: object) => ({ task: { id: nonce.text, status, ...more } })
  const places = queue(scenario, {
    submit: anyOf(bases, '/v3/minimax/v2/video_generation'),
    ticket: { task_id: nonce.text },
    status: anyOf(bases, `/v3/minimax/v2/query/video_generation/${nonce.text}`),
    pending: [task('queued', {}), task('running', {})],
    done: task('succeeded', { content: { url: link(media) } }),
    failed: task('failed', { error: { code: '1026', message: JOB_COMPLAINT } }),
  })
  return { places, result: asFile(media) }
}

function video({ bases, model, nonce, scenario, link: linkTo }: Stage): TaskAnswers {
  const media = mp4(nonce.text)
  const link = linkTo(media)
  const status = (name: string, reason: string, videos: unknown) => ({
    task: { task_id: nonce.text, status: name, reason, task_type: 'TXT_TO_VIDEO', eta: 1, progress_percent: 50 },
    videos,
  })
  const places = queue(scenario, {
    submit: anyOf(bases, `/v3/async/${model}`),
    ticket: { task_id: nonce.text },
    status: (url) => anyOf(bases, '/v3/async/task-result')(url) && url.searchParams.get('task_id') === nonce.text,
    pending: [status('TASK_STATUS_QUEUED', '', []), status('TASK_STATUS_PROCESSING', '', [])],
    done: status('TASK_STATUS_SUCCEED', '', [{ video_url: link, video_url_ttl: '3600', video_type: 'mp4' }]),
    failed: status('TASK_STATUS_FAILED', JOB_COMPLAINT, []),
  })
  // The Python client uses another path, and gets the video in the first response.
  const atOnce: Place = {
    method: 'POST',
    matches: anyOf(bases, `/v3/hf/${model}`),
    answer: () =>
      scenario.kind === 'job-failed'
        ? jsonAnswer(500, { code: 500, reason: 'JOB_FAILED', message: JOB_COMPLAINT })
        : jsonAnswer(200, { video: { video_url: link, video_type: 'mp4' }, task: { task_id: nonce.text } }),
  }
  return { places: [...places, atOnce], result: asFile(media) }
}

/** The hub's clients use an older URL. */
const completion: ServedTask = {
  model: SAMPLE_MODEL,
  scenarios: [],
  answers: (stage) => ({
    places: ['/openai/v1', '/v3/openai'].flatMap((prefix) => completionPlaces(stage, prefix)),
    result: completionResult(stage),
  }),
}

export const novita: ProviderService = {
  id: 'novita',
  baseUrls: ['https://api.novita.ai'],
  hub: 'lists',
  // Of https://novita.ai/docs/api-reference/model-apis-llm-create-chat-completion.
  reasoningLevel: {
    model: { id: 'deepseek-ai/DeepSeek-V3.2', pipeline_tag: 'text-generation', tags: ['conversational'] },
    level: 'high',
    sentFields: { enable_thinking: true },
  },
  tasks: {
    'image-text-to-video': { model: 'MiniMax-H3', scenarios: QUEUED_AND_LINKED, answers: minimaxVideo },
    'text-generation': completion,
    'text-to-video': {
      model: 'wan-t2v',
      scenarios: QUEUED_AND_LINKED,
      answers: video,
      mappings: [
        { name: 'prompt-in-input', mapping: { providerId: 'wan-2.2-t2v' } },
        { name: 'more-required', mapping: { providerId: 'hunyuan-video-fast' } },
      ],
    },
  },
  blindSpots: [
    { client: 'huggingface.js', scenarios: ['job-failed'], tasks: ['text-to-video'], loses: 'words' },
    { client: 'huggingface.js', scenarios: ['media-404'], tasks: ['text-to-video'], loses: 'words and status' },
    { client: 'huggingface_hub', scenarios: ['job-failed'], loses: 'words' },
    { client: 'huggingface_hub', scenarios: ['status-500', 'never-ends'], loses: 'the scenario' },
    ...UNCHECKED_DOWNLOADS_IN_PYTHON,
  ],
  knownBroken: [
    losesMaxTokens('novita'),
    leavesEarly('novita', ['text-to-video', 'image-text-to-video']),
    chatWithoutMessages('novita'),
    {
      ...PYTHON,
      file: 'huggingface-hub-novita-missing-file.py',
      provider: 'novita',
      tasks: ['text-to-video'],
      problem:
        'On fal, Novita AI, Replicate, and WaveSpeedAI, the client doesn’t check downloads: if a video or audio file is missing, the client returns the error page as the result.',
      instead: 'We offer the example, although it can’t tell the error page from a result.',
      scenario: { kind: 'media-404' },
      exitCode: 0,
      prints: 'There is no such file here.',
    },
  ],
}
