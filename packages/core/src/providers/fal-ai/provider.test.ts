import { expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets } from '../../index.ts'

/* `WhisperInput` and `WizperInput` of @fal-ai/client have no field `parameters`. */
it('takes the parameters of a transcription beside the audio', () => {
  const model = { id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }
  const options = { parameters: { language: 'en', task: 'translate' } }
  expect(buildInferenceRequest(model, 'fal-ai', undefined, options)?.body).toMatchObject(options.parameters)
  const { snippets } = explainInferenceSnippets(model, 'fal-ai', undefined, options)
  const code = snippets.find(({ client }) => client === 'huggingface.js')?.content
  expect(code).toContain('    language: "en",\n    task: "translate",\n')
  expect(code).not.toContain('parameters')
})
