import { chatRoute, json, lacking, type Provider } from '../provider.ts'
import { fieldsOf, jsonRoute } from '../task-route.ts'

// The headers that Z.ai’s own client sends; requests through the router name the router as their source.
const headers = { 'accept-language': 'en-US,en' }
const routedHeaders = { 'x-source-channel': 'hugging_face' }

export const zaiOrg: Provider = {
  id: 'zai-org',
  label: 'Z.ai',
  baseUrl: 'https://api.z.ai',
  keyUrl: 'https://z.ai/manage-apikey/apikey-list',
  // Of the package zai-sdk 0.2.3.
  vendorKeyVariable: 'ZAI_API_KEY',
  huggingfaceHub: ['text-to-image'],
  routes: {
    conversational: {
      ...chatRoute(
        '/api/paas/v4/chat/completions',
        lacking('https://pypi.org/project/zai-sdk/', 'n', 'stream_options'),
        {
          // Pydantic AI reads the same three values: models/zai.py of pydantic-ai-slim 2.68.0.
          cutReasons: {
            reasons: ['sensitive', 'network_error', 'model_context_window_exceeded'],
            source: 'https://docs.z.ai/api-reference/llm/chat-completion',
          },
          fileParts: { takes: [], source: 'https://pypi.org/project/zai-sdk/' },
          reasoning: [
            {
              off: { thinking: { type: 'disabled' } },
              on: { thinking: { type: 'enabled' } },
              effort: true,
              source: { address: 'https://docs.z.ai/guides/capabilities/thinking-mode', read: '2026-11-30' },
            },
          ],
          needsReasoningContent: 'https://docs.z.ai/guides/capabilities/thinking-mode',
          withoutSchema:
            'Z.ai documents response_format only with the type json_object (https://docs.z.ai/guides/capabilities/struct-output)',
        },
      ),
      headers,
    },
    'image-to-text': {
      ...jsonRoute('/api/paas/v4/layout_parsing', ({ file, providerModel }) =>
        json({ model: providerModel, file: file('data-url') }),
      ),
      unsupported: ({ parameters }) =>
        Object.keys(parameters).length > 0 ? 'Z.ai doesn’t take parameters for image-to-text' : undefined,
      headers,
      routedHeaders,
    },
    'text-to-image': {
      path: () => '/api/paas/v4/async/images/generations',
      headers,
      routedHeaders,
      // Of release 0.2.3 of the package `zai-sdk`.
      parameters: ['quality', 'request_id', 'size', 'user_id', 'watermark_enabled'],
      body: ({ inputs, parameters, providerModel }) =>
        json(fieldsOf({ model: providerModel, prompt: inputs.text ?? '' }, parameters)),
      result: () => ({
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
        },
      }),
    },
  },
}
