import { chatRoute, type Provider, pathOf } from './provider.ts'

export const modelPath = (model: string): string => `/models/${pathOf(model)}`

export const hfInference: Provider = {
  id: 'hf-inference',
  label: 'HF Inference',
  // The router itself serves this provider: a routed and a direct request go to the same host with the same token.
  baseUrl: 'https://router.huggingface.co/hf-inference',
  keyUrl: 'https://huggingface.co/settings/tokens',
  keyVariable: 'HF_TOKEN',
  routes: {
    conversational: chatRoute((model) => `${modelPath(model)}/v1/chat/completions`),
  },
}
