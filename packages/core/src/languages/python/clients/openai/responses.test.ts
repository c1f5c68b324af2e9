import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../../generate/snippets.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

describe.each(['plain', 'tool-loop', 'structured-output'] as const)('a stream of the Responses API, %s,', (recipe) => {
  const written = (isAsync: boolean): string =>
    explainUnverified(MODEL, 'openai', undefined, {
      api: 'responses',
      recipe,
      async: isAsync,
      streaming: true,
      directRequest: true,
    }).snippets.find(({ language, client }) => language === 'python' && client === 'openai')?.content ?? ''

  it('is closed by a coroutine that leaves it after the last event', () => {
    expect(written(true)).toMatch(/^( +)async with stream:\n\1 {4}async for event in stream:\n(\1 {4}.*\n)+/m)
    expect(written(false)).toMatch(/^ *for event in stream:\n/m)
    expect(written(false)).not.toContain('with stream')
  })
})

describe('a tool loop by streams of the Responses API', () => {
  it.each([
    ['openai', false],
    ['openai', true],
    ['requests', false],
    ['httpx', true],
  ])('takes no response of a former turn for one that was cut off: %s, async: %s', (client, isAsync) => {
    const { snippets } = explainUnverified(MODEL, 'openai', undefined, {
      api: 'responses',
      recipe: 'tool-loop',
      async: isAsync,
      streaming: true,
      directRequest: true,
    })
    const example = snippets.find((each) => each.language === 'python' && each.client === client)
    expect(example?.content).toMatch(
      /^( +)(?:async )?for .* in .*:\n(?:\1 {4}.*\n)+\1 {8}break\n\1else:\n\1 {4}raise SystemExit\("The stream ended/m,
    )
  })
})
