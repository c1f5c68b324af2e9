import { expect, it } from 'vitest'
import { getInferenceSnippets, type SnippetOptions } from '../../index.ts'

/* `response_format` of https://docs.deepinfra.com/api-reference/openai-audio-speech-1 is wav by default. */
it.each<[ending: string, options: SnippetOptions]>([
  ['wav', {}],
  ['mp3', { parameters: { response_format: 'mp3' } }],
  ['wav', { parameters: { response_format: 'my.exe' } }],
])('speech is saved as the %s that it is: %j', (ending, options) => {
  const model = { id: 'hexgrad/Kokoro-82M', pipeline_tag: 'text-to-speech' }
  const snippets = getInferenceSnippets(model, 'deepinfra', undefined, options)
  expect(snippets.length).toBeGreaterThan(3)
  for (const { content } of snippets) expect(content).toContain(`Saved speech.${ending}`)
})
