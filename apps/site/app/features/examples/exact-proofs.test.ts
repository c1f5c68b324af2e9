import { findModel, MODELS } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../ui/texts/problems.ts'
import { DEFAULT_CONFIGURATION } from '../configure/configuration.ts'
import { buildExamples } from './build-examples.ts'
import { withExactProofs } from './exact-proofs.server.ts'

const texts = textsOf('en')
const model = findModel('openai/gpt-oss-120b')
if (model === undefined) throw new Error('The model is not in the catalogue')

const provenIn = (configuration: Partial<typeof DEFAULT_CONFIGURATION>) =>
  withExactProofs(buildExamples(model, { ...DEFAULT_CONFIGURATION, ...configuration }, texts)).examples

describe('withExactProofs', () => {
  it('proves to the letter what the page of each model shows when it is opened', () => {
    for (const each of MODELS) {
      const { examples } = withExactProofs(buildExamples(each, DEFAULT_CONFIGURATION, texts))
      const others = examples.filter(({ proof }) => proof?.isExact !== true)
      expect(others.map(({ language, client }) => `${each.id} ${language}/${client}`)).toEqual([])
    }
  })

  it('proves the form alone of an example with inputs of the reader’s own', () => {
    const examples = provenIn({ messages: [{ role: 'user', content: 'Something else' }] })
    expect(examples.length).toBeGreaterThan(0)
    for (const { proof } of examples) expect(proof).toMatchObject({ isExact: false, date: expect.any(String) })
  })

  it('no longer proves an example in which one character is another', () => {
    const built = buildExamples(model, DEFAULT_CONFIGURATION, texts)
    const changed = built.examples.map((each) => ({ ...each, content: `${each.content} ` }))
    for (const { proof } of withExactProofs({ ...built, examples: changed }).examples) {
      expect(proof?.isExact).not.toBe(true)
    }
  })

  it('proves nothing of a form that never ran', () => {
    const built = buildExamples(model, DEFAULT_CONFIGURATION, texts)
    const changed = built.examples.map((each) => ({ ...each, content: `${each.content} `, proof: undefined }))
    for (const { proof } of withExactProofs({ ...built, examples: changed }).examples) expect(proof).toBeUndefined()
  })
})
