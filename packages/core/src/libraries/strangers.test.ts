import { describe, expect, it } from 'vitest'
import type { ModelRecord } from '../model/model-record.ts'
import { getCompletedLibrarySnippets, getLibrarySnippets, LIBRARIES, MODEL_LIBRARIES_UI_ELEMENTS } from './index.ts'
import { snippetsOfLibrary } from './library-snippets.ts'
import { loadLibrarySnippets } from './on-demand.ts'
import { recordsOf } from './testing/records.ts'

/** Ids that libraries would treat as a URL, a network share, or a folder. */
const ELSEWHERE = [
  '//evil.example/share',
  'http://evil.example/x',
  'https://evil.example/x',
  '../x',
  '/etc/passwd',
  '\\\\host\\share',
  'C:\\x',
  '~/x',
  './x',
  'a/b/c',
  '',
]
const CAUTION = "# Runs code from the model's repository: do so only if you trust its owner"

const withExamples = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)
const textOf = (model: ModelRecord): string =>
  getLibrarySnippets(model)
    .map(({ content }) => content)
    .join('\n')

/** Returns every record of every library, with a change. */
const everyRecord = (change: object): [string, ModelRecord][] =>
  withExamples.flatMap(({ key }) =>
    Object.values(recordsOf(key)).map((record): [string, ModelRecord] => [
      key,
      { ...record, library_name: key, ...change },
    ]),
  )

describe('an invalid Hugging Face id', () => {
  it.each(ELSEWHERE)('has no example with any library: %j', async (id) => {
    for (const [key, model] of everyRecord({ id })) {
      expect(getLibrarySnippets(model), key).toEqual([])
      expect(MODEL_LIBRARIES_UI_ELEMENTS[key]?.snippets?.(model), key).toEqual([])
    }
    const model = { id, library_name: 'transformers', tags: ['custom_code'], transformersInfo: {} }
    expect(await loadLibrarySnippets(model)).toEqual([])
    expect(getCompletedLibrarySnippets(model).snippets).toEqual([])
  })

  // Three names in a row can be the path of a file in a repository.
  it.each(ELSEWHERE.filter((id) => !['', 'a/b/c'].includes(id)))(
    'isn’t read from another field of a record: %j',
    (id) => {
      const elsewhere = {
        cardData: { base_model: id, base_model_relation: 'adapter' },
        config: {
          peft: { base_model_name_or_path: id, task_type: 'CAUSAL_LM' },
          adapter_transformers: { model_name: id },
          sklearn: { model: { file: id }, model_format: 'pickle' },
        },
        siblings: [{ rfilename: id }, { rfilename: `${id}/x.onnx` }, { rfilename: `${id}/x.safetensors` }],
      }
      for (const [key, model] of everyRecord(elsewhere)) {
        const text = snippetsOfLibrary(LIBRARIES[key] as never, model)
          .map(({ content }) => content)
          .join('\n')
        expect(text, key).not.toContain(id)
        expect(text, key).not.toContain(JSON.stringify(id).slice(1, -1))
      }
    },
  )

  it('leaves the texts for an unknown base model', () => {
    const lora = { id: 'acme/lora', library_name: 'diffusers', tags: ['lora'], pipeline_tag: 'text-to-image' }
    for (const base_model of ['//evil.example/share', '/etc/passwd', ['~/x', './y']]) {
      const peft = { base_model_name_or_path: base_model, task_type: 'CAUSAL_LM' }
      expect(textOf({ id: 'acme/lora', library_name: 'peft', config: { peft } })).toBe('Base model is not found.')
      expect(textOf({ ...lora, cardData: { base_model } })).toContain('# The card names no base model: fill in its id')
      const config = { adapter_transformers: { model_name: base_model } }
      expect(textOf({ id: 'acme/a', library_name: 'adapter-transformers', config })).toContain('"owner/base-model"')
    }
    expect(textOf({ ...lora, cardData: { base_model: ['/srv/base', 'acme/base'] } })).toContain('"acme/base"')
  })
})

describe('an example that runs other people’s code', () => {
  // Loaders of pickles, code in the repository, and packages that pip builds from it.
  const RUNS_CODE =
    /trust_remote_code=True[,)]|joblib\.load|from_pretrained_fastai|huggingface_sb3|git\+https:\/\/huggingface\.co/

  // Their examples don't show it, but their loaders unpickle.
  const LOADS_PICKLES = ['flair', 'setfit', 'ultralytics']

  it('says so once, before the code, and no other example does', () => {
    const found = new Set<string>()
    const records = [...everyRecord({}), ...everyRecord({ tags: ['custom_code'] })]
    for (const [key, model] of records) {
      for (const { library, content } of getLibrarySnippets(model)) {
        if (library !== key) continue
        const code = content.replaceAll(/^#.*$/gm, '')
        const runs = RUNS_CODE.test(code) || LOADS_PICKLES.includes(library) || library === 'kernels'
        expect(content.split(CAUTION).length - 1, `${key}\n${content}`).toBe(runs ? 1 : 0)
        if (!runs) continue
        found.add(key)
        expect(content.indexOf(CAUTION)).toBeLessThan(content.search(/^[^#\s]/m))
      }
    }
    expect(found).toEqual(
      new Set(
        `${LOADS_PICKLES.join(' ')} birefnet describe-anything edsnlp fastai kernels sentence-transformers sklearn stable-baselines3 transformers`.split(
          ' ',
        ),
      ),
    )
  })

  it('prints the types that skops doesn’t know, and trusts none', () => {
    const config = { sklearn: { model: { file: 'model.skops' } } }
    const text = textOf({ id: 'acme/demo', library_name: 'sklearn', tags: ['skops'], config })
    expect(text).toContain('print(get_untrusted_types(file=path))\nmodel = load(path, trusted=[])\n')
  })
})
