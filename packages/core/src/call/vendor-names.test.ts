import { expect, it } from 'vitest'
import { CLIENTS, getInferenceSnippets, PROVIDERS } from '../index.ts'

/* As the providers' own packages read them, or the examples of their own pages. */
it.each([
  ['baseten', 'BASETEN_API_KEY', undefined],
  ['cerebras', 'CEREBRAS_API_KEY', undefined],
  ['cohere', 'COHERE_API_KEY', 'CO_API_KEY'],
  ['deepinfra', 'DEEPINFRA_API_KEY', 'DEEPINFRA_TOKEN'],
  ['fal-ai', 'FAL_AI_API_KEY', 'FAL_KEY'],
  ['featherless-ai', 'FEATHERLESS_AI_API_KEY', 'FEATHERLESS_API_KEY'],
  ['fireworks-ai', 'FIREWORKS_AI_API_KEY', 'FIREWORKS_API_KEY'],
  ['groq', 'GROQ_API_KEY', undefined],
  ['hf-inference', 'HF_TOKEN', undefined],
  ['novita', 'NOVITA_API_KEY', undefined],
  ['nscale', 'NSCALE_API_KEY', 'NSCALE_SERVICE_TOKEN'],
  ['openai', 'OPENAI_API_KEY', undefined],
  ['ovhcloud', 'OVHCLOUD_API_KEY', 'OVH_AI_ENDPOINTS_ACCESS_TOKEN'],
  ['publicai', 'PUBLICAI_API_KEY', undefined],
  ['replicate', 'REPLICATE_API_KEY', 'REPLICATE_API_TOKEN'],
  ['scaleway', 'SCALEWAY_API_KEY', 'SCW_SECRET_KEY'],
  ['together', 'TOGETHER_API_KEY', undefined],
  ['wavespeed', 'WAVESPEED_API_KEY', undefined],
  ['zai-org', 'ZAI_ORG_API_KEY', 'ZAI_API_KEY'],
])('a reader of %s is told by which other name the key may be there', (provider, name, vendorName) => {
  const isChat = PROVIDERS[provider]?.routes['conversational'] !== undefined
  const model = isChat
    ? { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
    : { id: 'acme/lantern', pipeline_tag: 'text-to-image' }
  const vendors = CLIENTS.filter(({ id, vendor }) => vendor !== undefined || id === 'fal_client').map(({ id }) => id)
  const all = getInferenceSnippets(model, provider, undefined, { directRequest: true })
  for (const { env, content } of all.filter(({ client }) => vendors.includes(client))) {
    const own = vendorName ?? name
    expect(env).toEqual([expect.objectContaining({ name: own, description: expect.not.stringContaining('already') })])
    if (own !== name) expect(content).not.toContain(name)
  }
  const snippets = all.filter(({ client }) => !vendors.includes(client))
  expect(snippets.length).toBeGreaterThan(2)
  for (const { env, content } of snippets) {
    expect(env).toMatchObject([{ name }])
    expect(env[0]?.vendorName).toBe(vendorName)
    if (vendorName !== undefined) {
      expect(env[0]?.description).toContain(vendorName)
      expect(content).not.toMatch(new RegExp(`\\b${vendorName}\\b`))
    }
  }
})

it('no provider is left out', () => {
  expect(Object.keys(PROVIDERS)).toHaveLength(19)
})
