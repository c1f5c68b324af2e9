import { expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, type JsonObject } from '../../index.ts'

const PROMPT = 'A paper boat'
const parameters = { negative_prompt: 'rain', seed: 7 }

/* As Novita's reference has it, https://novita.ai/docs/api-reference/model-apis-wan-t2v and its neighbours. */
it.each<[string, JsonObject]>([
  ['wan-t2v', { prompt: PROMPT, ...parameters }],
  ['wan-2.2-t2v', { input: { prompt: PROMPT, negative_prompt: 'rain' }, parameters: { seed: 7 } }],
  // https://novita.ai/docs/api-reference/model-apis-wan2.6-t2v
  ['wan2.6-t2v', { input: { prompt: PROMPT, negative_prompt: 'rain' }, parameters: { seed: 7 } }],
  [
    'hunyuan-video-fast',
    { prompt: PROMPT, model_name: 'hunyuan-video-fast', width: 1280, height: 720, steps: 20, seed: 7 },
  ],
])('a video of %s is asked for with what it requires, where it reads it', (providerId, body) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-video' }
  const options = { providerId, inputs: PROMPT, parameters, directRequest: true }
  expect(buildInferenceRequest(model, 'novita', undefined, options)?.body).toEqual(body)
  const mapping = {
    provider: 'novita',
    hfModelId: model.id,
    providerId,
    status: 'live',
    task: 'text-to-video',
  } as const
  const { snippets } = explainInferenceSnippets(model, 'novita', mapping, { directRequest: true })
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(providerId === 'wan-t2v')
})

/* https://novita.ai/docs/api-reference/model-apis-llm-create-completion and its neighbour; the hub's clients ask older ones. */
it.each([
  ['text-generation', [], true, 'https://api.novita.ai/openai/v1/completions'],
  ['text-generation', ['conversational'], true, 'https://api.novita.ai/openai/v1/chat/completions'],
  ['text-generation', [], false, 'https://router.huggingface.co/novita/v3/openai/completions'],
])('%s with the tags %j, direct %s, asks %s', (pipeline_tag, tags, directRequest, url) => {
  const model = { id: 'acme/lantern', pipeline_tag, tags }
  expect(buildInferenceRequest(model, 'novita', undefined, { directRequest })?.url).toBe(url)
})
