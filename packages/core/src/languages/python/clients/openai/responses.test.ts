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

  it('is closed by a coroutine that stops after the last event', () => {
    expect(written(true)).toMatch(/^( +)async with stream:\n\1 {4}async for event in stream:\n(\1 {4}.*\n)+/m)
    expect(written(false)).toMatch(/^ *for event in stream:\n/m)
    expect(written(false)).not.toContain('with stream')
  })

  // The client gives such an event the type None.
  it('fails at an event without a type', () => {
    for (const retries of [true, false]) {
      expect(written(retries)).toContain('elif event.type in ("error", None):\n')
    }
  })
})

describe('an incomplete response of the Responses API', () => {
  it.each(['tool-loop', 'structured-output'] as const)('is reported in one line without retries: %s', (recipe) => {
    const content = (retries: boolean): string =>
      explainUnverified(MODEL, 'fireworks-ai', undefined, {
        api: 'responses',
        recipe,
        retries,
        directRequest: true,
      }).snippets.find(({ language, client }) => language === 'python' && client === 'openai')?.content ?? ''
    expect(content(false)).toContain('reason = response.incomplete_details or response.output\n')
    expect(content(false)).not.toContain('refusals')
    expect(content(true)).toContain('refusals')
  })
})

describe('a tool loop with streams of the Responses API', () => {
  it.each([
    ['openai', false],
    ['openai', true],
    ['requests', false],
    ['httpx', true],
  ])('doesn’t mistake an earlier turn’s response for one that was cut off: %s, async: %s', (client, isAsync) => {
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

it.each(['openai', 'requests', 'httpx'])(
  'a tool loop sends each response’s items back, as in OpenAI’s guide: %s',
  (client) => {
    const loopAt = (provider: string): string =>
      explainUnverified(MODEL, provider, undefined, {
        api: 'responses',
        recipe: 'tool-loop',
        async: client === 'httpx',
        directRequest: true,
      }).snippets.find((each) => each.language === 'python' && each.client === client)?.content ?? ''
    expect(loopAt('openai')).toMatch(/^ +input_list \+= (?:response\.output|result\["output"\])$/m)
    expect(loopAt('openai')).not.toContain('previous')
    expect(loopAt('fireworks-ai')).toContain('previous')
  },
)

describe('the OpenAI client', () => {
  const clientOf = (provider: string, options: object): string | undefined =>
    explainUnverified(MODEL, provider, undefined, options)
      .snippets.find(({ language, client }) => language === 'python' && client === 'openai')
      ?.content.match(/^client = .*?\)\n/ms)?.[0]

  it('uses its defaults for OpenAI, and gets only what differs', () => {
    expect(clientOf('openai', { directRequest: true })).toBe('client = OpenAI()\n')
    expect(clientOf('openai', { directRequest: true, accessToken: 'secret' })).not.toContain('base_url')
    expect(clientOf('openai', { directRequest: true, accessToken: 'secret' })).toContain('api_key="secret"')
    expect(clientOf('together', { directRequest: true })).toContain('base_url=')
  })
})
