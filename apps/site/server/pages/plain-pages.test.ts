import { LIBRARIES } from '@model-snippets/core/libraries'
import { PIPELINE_DATA } from '@model-snippets/core/tasks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainLibrary } from './plain-library.ts'
import { plainTask } from './plain-task.ts'

const task = (path: string) => plainTask(new URL(`http://site.example/tasks/${path}`))
const library = (path: string) => plainLibrary(new URL(`http://site.example/libraries/${path}`))

describe('a task as a file', () => {
  it.each(Object.keys(PIPELINE_DATA))('%s is JSON and Markdown', async (id) => {
    expect(await (await task(`${id}.json`))?.json()).toMatchObject({
      id,
      summary: expect.stringMatching(/^[A-Z].+\.$/),
    })
    const markdown = await task(`${id}.md`)
    expect(markdown?.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await markdown?.text()).toMatch(/^# \w/)
  })

  it.each(['py', 'mjs', 'sh', 'ipynb'])('gives the example that its page shows: .%s', async (ending) => {
    const { example } = ((await (await task('text-generation.json'))?.json()) ?? {}) as {
      example: { model: string; snippets: { language: string; content: string }[] }
    }
    const response = await task(`text-generation.${ending}`)
    expect(response?.status).toBe(200)
    const text = (await response?.text()) ?? ''
    expect(text).toContain(example.model)
    if (ending !== 'ipynb') expect(example.snippets.map(({ content }) => content)).toContain(text)
  })

  it('gives the example of a library where no provider does the task, and of the client that is asked for', async () => {
    const depth = await task('depth-estimation.py')
    expect(depth?.status).toBe(200)
    expect(depth?.headers.get('content-type')).toBe('text/x-python; charset=utf-8')
    const notebook = await task('depth-estimation.ipynb')
    expect(notebook?.headers.get('content-type')).toBe('application/x-ipynb+json; charset=utf-8')
    expect((await notebook?.json()) as object).toMatchObject({ nbformat: 4 })
    expect(await (await task('depth-estimation.sh'))?.text()).toMatch(/has no example in Shell\.$/m)
    expect(await (await task('text-generation.py?client=requests'))?.text()).toContain('import requests')
  })

  it('leaves pages alone, and says what may have been meant', async () => {
    expect(await task('text-to-image')).toBeUndefined()
    expect(await task('%E0%A4%A.json')).toBeUndefined()
    const unknown = await task('text-to-imag.json')
    expect(unknown?.status).toBe(404)
    expect(await unknown?.text()).toContain('text-to-image')
  })
})

describe('a library as a file', () => {
  it.each(Object.keys(LIBRARIES))('%s is JSON and Markdown', async (key) => {
    expect(await (await library(`${key}.json`))?.json()).toMatchObject({ key })
    expect(await (await library(`${key}.md`))?.text()).toMatch(/^# \S/)
  })

  it('gives the Python of a model, or says that there is none', async () => {
    const code = await library('diffusers.py?model=owner/painter')
    expect(code?.headers.get('content-type')).toBe('text/x-python; charset=utf-8')
    expect(await code?.text()).toContain('"owner/painter"')
    expect((await library('transformers.js.py'))?.status).toBe(404)
    const refused = await library('transformers.py?model=//evil.example/share')
    expect(refused?.status).toBe(404)
    expect(await refused?.text()).toMatch(/^model\.id: expected a Hugging Face id/)
    expect(await (await library('transformers.md?model=//evil.example/share'))?.text()).toMatch(
      /expected a Hugging Face id/,
    )
  })

  it('gives code in any language that models are called in, never as a script', async () => {
    const code = await library('transformers.js.mjs')
    expect(code?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await code?.text()).toContain('@huggingface/transformers')
    expect(await (await library('diffusers.mjs'))?.text()).toMatch(/^Diffusers has no example in JavaScript for /)
  })

  it('gives every part that is Python as a notebook', async () => {
    const { examples } = ((await (await library('peft.json'))?.json()) ?? {}) as { examples: { content: string }[] }
    const notebook = ((await (await library('peft.ipynb'))?.json()) ?? {}) as {
      cells: { cell_type: string; source: string[] }[]
    }
    const code = notebook.cells.filter(({ cell_type }) => cell_type === 'code').map(({ source }) => source.join(''))
    expect(code).toEqual(examples.map(({ content }) => content.trimEnd()))
    expect((await library('transformers.js.ipynb'))?.status).toBe(404)
  })

  it('gives commands', async () => {
    const commands = await library('mlx.sh?model=mlx-community/parakeet-tdt-0.6b-v2')
    expect(commands?.status).toBe(200)
    expect(await commands?.text()).toContain('hf download')
  })

  it('gives Python that prints something, not only a model that is loaded', async () => {
    expect(await (await library('llama-cpp-python.py'))?.text()).toContain('print(')
    expect(await (await library('diffusionkit.py'))?.text()).toContain('.save(')
  })

  it('leaves pages alone', async () => {
    expect(await library('transformers.js')).toBeUndefined()
    expect(await library('diffusers')).toBeUndefined()
  })

  it('says the sentence of the check, and what ran', async () => {
    expect(await (await library('spacy.md'))?.text()).toMatch(
      /\nWe ran this exact code with `spacy` [\d.]+ in Python [\d.]+ on \d{4}-\d\d-\d\d, and got a result from a small test model/,
    )
    expect(await (await library('moshi.md'))?.text()).toContain('\nWe haven’t run this code.\n')
    expect(await (await library('setfit.md'))?.text()).toMatch(
      /We checked the names in the code against `setfit` [\d.]+ from \d{4}-\d\d-\d\d\.\n/,
    )
    expect(await (await library('araclip.md'))?.text()).toContain('Not checked against a release: ')
  })

  it('answers any name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (name) => {
        const path = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '?'))
        const response = await library(`${path}.json`)
        expect([200, 404, undefined]).toContain(response?.status)
      }),
      { numRuns: 100 },
    )
  })
})
