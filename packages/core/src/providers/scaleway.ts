import { completionsWithInputsRoute } from './openai-compatible.ts'
import { chatRoute, json, jsonRoute, type Provider } from './provider.ts'

export const scaleway: Provider = {
  id: 'scaleway',
  label: 'Scaleway',
  baseUrl: 'https://api.scaleway.ai',
  keyUrl: 'https://console.scaleway.com/iam/api-keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions'),
    // The hub's clients send nothing but the text and the model here.
    'feature-extraction': jsonRoute('/v1/embeddings', ({ inputs, providerModel }) =>
      json({ input: inputs.text ?? '', model: providerModel }),
    ),
    'text-generation': completionsWithInputsRoute('/v1'),
  },
}
