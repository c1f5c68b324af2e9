import { getInferenceSnippets, type InferenceSnippet } from '@model-snippets/core'

const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const snippets: InferenceSnippet[] = getInferenceSnippets(model, 'together', undefined, { streaming: true })

console.log(JSON.stringify(snippets))
