import { getInferenceSnippets } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { printAssumptions, printSetup } from './print.ts'

describe('a file of the reader', () => {
  it.each([
    ['talk.wav', 'File     talk.wav (in the same folder as the example)\n'],
    ['../talk.wav', 'File     ../talk.wav\n'],
    ['~/talk.wav', 'File     ~/talk.wav: programs treat ~ as a folder name, so use the full path\n'],
  ])('%s is where the line says', (inputs, line) => {
    const model = { id: 'acme/speech', pipeline_tag: 'automatic-speech-recognition', tags: [] }
    expect(printSetup(getInferenceSnippets(model, 'hf-inference', undefined, { inputs }))).toContain(line)
  })
})

it.each([
  ['providerId', 'note: A.\n  B. D.\n  C; then add --provider-id ID.\n'],
  ['tools', 'note: A.\n  B.\n  C.\n'],
] as const)('says how an assumption about %s is settled', (option, expected) => {
  const model = { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] }
  const assumptions = [{ what: 'A.', why: 'B.', howToKnow: 'C', option }]
  const snippets = getInferenceSnippets(model, 'auto').map((snippet) => ({ ...snippet, assumptions }))
  expect(printAssumptions(snippets, 'D.')).toBe(expected)
})
