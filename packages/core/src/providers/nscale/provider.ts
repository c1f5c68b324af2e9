import { chatRoute, json, type Provider } from '../provider.ts'
import { fieldsOf } from '../task-route.ts'

export const nscale: Provider = {
  id: 'nscale',
  label: 'Nscale',
  baseUrl: 'https://inference.api.nscale.com',
  keyUrl: 'https://console.nscale.com',
  huggingfaceHub: ['text-to-image'],
  routes: {
    conversational: chatRoute('/v1/chat/completions', [], {
      fileParts: { takes: [], source: 'https://docs.nscale.com' },
    }),
    'text-to-image': {
      path: () => '/v1/images/generations',
      body: ({ inputs, parameters: { width, height, ...others }, providerModel }) =>
        json(
          fieldsOf(
            { model: providerModel, prompt: inputs.text ?? '' },
            width === undefined || height === undefined ? others : { size: `${width}x${height}`, ...others },
          ),
        ),
      result: () => ({ kind: 'base64', at: ['data', 0, 'b64_json'], fileName: 'image.jpg' }),
      unsupported: ({ parameters: { width, height } }) =>
        (width === undefined) !== (height === undefined)
          ? 'Nscale takes the size of an image as a whole: give width and height together'
          : undefined,
      parameters: ['height', 'n', 'size', 'width'],
    },
  },
}
