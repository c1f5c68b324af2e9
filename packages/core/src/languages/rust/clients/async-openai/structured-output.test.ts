import { expect, it } from 'vitest'
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

it.each(['structured-output', 'tool-loop'] as const)('tells a refusal from an incomplete answer: %s', (recipe) => {
  const { snippets } = explainUnverified(MODEL, 'together', undefined, { recipe })
  const content = snippets.find(({ client }) => client === 'async-openai')?.content
  // Some services send an empty refusal.
  expect(content).toContain('ensure!(refusal.is_empty(), "the model refused: {refusal}");\n')
  expect(content).toContain('"incomplete answer ({finish_reason}): raise max_tokens or rephrase"')
})
