import type { z } from '@hono/zod-openapi'
import { getInferenceSnippets, type ModelRecord, mappingOf, type ProviderMapping } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { MODELS } from '../../../../packages/hub/src/testing/hub-twin.ts'
import { createApi } from './api.ts'
import { MappingSchema, type ModelRecordSchema } from './request-schemas.ts'

/* A body takes the record of a model as the hub answers it, with all that core reads of it. */

const { api } = createApi()
const post = (path: string, body: object) => api.request(path, { method: 'POST', body: JSON.stringify(body) })

/** The type checker holds these: whatever core takes fits the schemas. */
const asGivenRecord = (record: ModelRecord): z.input<typeof ModelRecordSchema> => record
const asGivenMapping = (
  mapping: {
    [field in keyof ProviderMapping]: ProviderMapping[field]
  },
): z.input<typeof MappingSchema> => mapping

const RECORDS = MODELS.map((record) => record as unknown as ModelRecord).filter(({ id }) => !id.startsWith('odd/'))
const PAINT = RECORDS.find(({ id }) => id === 'acme/paint') as ModelRecord
const CHAT = RECORDS.find(({ id }) => id === 'acme/chat') as ModelRecord
const NULLS = {
  tags: null,
  library_name: null,
  mask_token: null,
  config: null,
  cardData: null,
  widgetData: null,
  transformersInfo: null,
  siblings: null,
  gated: null,
}

/** The code of the examples; none where the answer says that there are none. */
async function codeOf(body: object): Promise<readonly string[]> {
  const response = await post('/api/snippets', body)
  const answer = (await response.json()) as { readonly snippets?: readonly { readonly content: string }[] }
  expect([200, 404], JSON.stringify(answer)).toContain(response.status)
  return (answer.snippets ?? []).map(({ content }) => content)
}

const codeOfCore = (model: ModelRecord, provider: string, mapping = mappingOf(model, provider)): readonly string[] =>
  getInferenceSnippets(model, provider, mapping).map(({ content }) => content)

/** Those that a record names, and the router's choice. */
const providersOf = ({ inferenceProviderMapping: mappings = [] }: ModelRecord): readonly string[] => [
  'auto',
  ...(Array.isArray(mappings) ? mappings.map(({ provider }) => provider as string) : Object.keys(mappings)),
]

describe('a record of the hub', () => {
  it.each(RECORDS)('gives by body what core gives: $id', async (record) => {
    const model = asGivenRecord(record) as ModelRecord
    for (const provider of providersOf(record))
      expect([provider, await codeOf({ model, provider })]).toEqual([provider, codeOfCore(record, provider)])
  })

  it('tells who serves the model by a table and by a list', async () => {
    expect((await codeOf({ model: CHAT, provider: 'scaleway', options: { directRequest: true } })).join()).toContain(
      'acme-chat',
    )
    expect((await codeOf({ model: PAINT, provider: 'fal-ai' })).join()).toContain('fal-ai/acme-paint')
  })

  it.each(['snippets', 'not-offered', 'request', 'agents', 'local-apps', 'library-examples'])(
    'is taken by /api/%s, with null for what it does not know',
    async (path) => {
      for (const model of [CHAT, PAINT, { ...CHAT, ...NULLS }, { ...PAINT, ...NULLS, gated: 'perhaps' }]) {
        const response = await post(`/api/${path}`, { model })
        expect([model.id, response.status, await response.text()]).toEqual([model.id, 200, expect.any(String)])
      }
    },
  )

  it('is told to have no task where the hub says null', async () => {
    const response = await post('/api/snippets', { model: { id: 'a/b', pipeline_tag: null } })
    expect(await response.json()).toMatchObject({ errors: [{ in: 'body', field: 'model.pipeline_tag' }] })
    expect(response.status).toBe(400)
  })

  it.each([
    [{ 'fal-ai': { providerId: 5 } }, 'model.inferenceProviderMapping.fal-ai.providerId'],
    [[{ provider: 'groq', providerId: 5 }], 'model.inferenceProviderMapping[0].providerId'],
    ['groq', 'model.inferenceProviderMapping'],
    [Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`p${at}`, {}])), 'model.inferenceProviderMapping'],
  ])('is refused where it names its providers wrongly: %#', async (inferenceProviderMapping, field) => {
    const response = await post('/api/snippets', { model: { ...CHAT, inferenceProviderMapping } })
    expect(await response.json()).toMatchObject({ status: 400, errors: [{ in: 'body', field }] })
  })
})

describe('a mapping beside the record', () => {
  const model: ModelRecord = { id: 'acme/paint', pipeline_tag: 'text-to-image' }

  it('needs the id of the provider alone', async () => {
    const mapping = { providerId: 'fal-ai/acme-paint' }
    const code = await codeOf({ model, provider: 'fal-ai', mapping })
    expect(code.join()).toContain('fal-ai/acme-paint')
    expect(code).toEqual(codeOfCore(model, 'fal-ai', mapping as ProviderMapping))
  })

  it('may have every field that core and the hub have', async () => {
    const mapping = asGivenMapping({
      ...(mappingOf(PAINT, 'fal-ai') as ProviderMapping),
      type: 'single-model',
    }) as ProviderMapping
    expect(MappingSchema.safeParse({ ...mapping, isModelAuthor: false }).success).toBe(true)
    expect(await codeOf({ model, provider: 'fal-ai', mapping })).toEqual(codeOfCore(model, 'fal-ai', mapping))
  })

  it.each([{}, { providerId: null }, { providerId: 'x', status: 'retired' }])('is refused: %j', async (mapping) => {
    expect((await post('/api/snippets', { model, provider: 'fal-ai', mapping })).status).toBe(400)
  })
})
