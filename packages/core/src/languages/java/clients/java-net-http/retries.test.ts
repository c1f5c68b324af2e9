import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (streaming: boolean): string =>
  explainUnverified(MODEL, 'groq', undefined, { retries: true, streaming }).snippets.find(
    ({ client }) => client === 'java.net.http',
  )?.content ?? ''

describe('a timeout', () => {
  it('covers the request if the answer isn’t streamed', () => {
    expect(written(false)).toContain('.timeout(Duration.ofSeconds(60))\n')
    expect(written(false)).toContain('var response = client.send(request, BodyHandlers.ofString());\n')
  })

  // Since Java 26, a request's timeout covers a stream up to its last line.
  it('covers only the start if the answer is streamed', () => {
    expect(written(true)).toContain('var answer = client.sendAsync(request, BodyHandlers.ofLines());\n')
    expect(written(true)).toContain('var response = answer.get(1, TimeUnit.MINUTES);\n')
    expect(written(true)).not.toContain('.timeout(')
  })
})
