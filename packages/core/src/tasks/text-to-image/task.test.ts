import { expect, it } from 'vitest'
import { getInferenceSnippets, type ModelRecord, type SnippetOptions } from '../../index.ts'

const MODEL: ModelRecord = { id: 'acme/painter', pipeline_tag: 'text-to-image' }

const notesOf = (model: ModelRecord, options: SnippetOptions = {}, provider = 'hf-inference') => [
  ...new Set(getInferenceSnippets(model, provider, undefined, options).map(({ notes }) => notes?.join())),
]

it('says that the sample uses few steps, and what the model card recommends, if known', () => {
  expect(notesOf(MODEL)).toEqual(['The example uses 5 steps for a quick result; the model card may recommend more.'])
  const card = { inference: { parameters: { num_inference_steps: 28 } } }
  expect(notesOf({ ...MODEL, cardData: card })).toEqual([
    'The example uses 5 steps for a quick result; the model card recommends 28.',
  ])
  const hostile = { inference: { parameters: { num_inference_steps: '28; rm' } } }
  expect(notesOf({ ...MODEL, cardData: hostile })).toEqual(notesOf(MODEL))
})

it('doesn’t mention steps that the reader chose, that a provider doesn’t support, or of another task', () => {
  expect(notesOf(MODEL, { parameters: { num_inference_steps: 5 } })).toEqual([undefined])
  expect(notesOf(MODEL, {}, 'nscale')).toEqual([undefined])
  expect(notesOf({ ...MODEL, pipeline_tag: 'fill-mask' })).toEqual([undefined])
})
