import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const written = (client: string, options: SnippetOptions, model = MODEL): string =>
  explainUnverified(model, 'together', undefined, options).snippets.find(
    (each) => each.language === 'rust' && each.client === client,
  )?.content ?? ''

const WHOLE = `!matches!(finish_reason, "length" | "content_filter"),
        "incomplete answer ({finish_reason}): raise max_completion_tokens or rephrase"`

const STREAMED = `!matches!(finish_reason.as_str(), "" | "length" | "content_filter"),
        "incomplete answer (finish reason {finish_reason:?}): raise max_completion_tokens or rephrase"`

describe.each(['reqwest', 'async-openai'])('an incomplete or empty answer, with %s', (client) => {
  it.each([false, true])('isn’t checked if nothing makes it likely, streamed: %s', (streaming) => {
    expect(written(client, { streaming })).not.toContain('incomplete answer')
  })

  it.each<[string, SnippetOptions]>([
    ['!content.is_empty()', {}],
    ['!content.is_empty()', { streaming: true }],
    ['!content.is_empty()', { streaming: true, retries: true }],
    ['section == "Answer"', { streaming: true, showReasoning: true }],
  ])('exits the program unless %s, %j', (isThere, options) => {
    const content = written(client, { max_completion_tokens: 64, ...options })
    expect(content).toContain(`        ${isThere} && ${options.streaming ? STREAMED : WHOLE}\n`)
  })

  it('fails if the message has no text', () => {
    expect(written(client, {})).toContain('content.context("the response has no text")?')
  })

  it.each([{}, { streaming: true }, { max_tokens: 64 }, { streaming: true, showReasoning: true, retries: true }])(
    'reads the texts of a list of parts if the model sends lists: %j',
    (options) => {
      expect(written(client, options, MAGISTRAL).match(/text_of\(/g)).toHaveLength(2)
      expect(written(client, options)).not.toContain('text_of')
    },
  )

  it('keeps the text of a stream of lists, to see that some arrived', () => {
    expect(written(client, { streaming: true, max_tokens: 64 }, MAGISTRAL)).toContain('content += &text;')
    expect(written(client, { streaming: true, max_tokens: 64 })).toContain('content += text;')
  })

  it('ends a stream at an error that is only a message', () => {
    expect(written(client, { streaming: true })).toContain('chunk["error"].is_null() && chunk["message"].is_null();')
  })
})

it('ends a stream at its end, even if the connection stays open', () => {
  expect(written('reqwest', { streaming: true })).toContain('if data.trim() == "[DONE]" {\n                break;\n')
})
