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

/* `response_format` of https://docs.deepinfra.com/api-reference/openai-audio-transcriptions. */
it.each([
  ['srt', 'transcript.srt'],
  ['text', 'transcript.txt'],
  ['vtt', 'transcript.vtt'],
])('a transcription asked for as %s is saved as %s', (response_format, file) => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  const options = { parameters: { response_format } }
  const snippets = getInferenceSnippets(model, 'deepinfra', undefined, options)
  expect(snippets.map(({ client }) => client)).toEqual(['requests', 'fetch', 'curl'])
  for (const { content } of snippets) expect(content).toContain(`Saved ${file}`)
})
