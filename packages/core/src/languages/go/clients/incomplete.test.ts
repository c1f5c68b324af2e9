import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (client: string, options: SnippetOptions): string =>
  explainUnverified(MODEL, 'together', undefined, options).snippets.find(
    (each) => each.language === 'go' && each.client === client,
  )?.content ?? ''

describe.each(['openai-go', 'net/http'])('an incomplete or empty answer, with %s', (client) => {
  it.each([false, true])('isn’t checked if nothing makes it likely, streamed: %s', (streaming) => {
    expect(written(client, { streaming })).not.toContain('Incomplete answer')
  })

  it.each<[string, SnippetOptions]>([
    ['content', {}],
    ['content', { streaming: true }],
    ['section', { streaming: true, showReasoning: true }],
  ])('exits the program, by %s, %j', (_, options) => {
    const content = written(client, { max_completion_tokens: 64, ...options })
    expect(content).toContain(' || finishReason == "length" || finishReason == "content_filter" {\n')
    const reason = options.streaming ? 'finish reason %q' : '%s'
    expect(content).toContain(
      `log.Fatalf("Incomplete answer (${reason}): raise max_completion_tokens or rephrase", finishReason)`,
    )
    expect(content.includes('finishReason == ""')).toBe(options.streaming === true)
  })

  it.each([false, true])('is an error in an example with retries, streamed: %s', (streaming) => {
    const reason = streaming ? 'finish reason %q' : '%s'
    expect(written(client, { streaming, retries: true })).toContain(
      `return fmt.Errorf("incomplete answer (${reason}): raise max_tokens or rephrase", finishReason)`,
    )
  })

  it('is printed if the whole message is printed, unless it’s cut off', () => {
    const content = written(client, { max_tokens: 64, tools: [{ type: 'function', function: { name: 'ping' } }] })
    expect(content).toContain('if finishReason == "length" || finishReason == "content_filter" {')
  })
})

it('ends a stream at its end, even if the connection stays open, and at an error without other fields', () => {
  const content = written('net/http', { streaming: true })
  expect(content).toContain('for lines.Scan() && !strings.HasSuffix(lines.Text(), "[DONE]") {')
  expect(content).toContain('if chunk.Error != nil || chunk.Message != nil {')
})

it('joins chunks with different ids', () => {
  expect(written('openai-go', { streaming: true, recipe: 'structured-output' })).toContain(
    'chunk.ID = ""\n\t\tcompletion.AddChunk(chunk)\n',
  )
})
