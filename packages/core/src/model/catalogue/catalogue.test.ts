import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getLibrarySnippets, MODEL_LIBRARIES_UI_ELEMENTS } from '../../libraries/index.ts'
import { TASKS } from '../../tasks/index.ts'
import { PIPELINE_DATA } from '../../tasks/pages/index.ts'
import { ggufFilesOf } from '../gguf-files.ts'
import { taskOf } from '../task-of.ts'
import { findModel, findModelInAnyCase, MODELS, searchModels, suggestModels } from './index.ts'

const idsOf = (query: string, limit?: number): string[] =>
  searchModels(query, limit === undefined ? {} : { limit }).map((model) => model.id)

describe('MODELS', () => {
  it('contains each model once, sorted by id, under its Hugging Face id', () => {
    const ids = MODELS.map((model) => model.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual([...ids].sort())
    for (const model of MODELS) {
      expect(model.id).toMatch(/^[\w.-]+\/[\w.-]+$/)
      if (model.pipeline_tag !== undefined) expect(Object.keys(PIPELINE_DATA)).toContain(model.pipeline_tag)
      if (model.library_name !== undefined)
        expect(Object.keys(MODEL_LIBRARIES_UI_ELEMENTS)).toContain(model.library_name)
    }
  })

  it('has a model for every task with an inference route', () => {
    const tasks = new Set(MODELS.map(taskOf))
    // FLUX.2 covers this task; Hugging Face tags it image-to-image.
    expect(Object.keys(TASKS).filter((task) => !tasks.has(task))).toEqual(['image-text-to-image'])
  })

  it('has a model for most libraries with examples, and an example for each of these models', () => {
    const covered = new Set<string>()
    for (const model of MODELS) {
      const key = model.library_name ?? ''
      if (MODEL_LIBRARIES_UI_ELEMENTS[key]?.snippets === undefined) continue
      const examples = getLibrarySnippets(model).filter(({ library }) => library === key)
      expect(examples, model.id).not.toEqual([])
      for (const { language, content } of examples) expect(`${language}: ${content}`).not.toMatch(/^text: /)
      covered.add(key)
    }
    const libraries = Object.keys(MODEL_LIBRARIES_UI_ELEMENTS).filter(
      (key) => MODEL_LIBRARIES_UI_ELEMENTS[key]?.snippets !== undefined,
    )
    const missing = libraries.filter((key) => !covered.has(key))
    // For these libraries, we aren't certain of any public model.
    expect(missing.length, missing.join(', ')).toBeLessThan(libraries.length / 4)
  })

  it.each([
    ['pyannote/speaker-diarization-3.1', 'Pipeline.from_pretrained("pyannote/speaker-diarization-3.1")'],
    ['black-forest-labs/FLUX.1-Fill-dev', 'FluxFillPipeline.from_pretrained("black-forest-labs/FLUX.1-Fill-dev"'],
  ])('has the tags of %s that its example depends on', (id, loads) => {
    const model = MODELS.find((each) => each.id === id) ?? { id }
    expect(
      getLibrarySnippets(model)
        .map(({ content }) => content)
        .join('\n'),
    ).toContain(loads)
  })

  it('lists the files of GGUF models, each with its quantization and size in bytes', () => {
    const models = MODELS.filter(
      ({ library_name: library, tags }) => library === 'llama-cpp-python' || tags?.includes('gguf'),
    )
    expect(models).not.toEqual([])
    for (const model of models) {
      const files = ggufFilesOf(model)
      expect([model.id, files.length]).not.toEqual([model.id, 0])
      for (const file of files)
        expect([model.id, file]).toEqual([
          model.id,
          { ...file, label: expect.stringMatching(/./), size: expect.any(Number) },
        ])
    }
  })

  it('contains no provider mappings, which only Hugging Face can tell', () => {
    for (const model of MODELS) expect(model.inferenceProviderMapping).toBeUndefined()
  })
})

describe('findModelInAnyCase', () => {
  it('finds each model by its id in any case', () => {
    for (const { id } of MODELS) {
      for (const written of [id, id.toLowerCase(), id.toUpperCase()]) expect(findModelInAnyCase(written)?.id).toBe(id)
    }
    expect(findModelInAnyCase('nobody/nothing')).toBeUndefined()
  })
})

describe('findModel', () => {
  it('finds every model by its id', () => {
    for (const model of MODELS) expect(findModel(model.id)).toBe(model)
  })

  it.each(['', 'toString', '__proto__', 'OPENAI/gpt-oss-120b', 'openai/gpt-oss-120b '])(
    'finds nothing for %j',
    (id) => {
      expect(findModel(id)).toBeUndefined()
    },
  )
})

describe('searchModels', () => {
  it('lists the whole catalogue for an empty query', () => {
    expect(idsOf('').sort()).toEqual(MODELS.map(({ id }) => id))
    expect(idsOf(' \t\n')).toEqual(idsOf(''))
  })

  it('matches words in any order and case', () => {
    expect(idsOf('LLAMA 70b instruct')).toEqual(['meta-llama/Llama-3.3-70B-Instruct'])
    expect(idsOf('instruct 70b llama')).toEqual(idsOf('LLAMA 70b instruct'))
  })

  it('searches tasks and libraries as well', () => {
    const vision = MODELS.filter((model) => model.pipeline_tag === 'image-text-to-text').map((model) => model.id)
    expect(idsOf('image-text-to-text').sort()).toEqual(vision)
    expect(idsOf('transformers qwen3-32b')).toEqual(['Qwen/Qwen3-32B'])
  })

  it('requires every word to match', () => {
    expect(idsOf('qwen whisper')).toEqual([])
  })

  it('ranks a whole match before a prefix, and a prefix before a match inside', () => {
    expect(idsOf('GLM-4.5')).toEqual(['zai-org/GLM-4.5', 'zai-org/GLM-4.5V'])
    expect(idsOf('zai-org/GLM-4.5V')).toEqual(['zai-org/GLM-4.5V'])
    const llama = idsOf('llama')
    expect(llama[0]).toBe('meta-llama/Llama-3.3-70B-Instruct')
    expect(idsOf('openai/gpt')).toEqual(['openai/gpt-oss-120b', 'openai/gpt-oss-20b'])
  })

  it('ignores missing separators', () => {
    expect(idsOf('gptoss').slice(0, 2)).toEqual(['openai/gpt-oss-120b', 'openai/gpt-oss-20b'])
    expect(idsOf('llama3.3')).toEqual(['meta-llama/Llama-3.3-70B-Instruct'])
  })

  it('respects the limit', () => {
    expect(idsOf('', 3)).toHaveLength(3)
    expect(idsOf('', 0)).toEqual([])
    expect(idsOf('', -1)).toEqual([])
    expect(idsOf('', Number.NaN)).toEqual([])
  })

  it('never throws, changes nothing, and returns only catalogue records', () => {
    const known = new Set(MODELS)
    const before = JSON.stringify(MODELS)
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...MODELS.map((model) => model.id), 'llama', 'qwen', '-', '/', '.', '\\', '*', '[', '\ud800'),
    )
    const query = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(' '))
    fc.assert(
      fc.property(query, fc.option(fc.integer(), { nil: undefined }), (text, limit) => {
        const options = limit === undefined ? {} : { limit }
        const found = searchModels(text, options)
        expect(found.every((model) => known.has(model))).toBe(true)
        expect(new Set(found).size).toBe(found.length)
        expect(searchModels(text, options)).toEqual(found)
        for (const id of suggestModels(text)) expect(findModel(id)).toBeDefined()
      }),
      { numRuns: 500 },
    )
    expect(JSON.stringify(MODELS)).toBe(before)
  })

  it('ranks a model first if the query is its whole id', () => {
    for (const model of MODELS) expect(idsOf(model.id)[0]).toBe(model.id)
  })
})

describe('suggestModels', () => {
  it.each([
    ['openai/gpt-oss-12b', 'openai/gpt-oss-120b'],
    ['gpt-oss-20b', 'openai/gpt-oss-20b'],
    ['Meta-Llama/llama-3.1-8b-instruct', 'meta-llama/Llama-3.1-8B-Instruct'],
    ['deepseek-ai/DeepSeek-R2', 'deepseek-ai/DeepSeek-R1'],
    ['kimi', 'moonshotai/Kimi-K3'],
  ])('%s → %s', (asked, meant) => {
    expect(suggestModels(asked)[0]).toBe(meant)
  })

  it.each(['', 'zzzzzzzzzzzz', '😀'.repeat(200)])('suggests nothing for %j', (asked) => {
    expect(suggestModels(asked)).toEqual([])
  })

  it('respects the limit', () => {
    expect(suggestModels('instruct')).toHaveLength(3)
    expect(suggestModels('instruct', 1)).toHaveLength(1)
  })
})
