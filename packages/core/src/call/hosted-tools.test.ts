import { describe, expect, it } from 'vitest'
import { explainUnverified, type JsonObject, type SnippetOptions } from '../index.ts'

const MODEL = { id: 'openai/gpt-4.1', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MCP = { type: 'mcp', server_label: 'tides', server_url: 'https://example.com/mcp' }

const contentOf = (tools: readonly JsonObject[]): string => {
  const options = { api: 'responses', directRequest: true, tools } as const
  const { snippets } = explainUnverified(MODEL, 'openai', undefined, options)
  return snippets.find(({ language, client }) => language === 'python' && client === 'openai')?.content ?? ''
}

describe('tools that the service of the Responses API runs itself', () => {
  it.each([[{ type: 'web_search' }], [{ type: 'web_search_preview' }], [{ ...MCP, require_approval: 'never' }]])(
    'end in a text, which is shown: %j',
    (tool) => {
      expect(contentOf([tool])).toContain('print(response.output_text)')
    },
  )

  it.each([[MCP], [{ type: 'function', name: 'now', parameters: { type: 'object', properties: {} } }]])(
    'are none where the answer may be a question to the program: %j',
    (tool) => {
      expect(contentOf([tool, { type: 'web_search' }])).not.toContain('output_text')
    },
  )
})

describe('tools that a service runs itself, at other services', () => {
  const explain = (
    provider: string,
    tools: readonly JsonObject[],
    options: SnippetOptions = { directRequest: true },
  ) => {
    const { snippets, skipped } = explainUnverified(MODEL, provider, undefined, { api: 'responses', ...options, tools })
    const isOpenAi = ({ language, client }: { language: string; client: string }) =>
      language === 'python' && client === 'openai'
    return { example: snippets.find(isOpenAi), reason: skipped.find(isOpenAi)?.reason }
  }

  it.each([
    ['together', {}, { type: 'web_search' }, 'The router supports only tools of the type function and mcp'],
    [
      'scaleway',
      { directRequest: true },
      { type: 'web_search' },
      'Scaleway supports only tools of the type function in',
    ],
    ['ovhcloud', { directRequest: true }, MCP, 'OVHcloud AI Endpoints supports only tools of the type function in'],
  ])('have no example where %s rejects them', (provider, options, tool, expected) => {
    const { example, reason } = explain(provider, [tool], options)
    expect(example).toBeUndefined()
    expect(reason).toContain(expected)
    expect(reason).toContain('https://github.com/')
  })

  it.each([
    ['groq', { directRequest: true }, 'Groq'],
    ['fireworks-ai', { directRequest: true }, 'Fireworks AI'],
    ['auto', { endpointUrl: 'http://localhost:8080/v1' }, 'your server'],
  ])('are an assumption where %s doesn’t document them', (provider, options, service) => {
    expect(explain(provider, [{ type: 'web_search' }], options).example?.assumptions).toContainEqual({
      what: `We assume that ${service} runs tools of these types: "web_search".`,
      why: expect.stringContaining('doesn’t mention them (https://'),
      howToKnow: 'Look for these tools in the service’s documentation, or run the example',
      option: 'tools',
    })
  })

  it.each([
    ['openai', { type: 'web_search' }],
    ['groq', { type: 'browser_search' }],
    ['groq', { ...MCP, require_approval: 'never' }],
    ['fireworks-ai', { type: 'sse', server_url: 'https://gitmcp.io/docs' }],
  ])('are sent without an assumption to %s, which documents them: %j', (provider, tool) => {
    const { example } = explain(provider, [tool])
    expect(example?.content).toContain('print(response.output_text)')
    expect(example?.assumptions?.map(({ option }) => option) ?? []).not.toContain('tools')
  })

  it('are an MCP server at the router', () => {
    expect(explain('together', [{ ...MCP, require_approval: 'never' }], {}).example?.content).toContain('output_text')
  })
})
