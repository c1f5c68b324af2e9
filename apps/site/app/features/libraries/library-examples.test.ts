import { MODELS } from '@model-snippets/core/catalogue'
import { LIBRARIES, type LibraryExample, type LibraryLanguage } from '@model-snippets/core/libraries'
import { completedRecord, problemOfId } from '@model-snippets/core/libraries/on-demand'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSentence } from '../../../server/pages/plain-library.ts'
import { explanationOf, isCode } from '../../domain/libraries/explanation.ts'
import { fenceOf, labelOf } from '../../domain/libraries/library-language.ts'
import { readLibraryPage } from '../../domain/libraries/library-page-data.ts'
import { readLibraryUses, withColours } from '../../domain/libraries/library-use.ts'

const withExamples = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)

describe('a library’s page', () => {
  it.each(withExamples.map(({ key }) => key))('%s shows an example, or says why not', async (key) => {
    const { examples, chosen } = await readLibraryPage(key, '')
    expect(examples).not.toEqual([])
    for (const example of examples) expect(isCode(example) || explanationOf(example) !== '').toBe(true)
    expect(['catalogue', 'sample']).toContain(chosen.kind)
  })

  it('writes the example for any model that is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (asked) => {
        const { chosen, examples, problem } = await readLibraryPage('sentence-transformers', asked)
        expect(examples.length > 0).toBe(problem === undefined)
        expect(problem).toBe(problemOfId(chosen.record.id)?.replace(/^/, 'model.id: '))
        expect(chosen.record.id.length).toBeLessThanOrEqual(200)
        if (asked.trim() !== '') expect(chosen.record.id).toBe(asked.trim().slice(0, 200))
      }),
      { numRuns: 50 },
    )
  })

  it.each(['//evil.example/share', 'http://evil.example/x', '/etc/passwd', './x', '~/x'])(
    'writes none for %s, and says why',
    async (asked) => {
      const { examples, problem } = await readLibraryPage('transformers', asked)
      expect(examples).toEqual([])
      expect(problem).toBe(`model.id: expected a Hugging Face id, owner/name, got ${JSON.stringify(asked)}`)
    },
  )

  it('tells readers of gated weights and of code that a stranger wrote, as every surface does', async () => {
    const { examples } = await readLibraryPage('edsnlp', 'owner/pipeline')
    expect(examples.map(({ content }) => content).join('')).toContain("# Runs code from the model's repository")
  })

  it('takes the record of a model that the catalogue holds, whatever its library', async () => {
    const { chosen } = await readLibraryPage('diffusers', 'BAAI/bge-m3')
    expect(chosen).toMatchObject({ kind: 'catalogue', record: { library_name: 'sentence-transformers' } })
  })

  it.each(['transformers', 'transformers.js', 'peft', 'lerobot'])('writes code of %s for a name alone', async (key) => {
    const { chosen, examples } = await readLibraryPage(key, 'owner/painter')
    expect(chosen.kind).toBe('named')
    expect(examples.filter(isCode).some(({ content }) => content.includes('owner/painter'))).toBe(true)
  })

  it('says of a text that ran with what, under which name, and of no other', async () => {
    const own = await readLibraryPage('spacy', 'spacy/en_core_web_sm')
    expect(own.examples[0]?.run).toMatchObject({ package: 'spacy' })
    expect(own.examples[0]?.run).not.toHaveProperty('otherModel')
    const other = await readLibraryPage('spacy', 'owner/model_of_mine')
    expect(other.examples[0]?.run).toMatchObject({ package: 'spacy', otherModel: 'spacy/en_core_web_sm' })
    // It loads its parts with a card of NVIDIA alone.
    const none = await readLibraryPage('moshi', '')
    expect(none.examples.map(({ run }) => run)).toEqual(none.examples.map(() => undefined))
  })

  it.each([
    ['spacy', undefined, 'and got a result from a small test model.'],
    ['sam2', 'repeated', 'and got a result from a stand-in model (each weight tensor filled with one random number).'],
    [
      'ben2',
      'part',
      'and got a result from a model file that contained some of the weights (the loader initialized the rest).',
    ],
  ])('says of %s what was served in the place of its model', async (key, weights, words) => {
    const { examples } = await readLibraryPage(key, '')
    const ran = examples.find(({ run }) => run !== undefined)
    expect(ran?.run?.weights).toBe(weights)
    expect(ran && runSentence(ran)).toContain(words)
  })

  it('knows no other library', async () => {
    await expect(readLibraryPage('__proto__', '')).rejects.toThrow('no library has the key')
  })
})

