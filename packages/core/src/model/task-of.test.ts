import { expect, it } from 'vitest'
import { getInferenceSnippets } from '../index.ts'
import { loadInferenceExplanation } from '../on-demand.ts'
import type { ModelRecord, ProviderMapping } from './model-record.ts'
import { taskOf, taskWith } from './task-of.ts'

const MAPPING: ProviderMapping = {
  provider: 'together',
  providerId: 'acme/Chat-8B',
  hfModelId: 'acme/chat-8b',
  status: 'live',
  task: 'conversational',
}
const plain: ModelRecord = { id: 'acme/chat-8b', pipeline_tag: 'text-generation' }
const mapped: ModelRecord = { ...plain, inferenceProviderMapping: [MAPPING] }
const table = { ...plain, inferenceProviderMapping: { together: { status: 'live', task: 'conversational' } } } as never

/* As in @huggingface/inference since 4.13.30, which writes no other examples for these pipelines. */
it('is chat if the record’s mapping says so, even without the tag', () => {
  expect(
    [plain, mapped, table, { ...mapped, pipeline_tag: 'image-text-to-text' }].map((model) => taskOf(model)),
  ).toEqual(['text-generation', 'conversational', 'conversational', 'conversational'])
  expect(taskOf({ ...mapped, pipeline_tag: 'text-to-image' })).toBe('text-to-image')
  expect(taskOf({ ...mapped, inferenceProviderMapping: [{ ...MAPPING, task: 'text-generation' }] })).toBe(
    'text-generation',
  )
  for (const broken of [null, 7, 'conversational', [null, 'conversational'], { together: null }]) {
    expect(taskOf({ ...plain, inferenceProviderMapping: broken } as never)).toBe('text-generation')
  }
})

it.each(['text-generation', 'image-text-to-text', 'any-to-any', 'audio-text-to-text', 'video-text-to-text'])(
  'is chat if a %s model has the tag or the mapping',
  (pipeline_tag) => {
    const model = { ...plain, pipeline_tag }
    expect(taskOf(model)).toBe(pipeline_tag)
    expect(taskOf({ ...model, tags: ['conversational'] })).toBe('conversational')
    expect(taskWith(model, MAPPING)).toBe('conversational')
    const [snippet] = getInferenceSnippets({ ...model, tags: ['conversational'] }, 'together')
    expect(snippet?.content).toContain('chat.completions')
  },
)

it('is chat if the mapping passed with the record says so', () => {
  expect(taskWith(plain, MAPPING)).toBe('conversational')
  expect(taskWith(plain, { ...MAPPING, task: '' })).toBe('text-generation')
})

it('produces chat examples, loaded on demand or not', async () => {
  const tagged = getInferenceSnippets({ ...plain, tags: ['conversational'] }, 'together', MAPPING)
  expect(tagged[0]?.content).toContain('chat.completions')
  expect(getInferenceSnippets(plain, 'together', MAPPING)).toEqual(tagged)
  expect(getInferenceSnippets(mapped, 'together', MAPPING)).toEqual(tagged)
  expect((await loadInferenceExplanation(plain, 'together', MAPPING)).snippets).toEqual(tagged)
  expect(getInferenceSnippets(mapped, 'groq')[0]?.content).toContain('chat.completions')
})
