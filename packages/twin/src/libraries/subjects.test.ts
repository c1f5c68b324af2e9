import { describe, expect, it } from 'vitest'
import { examplesOf, onlyInstalls } from './subjects.ts'
import { catalogued, sampled } from './twin-library.ts'

describe('onlyInstalls', () => {
  it.each([
    ['pip install demo', true],
    ['# In Python 3.11\npip install demo "numpy<2"\n', true],
    ['pip install demo\nhf download acme/demo', false],
    ['demo run', false],
    ['pip install git+https://huggingface.co/acme/demo', false],
    ['pip install git+https://github.com/acme/demo', true],
  ])('%j: %s', (content, installs) => {
    expect(onlyInstalls({ language: 'sh', content })).toBe(installs)
    expect(onlyInstalls({ language: 'python', content })).toBe(false)
  })
})

describe('examplesOf', () => {
  it('returns the examples on pages, with what each must show', () => {
    const subject = { record: catalogued('openai-community/gpt2'), make: 'gpt2', shows: [{ saves: 'a.png' }] }
    const examples = examplesOf({ key: 'transformers', subjects: [subject] }, subject)
    expect(examples.map(({ place, shown }) => [place, shown])).toEqual([
      [0, { saves: 'a.png' }],
      [1, { prints: /\S/ }],
    ])
  })

  it('omits examples that don’t run, and uses an install command for the installation', () => {
    const subject = { record: sampled('jev-style'), make: 'none' }
    const examples = examplesOf({ key: 'jev-style', subjects: [subject] }, subject)
    expect(examples.map(({ snippet, shown }) => [snippet.language, shown])).toEqual([
      ['sh', undefined],
      ['python', { prints: /\S/ }],
    ])
    const command = { record: sampled('moshi'), make: 'none' }
    const languages = examplesOf({ key: 'moshi', subjects: [command] }, command).map(({ snippet }) => snippet.language)
    expect(languages).toEqual(['python'])
  })

  it('omits examples for models of another kind', () => {
    const subject = { record: catalogued('openai-community/gpt2'), make: 'gpt2', leaves: [1] }
    const places = examplesOf({ key: 'transformers', subjects: [subject] }, subject).map(({ place }) => place)
    expect(places).toEqual([0])
  })

  it('rejects an unknown library', () => {
    expect(() => examplesOf({ key: 'none', subjects: [] }, { record: sampled('none'), make: '' })).toThrow('none')
  })
})

describe('catalogued', () => {
  it('rejects a model that isn’t in the catalog', () => {
    expect(() => catalogued('acme/none')).toThrow('acme/none')
  })
})
