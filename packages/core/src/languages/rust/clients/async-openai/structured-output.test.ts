import { describe, expect, it } from 'vitest'
import { explainUnverified } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

it('imports the type of an answer that is a map without structs', () => {
  const { snippets } = explainUnverified(MODEL, 'together', undefined, {
    recipe: 'structured-output',
    schema: { type: 'object', additionalProperties: { type: 'integer' } },
  })
  const content = snippets.find(({ client }) => client === 'async-openai')?.content
  expect(content).toContain('use std::collections::BTreeMap;\n')
  expect(content).toContain('    let answer: BTreeMap<String, i64> =')
})

describe.each(['structured-output', 'tool-loop'] as const)('an incomplete answer: %s', (recipe) => {
  const written = (streaming: boolean): string =>
    explainUnverified(MODEL, 'together', undefined, { recipe, streaming }).snippets.find(
      ({ client }) => client === 'async-openai',
    )?.content ?? ''

  it('is shown with the response, which contains a refusal’s text', () => {
    expect(written(false)).toContain(
      '"incomplete answer ({finish_reason}): raise max_tokens or rephrase: {completion}"\n',
    )
    expect(written(false)).not.toContain('refusal')
  })

  it('differs from a refusal in a stream', () => {
    expect(written(true)).toContain('"the model refused: {refusal}"')
  })
})
