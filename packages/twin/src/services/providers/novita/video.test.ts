import {
  buildInferenceRequest,
  explainInferenceSnippets,
  type ModelRecord,
  type ProviderMapping,
  type SnippetOptions,
} from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callHuggingfaceJs } from '../../../oracle/javascript-clients.ts'
import { taskHubService } from '../../hub.ts'
import { sampleCall } from '../../samples.ts'
import { taskService } from '../../task-service.ts'
import { Twin } from '../../twin.ts'

const TASK = 'image-text-to-video'
const model: ModelRecord = { id: 'acme/lantern', pipeline_tag: TASK }
const mappingTo = (providerId: string): ProviderMapping => ({
  provider: 'novita',
  hfModelId: model.id,
  providerId,
  status: 'live',
  task: TASK,
})

let twin: Twin
beforeAll(async () => {
  twin = await Twin.start()
})
afterAll(() => twin.stop())

/** The body that huggingface.js sends, with the image as the wire view names it. */
async function publishedBody(parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
  const call = sampleCall('novita', TASK, 'routed', { parameters })
  const run = twin.open([taskHubService(call), taskService(call, { kind: 'at-once' }, 'n0nce')])
  try {
    await callHuggingfaceJs(call, run.proxyUrl, twin.caPath)
  } finally {
    run.close()
  }
  const submit = run.requests.find(({ method }) => method === 'POST')
  return JSON.parse((submit?.body.toString() ?? '').replace(/data:image\/png;base64,[^"]+/, '<cat.png as data-url>'))
}

describe('a MiniMax-H3 video', () => {
  it.each([
    {},
    { num_frames: 120, target_size: { width: 2560, height: 1440 }, seed: 7, negative_prompt: 'rain' },
    { num_frames: 6, target_size: { width: 1104, height: 1104 }, guidance_scale: 2, num_inference_steps: 4 },
    { num_frames: 9000, resolution: '2K', watermark: false },
    { duration: 11, num_frames: 24 },
  ])('is requested as by huggingface.js: %j', async (parameters) => {
    const { inputs } = sampleCall('novita', TASK, 'routed')
    const options = { inputs, parameters } as SnippetOptions
    const request = buildInferenceRequest(model, 'novita', mappingTo('MiniMax-H3'), options)
    expect(request?.body).toEqual(await publishedBody(parameters))
  })

  it('isn’t offered for other models, or without a prompt', () => {
    for (const [providerId, inputs] of [
      ['another-model', { image: 'cat.png', prompt: 'The cat blinks.' }],
      ['MiniMax-H3', { image: 'cat.png', prompt: ' \n' }],
    ] as const) {
      const { snippets, skipped } = explainInferenceSnippets(model, 'novita', mappingTo(providerId), { inputs })
      expect(snippets).toEqual([])
      expect(skipped[0]?.reason).toContain('MiniMax-H3')
    }
  })
})
