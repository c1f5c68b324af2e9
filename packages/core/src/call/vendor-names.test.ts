import { expect, it } from 'vitest'
import { getInferenceSnippets } from '../index.ts'

/* As fal_client, the package `replicate` and DeepInfra's own pages read them. */
it.each([
  ['fal-ai', 'FAL_AI_API_KEY', 'FAL_KEY'],
  ['replicate', 'REPLICATE_API_KEY', 'REPLICATE_API_TOKEN'],
  ['deepinfra', 'DEEPINFRA_API_KEY', 'DEEPINFRA_TOKEN'],
  ['together', 'TOGETHER_API_KEY', undefined],
])('a reader of %s is told by which other name the key may be there', (provider, name, vendorName) => {
  const model = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }
  const snippets = getInferenceSnippets(model, provider, undefined, { directRequest: true })
  expect(snippets.length).toBeGreaterThan(2)
  for (const { env, content } of snippets) {
    expect(env).toMatchObject([{ name }])
    expect(env[0]?.vendorName).toBe(vendorName)
    if (vendorName !== undefined) {
      expect(env[0]?.description).toContain(vendorName)
      expect(content).not.toContain(vendorName)
    }
  }
})
