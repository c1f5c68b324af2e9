import { expect, it } from 'vitest'
import { buildInferenceRequest, type SnippetOptions } from '../../index.ts'

const MODEL = { id: 'zai-org/GLM-Image', pipeline_tag: 'text-to-image' }
const requestFor = (options: SnippetOptions) => buildInferenceRequest(MODEL, 'zai-org', undefined, options)

it.each(['text-to-image', 'image-to-text', 'conversational'])(
  'a reader who asks Z.ai directly is not said to come from the hub: %s',
  (task) => {
    const model =
      task === 'conversational'
        ? { ...MODEL, pipeline_tag: 'text-generation', tags: [task] }
        : { ...MODEL, pipeline_tag: task }
    const request = buildInferenceRequest(model, 'zai-org', undefined, { directRequest: true })
    expect(request?.headers).not.toHaveProperty('x-source-channel')
  },
)

it('a request through the router says that it comes from there', () => {
  expect(requestFor({})?.headers).toHaveProperty('x-source-channel', 'hugging_face')
})

/* The reference of Z.ai has `quality`, `size` and `user_id` beside model and prompt. */
it('a sample asks for no steps', () => {
  expect(requestFor({ inputs: 'A lighthouse' })?.body).toEqual({ model: MODEL.id, prompt: 'A lighthouse' })
})
