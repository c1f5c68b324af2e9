import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../../generate/snippets.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

describe.each(['plain', 'tool-loop', 'structured-output'] as const)('a stream of huggingface_hub, %s,', (recipe) => {
  const written = (isAsync: boolean, retries: boolean): string =>
    explainUnverified(MODEL, 'auto', undefined, { recipe, async: isAsync, retries, streaming: true }).snippets.find(
      ({ client }) => client === 'huggingface_hub',
    )?.content ?? ''

  it.each([false, true])('is read by a coroutine that closes the client, retries: %s', (retries) => {
    expect(written(true, retries)).toMatch(/^ {4}async with client:\n( {8}.*\n|\n)+\nasyncio\.run/m)
    expect(written(false, retries)).toMatch(/^ *for chunk in stream:\n/m)
    expect(written(false, retries)).not.toContain('with client')
  })
})
