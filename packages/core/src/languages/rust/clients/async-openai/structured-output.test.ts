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

it('names a refusal as the reason for an incomplete answer, as in a tool loop', () => {
  const { snippets } = explainUnverified(MODEL, 'together', undefined, { recipe: 'structured-output' })
  const content = snippets.find(({ client }) => client === 'async-openai')?.content
  expect(content).toContain('    let why = message["refusal"].as_str().unwrap_or(finish_reason);\n')
  expect(content).toContain('"incomplete answer ({why}): raise max_tokens or rephrase"')
})