describe('library examples of a model', () => {
  it('are there for nearly every model of the catalogue', async () => {
    const uses = await Promise.all(MODELS.map((model) => readLibraryUses(model)))
    const useful = uses.filter((libraries) => libraries.some(({ examples }) => examples.some(isCode)))
    expect(useful.length / MODELS.length).toBeGreaterThan(0.85)
  })

  it('say when they name the usual class of a task', async () => {
    const model = { id: 'owner/name', library_name: 'transformers', pipeline_tag: 'fill-mask' }
    const [use] = await readLibraryUses(model)
    expect(use?.isCompleted).toBe(true)
    expect(use?.examples.map(({ content }) => content).join()).toContain('AutoModelForMaskedLM')
    const [known] = await readLibraryUses({ ...model, transformersInfo: { auto_model: 'AutoModelForMaskedLM' } })
    expect(known?.isCompleted).toBe(false)
  })

  it('leave a class that the task does not tell to the pipeline', async () => {
    const [use] = await readLibraryUses({
      id: 'owner/name',
      library_name: 'transformers',
      pipeline_tag: 'automatic-speech-recognition',
    })
    expect(use?.examples).toHaveLength(1)
    expect(use?.examples[0]?.content).toContain('pipeline("automatic-speech-recognition"')
    expect(use?.isCompleted).toBe(false)
  })

  it.each([
    { library_name: 'transformers', pipeline_tag: 'text-to-image' },
    { library_name: 'transformers', pipeline_tag: 'translation', tags: ['conversational'] },
    { library_name: 'diffusers', pipeline_tag: 'fill-mask' },
    { library_name: 'transformers', pipeline_tag: '__proto__' },
    { library_name: 'transformers' },
  ])('guess nothing for %j', (fields) => {
    expect(completedRecord({ id: 'owner/name', ...fields })).toMatchObject({
      record: { id: 'owner/name', ...fields },
      isCompleted: false,
    })
  })
})

describe('the language of a library example', () => {
  it.each([
    ['js', 'JavaScript', 'javascript'],
    ['csharp', 'C#', 'csharp'],
    ['text', 'Text', 'text'],
  ] as const)('%s is called %s, and %s after a fence', (language, label, fence) => {
    expect([labelOf(language), fenceOf(language)]).toEqual([label, fence])
  })

  it('has colours where models are called in it, and none elsewhere', () => {
    const kinds = (language: LibraryLanguage): unknown[] =>
      withColours({ language, content: 'return 1' }).lines?.flatMap((line) => line.map(([, kind]) => kind)) ?? []
    expect(kinds('js')).toContain('keyword')
    expect(kinds('lua')).toEqual([undefined])
  })
})

describe('an explanation', () => {
  it.each([
    ['python', '# Type of model unknown\n', false, 'Type of model unknown'],
    ['text', 'Task type is invalid.', false, 'Task type is invalid.'],
    ['js', '// ⚠️ Unknown pipeline tag', false, '⚠️ Unknown pipeline tag'],
    ['python', '# A comment\nprint(1)\n', true, 'A comment\nprint(1)'],
  ] as const)('%s %j', (language, content, code, said) => {
    const example: LibraryExample = { language, content }
    expect([isCode(example), explanationOf(example)]).toEqual([code, said])
  })
})
