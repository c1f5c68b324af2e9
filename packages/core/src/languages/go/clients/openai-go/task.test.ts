import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const written = (task: string, options: SnippetOptions = {}, provider = 'together'): string =>
  explainUnverified({ id: 'acme/lantern', pipeline_tag: task }, provider, undefined, options).snippets.find(
    ({ client }) => client === 'openai-go',
  )?.content ?? ''

describe('a task with openai-go', () => {
  it('asks for embeddings as numbers', () => {
    const content = written('feature-extraction')
    expect(content).toContain('params := openai.EmbeddingNewParams{\n\t\tModel: "acme/lantern",\n')
    expect(content).toContain('EncodingFormat: "float",')
    expect(content).toContain('embedding[:min(5, len(embedding))]')
  })

  it('names an audio file and its type', () => {
    expect(written('automatic-speech-recognition')).toContain(
      'openai.File(bytes.NewReader(audio), "audio.flac", "audio/flac")',
    )
  })

  it('passes a value that the client has no field for as an extra field, and says if there is no image', () => {
    const content = written('text-to-image', { parameters: { steps: 4 } })
    expect(content).toContain('params.SetExtraFields(map[string]any{"steps": 4})')
    expect(content).toContain('log.Fatal("The response has no file: ", images.RawJSON())')
  })
})
