import { findModel, MODELS } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../ui/texts/problems.ts'
import { DEFAULT_CONFIGURATION } from '../configuration/configuration.ts'
import { buildExamples } from './build-examples.ts'
import { withExactProofs } from './exact-proofs.server.ts'

const texts = textsOf('en')
const model = findModel('openai/gpt-oss-120b')
if (model === undefined) throw new Error('The model is not in the catalogue')

const provenIn = (configuration: Partial<typeof DEFAULT_CONFIGURATION>) =>
  withExactProofs(buildExamples(model, { ...DEFAULT_CONFIGURATION, ...configuration }, texts)).examples

describe('withExactProofs', () => {
  it('proves to the letter what the page of each model shows when it is opened', () => {
    const shown = MODELS.flatMap((each) =>
      withExactProofs(buildExamples(each, DEFAULT_CONFIGURATION, texts)).examples.map(
        ({ language, client, proof }) => ({
          what: `${each.id} ${language}/${client}`,
          proof,
        }),
      ),
    )
    expect(shown.map(({ what }) => what)).toContain(`${model.id} python/openai`)
    expect(shown.filter(({ proof }) => proof?.isExact !== true)).toEqual([])
  })

  it.each(['powershell', 'cmd'])('proves nothing of a program for %s, which nobody ran', (platform) => {
    const { examples } = withExactProofs(buildExamples(model, { ...DEFAULT_CONFIGURATION, platform }, texts))
    const ofShell = examples.filter(({ language }) => language === 'sh')
    expect(ofShell.map(({ client, proof }) => [client, proof])).toEqual([['curl', undefined]])
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
