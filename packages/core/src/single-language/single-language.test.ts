import { afterAll, beforeAll, expect, it } from 'vitest'
import { MODELS } from '../catalogue/index.ts'
import { setLogger } from '../logger.ts'
import { PROVIDERS } from '../providers/index.ts'
import { explainInferenceSnippets, getInferenceSnippets } from '../snippets.ts'
import * as javascript from './javascript.ts'
import * as python from './python.ts'
import * as shell from './shell.ts'

// Most questions here have no answer, on purpose.
beforeAll(() => setLogger({ error: () => undefined }))
afterAll(() => setLogger(console))

const languages = [python, javascript, shell]
const questions = MODELS.filter(({ pipeline_tag }) => pipeline_tag !== undefined).flatMap((model, place) => {
  const providers = ['auto', 'hf-inference', ...Object.keys(PROVIDERS)]
  return [{ model, provider: providers[place % providers.length] as string }]
})

it('writes the same examples, one language at a time', () => {
  let written = 0
  for (const { model, provider } of questions) {
    const whole = getInferenceSnippets(model, provider)
    expect(languages.flatMap((language) => language.getInferenceSnippets(model, provider))).toEqual(whole)
    written += whole.length
  }
  expect(written).toBeGreaterThan(200)
})

it('gives the same reasons', () => {
  for (const { model, provider } of questions.slice(0, 50)) {
    const parts = languages.map((language) => language.explainInferenceSnippets(model, provider).skipped)
    expect(parts.flat()).toEqual(explainInferenceSnippets(model, provider).skipped)
  }
})
