import { describe, expect, it } from 'vitest'
import type { ModelRecord } from '../model/model-record.ts'
import { getLibrarySnippets, LIBRARIES } from './index.ts'
import { loadLibrary, loadLibrarySnippets } from './on-demand.ts'

const id = 'acme/demo'
const librariesIn = (model: ModelRecord): string[] => [
  ...new Set(getLibrarySnippets(model).map(({ library }) => library)),
]

/** Returns one library's examples as a single text. */
const textOf = (library: string, model: Omit<ModelRecord, 'id'> = {}): string =>
  (LIBRARIES[library]?.examples?.({ id, ...model }) ?? []).map(({ content }) => content).join('\n')

describe('getLibrarySnippets', () => {
  it('uses the library that the record names, then those in its tags', () => {
    expect(librariesIn({ id, library_name: 'setfit', tags: ['sentence-transformers', 'setfit', 'pytorch'] })).toEqual([
      'setfit',
      'sentence-transformers',
    ])
  })

  it('is empty for a record without a known library, and for a library without examples', () => {
    expect(getLibrarySnippets({ id })).toEqual([])
    expect(getLibrarySnippets({ id, library_name: 'constructor', tags: ['__proto__'] })).toEqual([])
    expect(getLibrarySnippets({ id, library_name: 'acestep' })).toEqual([])
  })

  it('accepts records with wrong types', () => {
    for (const wrong of [null, 7, 'setfit', {}, [null, 3]]) {
      const model = { id, library_name: wrong, tags: wrong } as unknown as ModelRecord
      expect(getLibrarySnippets(model).every(({ library }) => library === 'setfit')).toBe(true)
    }
  })

  it('says how to download gated weights, once, and only if the record says that they’re gated', () => {
    const gated = (model: Partial<ModelRecord>): string[] =>
      getLibrarySnippets({ id, gated: 'manual', ...model }).map(({ content }) => content)
    const admission = "# To download the weights, accept the model's terms on Hugging Face and run: hf auth login\n"
    expect(gated({ library_name: 'diffusers' })[0]).toMatch(new RegExp(`^${admission}pip install `))
    expect(gated({ library_name: 'diffusers' }).join('').split('hf auth login')).toHaveLength(2)
    expect(gated({ library_name: 'sam-3d-objects' }).join('').split('hf auth login')).toHaveLength(2)
    for (const model of [
      { library_name: 'pyannote-audio', id: 'pyannote/segmentation-3.0' },
      { library_name: 'stable-audio-tools', id: 'stabilityai/stable-audio-open-1.0' },
      { library_name: 'ltx', id: 'Lightricks/LTX-2.5' },
      { library_name: 'moshi', id: 'nvidia/personaplex-7b-v1' },
    ]) {
      expect(
        gated({ ...model, gated: false })
          .join('')
          .split(admission),
        model.library_name,
      ).toHaveLength(2)
    }
    expect(gated({ library_name: 'timm' })[0]).toMatch(new RegExp(`^${admission}# pip install timm\n`))
    expect(gated({ library_name: 'transformers.js', pipeline_tag: 'fill-mask' })[0]).toMatch(
      /^\/\/ To download the weights, .* HF_TOKEN/,
    )
    expect(gated({ library_name: 'timm', gated: false })[0]).not.toContain('terms')
    const lora = { library_name: 'diffusers', tags: ['lora'], gated: false }
    expect(gated({ ...lora, cardData: { base_model: 'black-forest-labs/FLUX.1-dev' } })[0]).toContain(admission)
    expect(gated({ ...lora, cardData: { base_model: 'black-forest-labs/FLUX.1-schnell' } })[0]).not.toContain('terms')
  })

  it('returns the same as loading only the named libraries', async () => {
    const model = { id, library_name: 'setfit', tags: ['sentence-transformers'] }
    expect(await loadLibrarySnippets(model)).toEqual(getLibrarySnippets(model))
  })
})

describe('loadLibrary', () => {
  it('names an unknown key', async () => {
    await expect(loadLibrary('toString')).rejects.toThrow('[model-snippets] no library has the key "toString"')
  })
})

describe('the fixed texts for missing or unknown data', () => {
  it.each([
    ['peft', {}, 'Task type is invalid.'],
    [
      'peft',
      { config: { peft: { base_model_name_or_path: 'acme/base', task_type: 'SOMETHING' } } },
      'Task type is invalid.',
    ],
    ['peft', { config: { peft: { task_type: 'CAUSAL_LM' } } }, 'Base model is not found.'],
    ['speechbrain', {}, '# interface not specified in config.json'],
    [
      'speechbrain',
      { config: { speechbrain: { speechbrain_interface: 'Something' } } },
      '# interface in config.json invalid',
    ],
    ['nemo', { tags: [] }, 'tag did not correspond to a valid NeMo domain.'],
    ['transformers', {}, 'Type of model unknown'],
    ['transformers.js', {}, 'Unknown pipeline tag'],
    ['audiocraft', { tags: [] }, 'Type of model unknown'],
  ])('of %s with %j', (library, model, text) => {
    expect(textOf(library, model)).toContain(text)
  })

  it('of sklearn warn about a missing file in a comment', () => {
    const lines = textOf('sklearn', { tags: ['skops'] })
      .trim()
      .split('\n')
    expect(lines.every((line) => line.startsWith('#'))).toBe(true)
    expect(lines.join('')).toContain('file')
  })
})
