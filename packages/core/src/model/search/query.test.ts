import { describe, expect, it } from 'vitest'
import { correctQuery, MODELS, searchModels } from '../catalogue/index.ts'
import { WELL_KNOWN } from '../catalogue/well-known.ts'
import { taskOf } from '../task-of.ts'
import { parseQuery } from './query.ts'

const idsOf = (query: string): string[] => searchModels(query).map(({ id }) => id)
const tasksOfFirst = (query: string, count: number): (string | undefined)[] => [
  ...new Set(searchModels(query, { limit: count }).map(taskOf)),
]

describe('the words that people use', () => {
  it.each([
    ['chat', ['conversational']],
    ['llm', ['conversational']],
    ['tools', ['conversational']],
    ['speech to text', ['automatic-speech-recognition']],
    ['speech-to-text model', ['automatic-speech-recognition']],
    ['tts', ['text-to-speech']],
    ['text to speech', ['text-to-speech']],
    ['image generation', ['text-to-image']],
    ['Sprachmodell', ['conversational']],
    ['Spracherkennung', ['automatic-speech-recognition']],
    ['Sprache zu Text', ['automatic-speech-recognition']],
    ['Sprachausgabe', ['text-to-speech']],
    ['Bilder erzeugen', ['text-to-image']],
    ['Modelle für Übersetzung', ['translation']],
    ['vllm', ['conversational']],
  ])('%s', (query, tasks) => {
    expect(tasksOfFirst(query, 3)).toEqual(tasks)
  })

  it.each([
    ['vision', 'CohereLabs/aya-vision-32b'],
    ['ocr', 'rednote-hilab/dots.ocr'],
    ['Texterkennung', 'rednote-hilab/dots.ocr'],
    ['embeddings', 'Qwen/Qwen3-Embedding-0.6B'],
    ['Einbettungen', 'Qwen/Qwen3-Embedding-0.6B'],
    ['rag', 'Qwen/Qwen3-Embedding-0.6B'],
    ['gguf', 'Qwen/Qwen2.5-0.5B-Instruct-GGUF'],
    ['ollama', 'Qwen/Qwen2.5-0.5B-Instruct-GGUF'],
    ['llama.cpp', 'Qwen/Qwen2.5-0.5B-Instruct-GGUF'],
    ['whisper', 'openai/whisper-large-v3-turbo'],
    ['llama', 'meta-llama/Llama-3.3-70B-Instruct'],
    ['qwen chat', 'Qwen/Qwen3.8-27B'],
    ['OpenAI/GPT-OSS-120B', 'openai/gpt-oss-120b'],
    ['openai', 'openai/gpt-oss-120b'],
    ['https://huggingface.co/Qwen/Qwen3-8B', 'Qwen/Qwen3-8B'],
    ['huggingface.co/Qwen/Qwen3-8B/tree/main?x=1', 'Qwen/Qwen3-8B'],
    ['https://hf.co/qwen/qwen3-8b', 'Qwen/Qwen3-8B'],
    ['https://mirror.example/models/Qwen/Qwen3-8B', 'Qwen/Qwen3-8B'],
    ['openai/gpt-oss-120b:groq', 'openai/gpt-oss-120b'],
    ['whsiper', 'openai/whisper-large-v3-turbo'],
    ['lama', 'meta-llama/Llama-3.3-70B-Instruct'],
    ['deepsek chat', 'deepseek-ai/DeepSeek-V4-Flash-0731'],
    ['sdxl', 'stabilityai/stable-diffusion-xl-base-1.0'],
    ['coding', 'Qwen/Qwen3-Coder-Next'],
    ['reasoning', 'openai/gpt-oss-120b'],
    ['generate image', 'black-forest-labs/FLUX.1-dev'],
  ])('%s finds %s', (query, id) => {
    expect(idsOf(query)[0]).toBe(id)
  })

  it('corrects only a query that matches nothing, even if it contains misspelled words', () => {
    expect(correctQuery('whsiper')).toBe('whisper')
    for (const query of [
      '',
      'best llama',
      'generate image',
      'Bilder erzeugen',
      'speech to text',
      'Qwen/Qwen3-38B',
      'qqqqqq',
    ]) {
      expect([query, correctQuery(query)]).toEqual([query, undefined])
    }
  })

  it('finds an owner alone, and lists the owner’s models first', () => {
    const theirs = MODELS.filter(({ id }) => id.startsWith('BAAI/')).length
    expect(
      idsOf('baai')
        .slice(0, theirs)
        .every((id) => id.startsWith('BAAI/')),
    ).toBe(true)
    expect(idsOf('https://huggingface.co/BAAI')).toEqual(idsOf('BAAI'))
  })

  it('doesn’t mix up the words of one meaning with another', () => {
    expect(searchModels('speech to text').map(taskOf)).not.toContain('text-to-speech')
  })

  it('requires every word to match, even next to a known meaning', () => {
    expect(idsOf('chat nothing-like-this')).toEqual([])
  })
})

describe('a query', () => {
  it.each([
    ['https://huggingface.co/openai/gpt-oss-120b?library=vllm', 'openai/gpt-oss-120b'],
    ['somebody/their-model', 'somebody/their-model'],
    ['gpt oss', undefined],
    ['a/b/c', undefined],
    ['https://huggingface.co/', undefined],
    ['', undefined],
  ])('%j has the id %s', (query, id) => {
    expect(parseQuery(query).id).toBe(id)
  })
})

describe('the order of the catalogue', () => {
  it('starts with the best-known models', () => {
    expect(idsOf('').slice(0, WELL_KNOWN.length)).toEqual(WELL_KNOWN)
  })

  it('names each model once, and only models in the catalogue', () => {
    expect(new Set(WELL_KNOWN).size).toBe(WELL_KNOWN.length)
    const ids = MODELS.map(({ id }) => id)
    expect(WELL_KNOWN.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('a very long query', () => {
  it('is read up to its 500th character', () => {
    expect(parseQuery('a'.repeat(1_000_000)).text).toHaveLength(500)
    expect(correctQuery('whsiper'.repeat(1_000_000))).toBeUndefined()
  })

  it('is read up to its 32nd word', () => {
    const words = 'qwen '.repeat(32)
    expect(idsOf(words)).not.toEqual([])
    expect(idsOf(`${words} nothing-like-this`)).toEqual(idsOf(words))
    expect(idsOf(`${'qwen '.repeat(31)} nothing-like-this`)).toEqual([])
  })
})
