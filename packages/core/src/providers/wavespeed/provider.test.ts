import { expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, LANGUAGES } from '../../index.ts'

/* https://wavespeed.ai/models/wavespeed-ai/flux-srpo/llms.txt and qwen-image/edit-2511-lora have `size`, as `1024*1024`. */
it.each([
  ['text-to-image', { width: 1024, height: 768 }, '1024*768'],
  ['image-to-image', { target_size: { width: 512, height: 512 } }, '512*512'],
])('%s takes a size as one text', (pipeline_tag, parameters, size) => {
  const model = { id: 'acme/lantern', pipeline_tag }
  const mapping = {
    provider: 'wavespeed',
    hfModelId: model.id,
    providerId: 'a/b',
    status: 'live',
    task: pipeline_tag,
  } as const
  const options = { parameters: { ...parameters, seed: 7 } }
  const body = buildInferenceRequest(model, 'wavespeed', mapping, options)?.body
  expect(body).toMatchObject({ size, seed: 7 })
  for (const name of Object.keys(parameters)) expect(body).not.toHaveProperty(name)
  const { snippets } = explainInferenceSnippets(model, 'wavespeed', mapping, options)
  expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
})

it('refuses half a size', () => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }
  const { snippets, skipped } = explainInferenceSnippets(model, 'wavespeed', undefined, { parameters: { width: 512 } })
  expect(snippets).toEqual([])
  expect(skipped[0]?.reason).toContain('width and height together')
})
