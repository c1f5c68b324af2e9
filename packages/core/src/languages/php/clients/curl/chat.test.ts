import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const written = (options: SnippetOptions, model = MODEL): string =>
  explainUnverified(model, 'together', undefined, options).snippets.find(
    ({ language, client }) => language === 'php' && client === 'curl',
  )?.content ?? ''

describe('a chat with PHP’s curl', () => {
  it.each([false, true])('prints the texts of a list of parts if the model sends lists: streaming %s', (streaming) => {
    const joined = "is_array($content) ? implode('', array_column($content, 'text')) : $content"
    expect(written({ streaming }, MAGISTRAL)).toContain(joined)
    expect(written({ streaming })).not.toContain('is_array')
  })

  it('has the headers on one line', () => {
    expect(written({})).toContain(
      'CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", \'Content-Type: application/json\'],',
    )
  })

  it('fails on a response without choices', () => {
    expect(written({})).toContain('?? throw new RuntimeException($response), PHP_EOL;')
  })

  it('fails on an error event that has no field `error`', () => {
    expect(written({ streaming: true })).toContain("isset($chunk['error']) || isset($chunk['message'])")
  })

  it('stops at the end of a stream, even if the service keeps the connection open', () => {
    expect(written({ streaming: true })).toContain('$lines) ? 0 : strlen($text);')
  })

  it('reads absent arguments of a call as none, without a warning', () => {
    const code = written({ recipe: 'tool-loop' })
    expect(code).toContain("json_decode(($call->function->arguments ?? '') ?: '{}', true)")
  })

  it.each([false, true])('fails on an incomplete or empty answer, if that is likely: streaming %s', (streaming) => {
    const check = "if ($answer === '' || in_array($reason, ['length', 'content_filter'])) {"
    expect(written({ streaming, max_tokens: 64 })).toContain(check)
    expect(written({ streaming })).not.toContain('Incomplete answer')
  })
})
