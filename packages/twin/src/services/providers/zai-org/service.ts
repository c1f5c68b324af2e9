import { jsonAnswer } from '../../answer.ts'
import { leavesEarly } from '../../defects/known-broken.ts'
import { png } from '../../media.ts'
import { anyOf } from '../../place.ts'
import { JOB_COMPLAINT, queue } from '../../protocols/queue.ts'
import type { ProviderService, Stage, TaskAnswers } from '../../provider-service.ts'
import { asFile, asText } from '../../result.ts'
import { QUEUED_AND_LINKED } from '../../scenario.ts'

function layout({ bases, model, nonce }: Stage): TaskAnswers {
  const text = nonce.word('# Invoice 17')
  const body = { id: nonce.text, model, created: 1_780_000_000, md_results: text, layout_details: [[]] }
  return {
    places: [
      { method: 'POST', matches: anyOf(bases, '/api/paas/v4/layout_parsing'), answer: () => jsonAnswer(200, body) },
    ],
    result: asText(text),
  }
}

function image({ bases, model, nonce, scenario, link }: Stage): TaskAnswers {
  const media = png(nonce.text)
  const state = (status: string, more: object) => ({
    id: nonce.text,
    model,
    request_id: nonce.text,
    task_status: status,
    ...more,
  })
  const done = state('SUCCESS', { image_result: [{ url: link(media) }] })
  const places = queue(scenario, {
    submit: anyOf(bases, '/api/paas/v4/async/images/generations'),
    ticket: scenario.kind === 'at-once' ? done : state('PROCESSING', {}),
    status: anyOf(bases, `/api/paas/v4/async-result/${nonce.text}`),
    pending: [state('PROCESSING', {})],
    done,
    failed: state('FAIL', { error: { code: '1301', message: JOB_COMPLAINT } }),
  })
  return { places, result: asFile(media) }
}

export const zaiOrg: ProviderService = {
  id: 'zai-org',
  baseUrls: ['https://api.z.ai'],
  hub: 'lists',
  // Of https://docs.z.ai/guides/capabilities/thinking-mode.
  reasoningLevel: {
    model: { id: 'zai-org/GLM-4.6', pipeline_tag: 'text-generation', tags: ['conversational'] },
    level: 'off',
    sentFields: { thinking: { type: 'disabled' } },
  },
  tasks: {
    'image-to-text': { model: 'glm-ocr', scenarios: [], answers: layout },
    'text-to-image': { model: 'glm-image', scenarios: QUEUED_AND_LINKED, answers: image },
  },
  blindSpots: [
    { client: 'huggingface.js', scenarios: ['job-failed'], loses: 'words' },
    { client: 'huggingface.js', scenarios: ['media-404'], loses: 'words and status' },
    { client: 'huggingface_hub', scenarios: ['job-failed', 'status-500'], loses: 'words' },
  ],
  knownBroken: [leavesEarly('zai-org', ['text-to-image'])],
}
