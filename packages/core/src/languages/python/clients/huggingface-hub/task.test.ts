import { expect, it } from 'vitest'
import { explainUnverified, type ModelRecord, type SnippetOptions } from '../../../../index.ts'

const codeOf = (model: ModelRecord, options: SnippetOptions): string =>
  explainUnverified(model, 'hf-inference', undefined, options).snippets.find(
    ({ client }) => client === 'huggingface_hub',
  )?.content ?? ''

it('prints only the text of a recording, or the whole result if more was requested', () => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  expect(codeOf(model, {})).toContain('print(result.text)\n')
  expect(codeOf(model, { parameters: { return_timestamps: true } })).toContain('print(result)\n')
})

it('imports exceptions from their public modules', () => {
  const model = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const code = codeOf(model, { retries: true })
  expect(code).toContain('from httpx2 import HTTPError\n')
  expect(code).toContain('from huggingface_hub.errors import HfHubHTTPError\n')
  expect(code).not.toContain('HfHubHTTPError, HTTPError')
  for (const recipe of ['plain', 'tool-loop', 'structured-output'] as const) {
    for (const retries of [false, true]) {
      const { snippets } = explainUnverified(model, 'hf-inference', undefined, { recipe, retries })
      const example = snippets.find(({ client }) => client === 'huggingface_hub')
      expect(example?.install?.includes('httpx2'), recipe).toBe(retries)
      expect(example?.content.includes('httpx2'), recipe).toBe(retries)
    }
  }
})
