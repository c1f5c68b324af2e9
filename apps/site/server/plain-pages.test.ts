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
  })

  it('gives code in any language that models are called in, never as a script', async () => {
    const code = await library('transformers.js.mjs')
    expect(code?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await code?.text()).toContain('@huggingface/transformers')
    expect(await (await library('diffusers.mjs'))?.text()).toMatch(/^Diffusers has no example in JavaScript for /)
  })

  it('leaves pages alone', async () => {
    expect(await library('transformers.js')).toBeUndefined()
    expect(await library('diffusers')).toBeUndefined()
  })

  it('says the sentence of the check', async () => {
    expect(await (await library('setfit.md'))?.text()).toMatch(
      /Names checked against `setfit` [\d.]+ of \d{4}-\d\d-\d\d\. Not run\./,
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
