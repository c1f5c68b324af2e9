import { chatRoute, lacking, type Provider } from '../provider.ts'

export const publicai: Provider = {
  id: 'publicai',
  label: 'Public AI',
  baseUrl: 'https://api.publicai.co',
  keyUrl: 'https://platform.publicai.co',
  routes: {
    conversational: chatRoute(
      '/v1/chat/completions',
      lacking('https://github.com/forpublicai/platform.publicai.co/blob/main/config/routes.oas.json', 'stream_options'),
      {
        fileParts: {
          takes: [],
          source: 'https://github.com/forpublicai/platform.publicai.co/blob/main/config/routes.oas.json',
        },
        withoutSchema:
          'Public AI doesn’t document response_format (https://github.com/forpublicai/platform.publicai.co/blob/main/config/routes.oas.json)',
      },
    ),
  },
}
