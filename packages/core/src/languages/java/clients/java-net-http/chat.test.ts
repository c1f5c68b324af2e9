import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const written = (options: SnippetOptions, model = MODEL): string =>
  explainUnverified(model, 'together', undefined, options).snippets.find(({ client }) => client === 'java.net.http')
    ?.content ?? ''

describe('a chat by java.net.http', () => {
  it.each([false, true])('shows the last usage of a stream, once: retries %s', (retries) => {
    const content = written({ streaming: true, showUsage: true, retries })
    expect(content).toContain('usage = chunk.get("usage");')
    expect(content.match(/println\(.*Usage: /g)).toHaveLength(1)
  })

  it.each([{}, { streaming: true }, { max_tokens: 64 }, { streaming: true, showReasoning: true, retries: true }])(
    'reads the texts of a list of parts where the model sends such: %j',
    (options) => {
      expect(written(options, MAGISTRAL).match(/textOf\(/g)).toHaveLength(2)
      expect(written(options)).not.toContain('textOf')
    },
  )

  it('leaves a stream at its end, though the service keeps the connection open', () => {
    expect(written({ streaming: true })).toContain('.takeWhile(line -> !line.endsWith("[DONE]"))\n')
  })

  it('fails on an event that says what went wrong in no field `error`', () => {
    expect(written({ streaming: true })).toContain('if (!chunk.isNull("error") || chunk.has("message")) {')
  })

  it.each([false, true])('fails on an answer that is cut or empty, where that is likely: streaming %s', (streaming) => {
    const check = `if (List.of(${streaming ? '"none", ' : ''}"length", "content_filter").contains(reason) || answer.isEmpty()) {`
    expect(written({ streaming, max_tokens: 64 })).toContain(check)
    expect(written({ streaming })).not.toContain('Incomplete answer')
  })
})
