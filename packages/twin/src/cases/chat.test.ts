import { buildInferenceRequest } from '@model-snippets/core'
import { expect, it } from 'vitest'
import { CHAT } from '../oracle/call.ts'
import { ask } from './cases.ts'
import { chat, usageOfStream } from './chat.ts'

it('a stream requests token usage exactly if the provider documents how', () => {
  let documented = 0
  for (const target of ['routed', 'direct', 'endpoint'] as const) {
    for (const provider of chat.providers(CHAT, target)) {
      const { model, mapping, options } = ask({ task: CHAT, provider, target, streaming: true })
      const request = buildInferenceRequest(model, provider, mapping, { ...options, showUsage: true })
      if (request === undefined) continue
      const expected = usageOfStream({ provider, target })
      expect([provider, target, (request.body as { stream_options?: unknown }).stream_options]).toEqual([
        provider,
        target,
        expected['stream_options'],
      ])
      documented += Object.keys(expected).length
    }
  }
  expect(documented).toBeGreaterThan(10)
})
