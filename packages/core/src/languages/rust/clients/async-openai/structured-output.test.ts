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
