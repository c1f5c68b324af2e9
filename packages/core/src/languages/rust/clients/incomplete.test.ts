import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (client: string, options: SnippetOptions): string =>
  explainUnverified(MODEL, 'together', undefined, options).snippets.find(
    (each) => each.language === 'rust' && each.client === client,
  )?.content ?? ''

const INCOMPLETE =
  '"no complete answer (finish_reason: {finish_reason}). Raise max_completion_tokens or change the prompt"'

describe.each(['reqwest', 'async-openai'])('an answer that is cut or empty, with %s', (client) => {
  it.each([false, true])('is left to the reader where nothing makes it likely, streamed: %s', (streaming) => {
    expect(written(client, { streaming })).not.toContain('no complete answer')
  })

  it.each([
    ['!content.is_empty()', {}],
    ['!content.is_empty()', { streaming: true }],
    ['!content.is_empty()', { streaming: true, retries: true }],
    ['section == "Answer"', { streaming: true, showReasoning: true }],
  ])('ends the program unless %s, %j', (isThere, options) => {
    const content = written(client, { max_completion_tokens: 64, ...options })
    expect(content).toContain(
      `        ${isThere} && finish_reason != "length" && finish_reason != "content_filter",\n        ${INCOMPLETE}\n`,
    )
  })

  it('fails where the message has no text', () => {
    expect(written(client, {})).toContain('content.context("the answer holds no text")?')
  })

  it('shows a text that a stream has in a list', () => {
    expect(written(client, { streaming: true })).toContain('part.as_str().or(part[0]["text"].as_str())')
  })

  it('ends a stream with an error that is no more than a message', () => {
    expect(written(client, { streaming: true })).toContain('chunk["error"].is_null() && chunk["message"].is_null(),')
  })
})

it('ends a stream at its end, also where the connection stays open', () => {
  expect(written('reqwest', { streaming: true })).toContain('if data.trim() == "[DONE]" {\n            break;\n')
})
