import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../../generate/snippets.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

describe.each(['plain', 'tool-loop', 'structured-output'] as const)('a stream of huggingface_hub, %s,', (recipe) => {
  const written = (isAsync: boolean, robust: boolean): string =>
    explainUnverified(MODEL, 'auto', undefined, { recipe, async: isAsync, robust, streaming: true }).snippets.find(
      ({ client }) => client === 'huggingface_hub',
    )?.content ?? ''

  it.each([false, true])('is read by a coroutine that closes the client, robust: %s', (robust) => {
    expect(written(true, robust)).toMatch(/^ {4}async with client:\n( {8}.*\n|\n)+\nasyncio\.run/m)
    expect(written(false, robust)).toMatch(/^ *for chunk in stream:\n/m)
    expect(written(false, robust)).not.toContain('with client')
  })
})
