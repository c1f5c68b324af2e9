import { imageIn } from '../openai-compatible.ts'
import { chatRoute, json, type Provider } from '../provider.ts'
import { fieldsOf, unsupportedHalfSize, withSizeAsText } from '../task-route.ts'

const CHAT = 'https://docs.nscale.com/api-reference/inferencing/create-chat-completion'

export const nscale: Provider = {
  id: 'nscale',
  label: 'Nscale',
  baseUrl: 'https://inference.api.nscale.com',
  keyUrl: 'https://console.nscale.com',
  // Of https://docs.nscale.com/docs/use-cases/chat.
  vendorKeyVariable: 'NSCALE_SERVICE_TOKEN',
  huggingfaceHub: ['text-to-image'],
  routes: {
    conversational: chatRoute('/v1/chat/completions', [], {
      fileParts: { takes: [], source: CHAT },
      withoutSchema: `Nscale doesn’t document response_format (${CHAT})`,
    }),
    'text-to-image': {
      path: () => '/v1/images/generations',
      body: ({ inputs, parameters, providerModel }) =>
        json(fieldsOf({ model: providerModel, prompt: inputs.text ?? '' }, withSizeAsText(parameters))),
      result: (input) => imageIn(input, 'jpg'),
      unsupported: unsupportedHalfSize('Nscale'),
      parameters: ['height', 'n', 'size', 'width'],
      openai: {
        source: { address: 'https://docs.nscale.com/docs/use-cases/image-generation', read: '2026-11-22' },
      },
    },
  },
}
