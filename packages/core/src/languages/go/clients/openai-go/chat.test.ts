import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

function snippet(options: SnippetOptions) {
  const { snippets } = explainUnverified(MODEL, 'groq', undefined, options)
  const found = snippets.find(({ client }) => client === 'openai-go')
  if (found === undefined) throw new Error('openai-go has no example')
  return found
}

it('passes single values by field name, and other fields with the client’s option for extra fields', () => {
  const { content } = snippet({
    temperature: 0.2,
    max_tokens: 20,
    reasoning_effort: 'low',
    logit_bias: { 50256: -100 },
  })
  expect(content).toContain('Temperature:     openai.Float(0.2),')
  expect(content).toContain('MaxTokens:       openai.Int(20),')
  expect(content).toContain('ReasoningEffort: "low",')
  expect(content).toContain(
    'params.SetExtraFields(map[string]any{\n\t\t"logit_bias": map[string]any{"50256": -100},\n\t})',
  )
})

it('passes a value that the client has no type for as an extra field', () => {
  const { content } = snippet({ parameters: { max_tokens: 1.5 }, seed: null, user: '' })
  expect(content).toContain('params.SetExtraFields(map[string]any{"max_tokens": 1.5, "seed": nil, "user": ""})')
})

it('creates messages and images with the client’s functions, and others unchanged', () => {
  const { content } = snippet({
    messages: [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is it?' },
          { type: 'image_url', image_url: { url: 'https://a.example/b.png' } },
        ],
      },
      { role: 'tool', content: '7', tool_call_id: 'x' },
    ],
  })
  expect(content).toContain('openai.SystemMessage("Be brief."),')
  expect(content).toContain('openai.TextContentPart("What is it?"),')
  expect(content).toContain('URL: "https://a.example/b.png",')
  expect(content).toContain('param.Override[openai.ChatCompletionMessageParamUnion](map[string]any{')
  expect(snippet({}).content).not.toContain('packages/param')
})

it('has an install command in the platform’s own shell', () => {
  expect(snippet({}).install).toContain('go mod init example && go get ')
  expect(snippet({ platform: 'powershell' }).install).toContain('go mod init example; go get ')
})
