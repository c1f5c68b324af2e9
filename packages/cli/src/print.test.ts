import { getInferenceSnippets } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { printSetup } from './print.ts'

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
