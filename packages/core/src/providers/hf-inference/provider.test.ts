import { expect, it } from 'vitest'
import { buildInferenceRequest, explainInferenceSnippets, type SnippetOptions } from '../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'feature-extraction', library_name: 'sentence-transformers' }

/* The schema of the task in @huggingface/tasks has the parameters beside the input, as text-embeddings-inference does. */
it.each<SnippetOptions>([{}, { endpointUrl: 'https://endpoint.example' }])(
  'takes the parameters of embeddings beside the text: %j',
  (target) => {
    const parameters = { normalize: true, truncate: true, prompt_name: 'query' }
    const options = { ...target, inputs: 'A lighthouse', parameters }
    expect(buildInferenceRequest(MODEL, 'hf-inference', undefined, options)?.body).toEqual({
      inputs: 'A lighthouse',
      ...parameters,
    })
    const { snippets } = explainInferenceSnippets(MODEL, 'hf-inference', undefined, options)
    const code = snippets.find(({ client }) => client === 'huggingface.js')?.content
    expect(code).toContain('    inputs: "A lighthouse",\n    normalize: true,\n    truncate: true,\n')
    expect(code).not.toContain('parameters')
  },
)
