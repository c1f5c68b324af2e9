import { describe, expect, it } from 'vitest'
import { explainInferenceSnippets, LANGUAGES, type SnippetOptions } from '../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-to-image', tags: [] }

function asked(provider: string, options: SnippetOptions = {}, task = 'text-to-image') {
  const mapping = { provider, hfModelId: MODEL.id, providerId: 'acme/lamp', status: 'live', task } as const
  const { snippets, skipped } = explainInferenceSnippets(
    { ...MODEL, pipeline_tag: task },
    provider,
    provider === 'auto' ? undefined : mapping,
    options,
  )
  return {
    programs: snippets.map(({ language, client, content }) => ({ name: `${language}/${client}`, language, content })),
    reason: (client: string) => skipped.find((each) => each.client === client)?.reason,
  }
}

/* Each provider's name for the number of images. */
describe.each([
  ['together', 'n'],
  ['deepinfra', 'n'],
  ['nscale', 'n'],
  ['fal-ai', 'num_images'],
  ['fal-ai', 'max_images'],
  ['replicate', 'num_outputs'],
  ['replicate', 'num_images'],
  ['wavespeed', 'num_images'],
])('%s gets the number of images as %s', (provider, name) => {
  const { programs, reason } = asked(provider, { parameters: { [name]: 3 } })

  it('and every language saves all of them, with numbered names', () => {
    expect(new Set(programs.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
    for (const { name: client, content } of programs) {
      expect(content, client).not.toMatch(/Saved image\./)
      expect(content, client).toMatch(/image-/)
    }
  })

  it('and a method that returns one isn’t offered', () => {
    const hub = reason('huggingface_hub') ?? ''
    expect(hub).toMatch(/returns one image|doesn’t support/)
    expect(reason('huggingface.js')).toBe(undefined)
  })

  it('and the request for one image stays unchanged', () => {
    const text = ({ content }: { readonly content: string }) =>
      content.replace(/^.*\b(?:n|num_\w+|max_images)\b.*$/gm, '')
    const one = asked(provider, { parameters: { [name]: 1 } }).programs.map(text)
    expect(one.every((content) => !content.includes('image-'))).toBe(true)
  })
})

it('huggingface.js returns one image for an image', () => {
  const { reason } = asked('together', { parameters: { n: 2 } }, 'image-to-image')
  expect(reason('huggingface.js')).toContain('imageToImage() returns one image')
  expect(reason('huggingface_hub')).toContain('image_to_image() returns one image')
})

it('with auto, no name requests several, because we don’t know which one counts', () => {
  for (const name of ['n', 'num_images', 'num_outputs']) {
    const { programs, reason } = asked('auto', { parameters: { [name]: 2 } })
    expect(programs).toEqual([])
    expect(reason('huggingface.js')).toContain('returns one image')
  }
})

it('several outputs are complete when the status says so, and a single one when it exists', () => {
  const loop = (options: SnippetOptions) =>
    asked('replicate', options).programs.find(({ name }) => name === 'python/requests')?.content ?? ''
  expect(loop({})).toContain('while not response.json().get("output"):')
  expect(loop({ parameters: { num_outputs: 2 } })).toContain('while response.json()["status"] not in')
})

/* If a field is missing, Go reads an empty string and PHP reads null; both decode to an empty file. */
it.each([
  ['go/net/http', 'if len(content) == 0 {'],
  ['php/curl', '?? throw new RuntimeException('],
])('%s doesn’t create an empty file if the response contains no image', (name, check) => {
  const { programs } = asked('together')
  expect(programs.find((each) => each.name === name)?.content).toContain(check)
})
