import { describe, expect, it } from 'vitest'
import { explainUnverified, type JsonObject } from '../index.ts'

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
