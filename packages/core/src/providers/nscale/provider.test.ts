import { expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets } from '../../index.ts'

const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }

// As https://docs.nscale.com/api-reference/inferencing/create-image has it: model, prompt, size and n.
it('Nscale is sent no steps, and a size as a whole', () => {
  const parameters = { width: 512, height: 256, num_inference_steps: 4 }
  expect(buildInferenceRequest(model, 'nscale', undefined, { inputs: 'A cat' })?.body).toEqual({
    model: 'acme/lantern',
    prompt: 'A cat',
  })
  expect(buildInferenceRequest(model, 'nscale', undefined, { inputs: 'A cat', parameters })?.body).toEqual({
    model: 'acme/lantern',
    prompt: 'A cat',
    size: '512x256',
  })
  const { ignored } = explainInferenceSnippets(model, 'nscale', undefined, { parameters })
  expect(ignored.map(({ option }) => option)).toEqual(['parameters.num_inference_steps'])
  expect(explainInferenceSnippets(model, 'nscale', undefined, { parameters: { width: 512 } }).snippets).toEqual([])
})
