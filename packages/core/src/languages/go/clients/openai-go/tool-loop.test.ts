import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const loop = (options: SnippetOptions = {}): string =>
  explainUnverified(MODEL, 'together', undefined, { recipe: 'tool-loop', ...options }).snippets.find(
    ({ client }) => client === 'openai-go',
  )?.content ?? ''

describe.each([false, true])('a tool loop with openai-go, with retries: %s', (retries) => {
  it('sends the model’s turn back unchanged', () => {
    expect(loop({ retries })).toContain(
      'turn := param.Override[openai.ChatCompletionMessageParamUnion](json.RawMessage(message.RawJSON()))',
    )
    expect(loop({ retries })).not.toContain('message.ToParam()')
  })

  it('assembles a streamed turn with its reasoning, and starts a call at each new id', () => {
    const content = loop({ retries, streaming: true })
    expect(content).not.toContain('Accumulator')
    for (const name of ['reasoning', 'reasoning_content', 'reasoning_details']) {
      expect(content).toContain(`\`json:"${name},omitempty"\``)
    }
    expect(content).toContain('if call == nil || call.ID != "" && part.ID != "" && part.ID != call.ID {')
  })

  it('treats missing arguments as none', () => {
    expect(loop({ retries })).toMatch(/json\.Unmarshal\(\[\]byte\(cmp\.Or\(\S+, "\{\}"\)\), &arguments\)/)
  })

  it('ends after ten rounds', () => {
    expect(loop({ retries })).toContain('\tfor range 10 {\n')
    expect(loop({ retries })).toMatch(/[Tt]he model did not answer within 10 rounds/)
  })

  it.each([false, true])('doesn’t run calls of an answer that is cut off, streamed: %s', (streaming) => {
    const content = loop({ retries, streaming })
    const check = content.indexOf('finishReason == "length" || finishReason == "content_filter" {')
    expect(check).toBeGreaterThan(0)
    expect(check).toBeLessThan(content.indexOf('range message.ToolCalls'))
    expect(content.includes('if finishReason == "" {')).toBe(streaming)
    expect(content).toContain('cmp.Or(message.Refusal, finishReason))')
  })
})

it('fails on an unknown function, and names it', () => {
  expect(loop()).toContain('\t\t\tcase "get_weather":\n')
  expect(loop()).toContain('log.Fatalf("Unknown function: %s", call.Function.Name)')
  expect(loop({ retries: true })).toContain('return "", fmt.Errorf("unknown function: %s", name)')
})
