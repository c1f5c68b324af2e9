import type { TaskRoutes } from './provider.ts'
import { json } from './provider.ts'
import { jsonRoute } from './task-route.ts'
import { HEADERS, zaiOrg } from './zai-org.ts'

export const zaiOrgTask: TaskRoutes = {
  of: zaiOrg,
  huggingfaceHub: ['text-to-image'],
  routes: {
    'image-to-text': {
      ...jsonRoute('/api/paas/v4/layout_parsing', ({ file, providerModel }) =>
        json({ model: providerModel, file: file('data-url') }),
      ),
      refuses: ({ parameters }) =>
        Object.keys(parameters).length > 0 ? 'Z.ai is asked for the text of an image without parameters' : undefined,
      headers: HEADERS,
    },
    'text-to-image': {
      path: () => '/api/paas/v4/async/images/generations',
      headers: HEADERS,
      body: ({ inputs, parameters, providerModel }) =>
        json({ ...parameters, model: providerModel, prompt: inputs.text ?? '' }),
      answer: () => ({
        kind: 'url',
        at: ['image_result', 0, 'url'],
        fileName: 'image.png',
        queue: {
          status: {
            field: ['id'],
            part: 'value',
            prefix: {
              routed: 'https://router.huggingface.co/zai-org/api/paas/v4/async-result/',
              direct: 'https://api.z.ai/api/paas/v4/async-result/',
            },
            suffix: { routed: '', direct: '' },
          },
          statusAt: ['task_status'],
          done: 'SUCCESS',
          failed: ['FAIL'],
          intervalSeconds: 5,
          attempts: 120,
        },
      }),
    },
  },
}
