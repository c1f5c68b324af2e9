import { expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainInferenceSnippets,
  getInferenceSnippets,
  LANGUAGES,
  type SnippetOptions,
} from '../../index.ts'

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
  expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
  for (const { content } of snippets) expect(content).toContain(`Saved ${file}`)
})

/* The list `timestamp_granularities` of the same reference is one of a form's parts, not a text of JSON. */
it.each(['deepinfra', 'together'] as const)('%s is given a list of one as its item', (provider) => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  const parameters = { response_format: 'verbose_json', timestamp_granularities: ['word'] }
  const request = buildInferenceRequest(model, provider, undefined, { parameters })
  expect(request?.form).toMatchObject({ timestamp_granularities: 'word' })
  const { snippets } = explainInferenceSnippets(model, provider, undefined, { parameters })
  expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
})

it('refuses a list of several, which the form does not carry', () => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  const options = { parameters: { timestamp_granularities: ['word', 'segment'] } }
  const { snippets, skipped } = explainInferenceSnippets(model, 'deepinfra', undefined, options)
  expect(snippets).toEqual([])
  expect(skipped[0]?.reason).toContain('timestamp_granularities')
})

/* `encoding_format` of https://docs.deepinfra.com/api-reference/openai-embeddings may be base64. */
it.each([
  ['float', true],
  ['base64', false],
])('an embedding asked for as %s is called numbers: %s', (encoding_format, isNumbers) => {
  const model = { id: 'BAAI/bge-m3', pipeline_tag: 'feature-extraction' }
  const { snippets } = explainInferenceSnippets(model, 'deepinfra', undefined, { parameters: { encoding_format } })
  const code = snippets.find(({ client }) => client === 'requests')?.content ?? ''
  expect(code.includes('"numbers:"')).toBe(isNumbers)
  expect(snippets.some(({ client }) => client.startsWith('huggingface'))).toBe(isNumbers)
})
