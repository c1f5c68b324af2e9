import type { ModelRecord } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { getCompletedLibrarySnippets } from '@model-snippets/core/libraries'
import { describe, expect, it } from 'vitest'
import { createApi } from '../api/api.ts'
import { connectedAgent } from '../testing/mcp-agent.ts'

/* Who asks for one library gets the same of the API and as an agent: an example that the record speaks for. */

const mcp = connectedAgent()
const { api } = createApi()

interface Answer {
  readonly examples?: readonly { readonly library: string; readonly content: string }[]
  readonly isCompleted?: boolean
}
interface Given {
  readonly code: readonly string[]
  readonly isCompleted: boolean
}
const givenOf = ({ examples = [], isCompleted = false }: Answer): Given => ({
  code: examples.map(({ library, content }) => `${library}: ${content}`),
  isCompleted,
})

/** By body, by address where the model is listed, and as an agent. */
async function givenBy(record: ModelRecord, library: string): Promise<readonly Given[]> {
  const isListed = findModel(record.id) !== undefined
  const body = JSON.stringify({ model: record, library })
  const posted = await api.request('/api/library-examples', { method: 'POST', body })
  const asked = isListed ? await api.request(`/api/models/${record.id}/library-examples?library=${library}`) : posted
  const called = await mcp.callTool({ name: 'get_library_example', arguments: { record, library } })
  const answers = [await posted.clone().json(), await asked.json(), called.structuredContent ?? {}] as Answer[]
  return answers.map(givenOf)
}

const expectedOf = (record: ModelRecord, library: string): Given => {
  const { snippets, isCompleted } = getCompletedLibrarySnippets(record)
  return givenOf({
    examples: snippets.filter((each) => each.library === library),
    isCompleted: isCompleted && library === 'transformers',
  })
}

const known = (id: string): ModelRecord => findModel(id) as ModelRecord

describe('one library', () => {
  it.each([
    ['openai/gpt-oss-20b', 'transformers', true],
    ['openai/gpt-oss-20b', 'sentence-transformers', false],
    ['openai/gpt-oss-20b', 'diffusers', false],
    ['BAAI/bge-small-en-v1.5', 'sentence-transformers', true],
    ['spacy/en_core_web_sm', 'spacy', true],
    ['spacy/en_core_web_sm', 'transformers', false],
  ])('of what the record of %s names: %s', async (id, library, isNamed) => {
    const expected = expectedOf(known(id), library)
    expect(expected.code.length > 0).toBe(isNamed)
    expect(await givenBy(known(id), library)).toEqual([expected, expected, expected])
  })

  it.each([
    [{ id: 'acme/painter', pipeline_tag: 'text-to-image' }, 'diffusers'],
    [{ id: 'acme/writer', pipeline_tag: 'fill-mask', library_name: 'unheard-of' }, 'transformers'],
  ])('is taken at the reader’s word where a record names none: %j', async (record, library) => {
    const expected = expectedOf({ ...record, library_name: library }, library)
    expect(expected.code).not.toEqual([])
    expect(await givenBy(record, library)).toEqual([expected, expected, expected])
  })

  it('that the record does not name is refused with those that it names', async () => {
    const asked = { model: 'openai/gpt-oss-20b', library: 'sentence-transformers' }
    const { isError, content } = await mcp.callTool({ name: 'get_library_example', arguments: asked })
    const said =
      'library: sentence-transformers has no example for "openai/gpt-oss-20b"; the model’s record names transformers'
    expect([isError, content]).toEqual([true, [{ type: 'text', text: expect.stringContaining(said) }]])
    const text = await api.request('/api/library-examples', {
      method: 'POST',
      headers: { accept: 'text/plain' },
      body: JSON.stringify(asked),
    })
    expect([text.status, await text.json()]).toMatchObject([
      404,
      { detail: 'There’s no sentence-transformers example for this model.' },
    ])
  })
})
