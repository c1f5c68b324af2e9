import { describe, expect, it } from 'vitest'
import { CLIENTS, explainInferenceSnippets, PROVIDERS, type SnippetOptions } from '../../index.ts'

const CHAT = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
const PICTURE = { id: 'acme/lantern', pipeline_tag: 'text-to-image' }

const VENDORS = CLIENTS.filter(({ vendor }) => vendor !== undefined)

const asked = (client: (typeof CLIENTS)[number], provider: string, options: SnippetOptions) => {
  const { snippets, skipped } = explainInferenceSnippets(
    client.doesNotChat ? PICTURE : CHAT,
    provider,
    undefined,
    options,
  )
  const isIt = (each: { readonly language: string; readonly client: string }): boolean =>
    each.language === client.language && each.client === client.id
  return { snippet: snippets.find(isIt), reason: skipped.find(isIt)?.reason }
}

describe.each(VENDORS.map((client) => [`${client.language}/${client.id}`, client] as const))('%s', (_, client) => {
  const { provider = '', label = '' } = client.vendor ?? {}

  it('has its provider’s name', () => {
    expect(PROVIDERS[provider]?.label).toBe(label)
  })

  it('calls its provider directly, with the key in the provider’s own variable', () => {
    const { snippet } = asked(client, provider, { directRequest: true })
    const variable = PROVIDERS[provider]?.vendorKeyVariable ?? `${provider.toUpperCase()}_API_KEY`
    expect(snippet?.env.map(({ name }) => name)).toEqual([variable])
    expect(snippet?.content).not.toMatch(/https?:\/\/(?!["`])/)
  })

  it('contains a key that was given', () => {
    const { snippet } = asked(client, provider, { directRequest: true, accessToken: 'key-1' })
    expect(snippet?.content).toContain('"key-1"')
    expect(snippet?.env).toEqual([])
  })

  it('calls neither the router, nor an endpoint, nor another provider', () => {
    expect(asked(client, provider, {}).reason).toContain('router')
    expect(asked(client, provider, { endpointUrl: 'https://endpoint.example' }).reason).toContain('endpoint')
    const other = client.doesNotChat ? 'hf-inference' : 'cerebras'
    expect(asked(client, other, { directRequest: true }).reason).toBe(`${client.id} can only call ${label}`)
  })
})

it('the SDKs for chats have no method for other APIs', () => {
  const { skipped } = explainInferenceSnippets(CHAT, 'groq', undefined, { directRequest: true, api: 'responses' })
  for (const id of ['groq', 'groq-sdk']) {
    expect(skipped.find(({ client }) => client === id)?.reason).toBe('the client has no method for the Responses API')
  }
})
