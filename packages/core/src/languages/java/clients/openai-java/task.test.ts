import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

function asked(task: string, provider: string, options: SnippetOptions = {}) {
  const model = { id: 'acme/lantern', pipeline_tag: task, tags: [] }
  const { snippets, skipped } = explainUnverified(model, provider, undefined, { directRequest: true, ...options })
  const isIts = ({ client }: { client: string }) => client === 'openai-java'
  return { content: snippets.find(isIts)?.content ?? '', reason: skipped.find(isIts)?.reason }
}

it('needs a voice, because the client’s builder requires one', () => {
  expect(asked('text-to-speech', 'deepinfra').reason).toContain('the client requires a voice')
  const { content } = asked('text-to-speech', 'deepinfra', { parameters: { voice: 'af_heart', speed: 1.5 } })
  expect(content).toContain('.voice("af_heart")')
  expect(content).toContain('.speed(1.5)')
})

it('passes fields with their methods, unless these are deprecated', () => {
  const { content } = asked('text-to-image', 'together', { parameters: { n: 2 } })
  expect(content).toContain('.n(2)')
  expect(content).toContain('.putAdditionalBodyProperty("response_format", JsonValue.from("base64"))')
  expect(content).toContain('var name = "image-" + (i + 1) + ".jpg";')
})

it('sends a recording with its type and its format’s name', () => {
  const { content } = asked('automatic-speech-recognition', 'together')
  expect(content).toContain('.filename("audio.flac")\n                        .contentType("audio/flac")')
})
