import { completionsRoute } from './openai-compatible.ts'
import { chatRoute, json, type Provider, pathOf, renamed } from './provider.ts'

export const novita: Provider = {
  id: 'novita',
  label: 'Novita AI',
  baseUrl: 'https://api.novita.ai',
  keyUrl: 'https://novita.ai/settings/key-management',
  routes: {
    conversational: chatRoute('/v3/openai/chat/completions'),
    // huggingface_hub's way; the JavaScript client asks the address of chat, in vain.
    'text-generation': completionsRoute('/v3/openai'),
    'text-to-video': {
      path: (model) => `/v3/async/${pathOf(model)}`,
      body: ({ inputs, parameters }) =>
        json({ ...renamed(parameters, { num_inference_steps: 'steps' }), prompt: inputs.text ?? '' }),
      answer: () => ({
        kind: 'url',
        at: ['videos', 0, 'video_url'],
        fileName: 'video.mp4',
        queue: {
          status: {
            field: ['task_id'],
            part: 'value',
            prefix: {
              routed: 'https://router.huggingface.co/novita/v3/async/task-result?task_id=',
              direct: 'https://api.novita.ai/v3/async/task-result?task_id=',
            },
            suffix: { routed: '', direct: '' },
          },
          statusAt: ['task', 'status'],
          done: 'TASK_STATUS_SUCCEED',
          failed: ['TASK_STATUS_FAILED'],
          intervalSeconds: 1,
          attempts: 600,
        },
      }),
    },
  },
}
