import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const written = (streaming: boolean): string =>
  explainUnverified(MODEL, 'groq', undefined, { retries: true, streaming }).snippets.find(
    ({ client }) => client === 'java.net.http',
  )?.content ?? ''

describe('a limit of time', () => {
  it('is one of the request where the answer comes whole', () => {
    expect(written(false)).toContain('.timeout(Duration.ofSeconds(60))\n')
    expect(written(false)).toContain('var response = client.send(request, BodyHandlers.ofString());\n')
  })

  // Since Java 26 that of a request holds until the last line of a stream is read.
  it('is one of its beginning alone where the answer is streamed', () => {
    expect(written(true)).toContain('var answer = client.sendAsync(request, BodyHandlers.ofLines());\n')
    expect(written(true)).toContain('var response = answer.get(1, TimeUnit.MINUTES);\n')
    expect(written(true)).not.toContain('.timeout(')
  })
})
