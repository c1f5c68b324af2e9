import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const written = (options: SnippetOptions, model = MODEL): string =>
  explainUnverified(model, 'together', undefined, options).snippets.find(({ client }) => client === 'java.net.http')
    ?.content ?? ''

describe('a chat with java.net.http', () => {
  it.each([false, true])('prints a stream’s last usage, once: retries %s', (retries) => {
    const content = written({ streaming: true, showUsage: true, retries })
    expect(content).toContain('usage = chunk.get("usage");')
    expect(content.match(/println\(.*Usage: /g)).toHaveLength(1)
  })

  it.each([{}, { streaming: true }, { max_tokens: 64 }, { streaming: true, showReasoning: true, retries: true }])(
    'reads the texts of a list of parts if the model sends lists: %j',
    (options) => {
      expect(written(options, MAGISTRAL).match(/textOf\(/g)).toHaveLength(2)
      expect(written(options)).not.toContain('textOf')
    },
  )

  it('stops at the end of a stream, even if the service keeps the connection open', () => {
    expect(written({ streaming: true })).toContain('.takeWhile(line -> !line.endsWith("[DONE]"))\n')
  })

  it('fails on an error event that has no field `error`', () => {
    expect(written({ streaming: true })).toContain('if (!chunk.isNull("error") || chunk.has("message")) {')
  })

  it.each([false, true])('fails on an incomplete or empty answer, if that is likely: streaming %s', (streaming) => {
    const check = `if (List.of(${streaming ? '"none", ' : ''}"length", "content_filter").contains(reason) || answer.isEmpty()) {`
    expect(written({ streaming, max_tokens: 64 })).toContain(check)
    expect(written({ streaming })).not.toContain('Incomplete answer')
  })
})
