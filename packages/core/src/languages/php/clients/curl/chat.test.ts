import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (options: SnippetOptions): string =>
  explainUnverified(MODEL, 'together', undefined, options).snippets.find(
    ({ language, client }) => language === 'php' && client === 'curl',
  )?.content ?? ''

describe('a chat by PHP’s curl', () => {
  it.each([false, true])('shows the texts of a list of parts: streaming %s', (streaming) => {
    expect(written({ streaming })).toContain(
      "is_array($content) ? implode('', array_column($content, 'text')) : $content",
    )
  })

  it('fails on an answer without choices', () => {
    expect(written({})).toContain('?? throw new RuntimeException("No answer: {$response}");')
  })

  it('fails on an event that says what went wrong in no field `error`', () => {
    expect(written({ streaming: true })).toContain("isset($chunk['error']) || isset($chunk['message'])")
  })

  it('leaves a stream at its end, though the service keeps the connection open', () => {
    expect(written({ streaming: true })).toContain('return $done ? 0 : strlen($text);')
  })

  it.each([false, true])('fails on an answer that is cut or empty, where that is likely: streaming %s', (streaming) => {
    const check = "if ($answer === '' || in_array($reason, ['length', 'content_filter'])) {"
    expect(written({ streaming, max_tokens: 64 })).toContain(check)
    expect(written({ streaming })).not.toContain('Incomplete answer')
  })
})
