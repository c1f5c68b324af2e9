import type { DocumentedContract } from '../../contract.ts'
import { chatOperation, jsonOf, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { BOOLEAN, INTEGER, OBJECT, object, TEXT } from '../../protocols/schema.ts'

const USER = { type: 'string', minLength: 6, maxLength: 128 }

const job = jsonOf(['model', 'request_id', 'task_status'], {
  id: TEXT,
  model: TEXT,
  request_id: TEXT,
  task_status: { enum: ['PROCESSING', 'SUCCESS', 'FAIL'] },
  image_result: {
    type: 'array',
    items: { type: 'object', properties: { url: TEXT, b64_json: TEXT, revised_prompt: TEXT } },
  },
})

const states = { at: ['task_status'], pending: ['PROCESSING'], done: ['SUCCESS'], failed: ['FAIL'] }

export const zaiOrgContract: DocumentedContract = {
  provider: 'zai-org',
  sources: {
    sdk: {
      kind: 'package',
      name: 'zai-sdk 0.2.3',
      address: 'https://pypi.org/project/zai-sdk/0.2.3/',
      read: '2026-11-22',
    },
    // The package accepts any format; the API's page and OpenAPI file list these two.
    format: {
      kind: 'page',
      name: 'Structured Output',
      address: 'https://docs.z.ai/guides/capabilities/struct-output',
      read: '2026-11-23',
    },
    image: {
      kind: 'openapi',
      name: 'Z.AI API 1.0.0',
      address: 'https://docs.z.ai/api-reference/image/generate-image-async',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {
      sdk: {
        kind: 'package',
        name: 'zai-sdk 0.2.3',
        address: 'https://pypi.org/project/zai-sdk/0.2.3/',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/api/paas/v4/chat/completions',
      ['sdk', 'format'],
      messagesOf(['system', 'user', 'assistant', 'tool'], ['text', 'image_url', 'video_url', 'file_url']),
      {
        ...textFields(
          'max_tokens',
          'reasoning_effort',
          'seed',
          'stop',
          'stream',
          'temperature',
          'tool_choice',
          'tools',
          'top_p',
        ),
        do_sample: BOOLEAN,
        extra: OBJECT,
        meta: OBJECT,
        request_id: TEXT,
        response_format: object(['type'], { type: { enum: ['text', 'json_object'] } }),
        sensitive_word_check: OBJECT,
        thinking: OBJECT,
        tool_stream: BOOLEAN,
        user_id: USER,
        watermark_enabled: BOOLEAN,
      },
    ),
    {
      tasks: ['text-to-image'],
      sources: ['sdk', 'image'],
      method: 'POST',
      path: '/api/paas/v4/async/images/generations',
      request: jsonOf(['model', 'prompt'], {
        model: TEXT,
        prompt: TEXT,
        quality: { enum: ['hd'] },
        request_id: TEXT,
        size: { type: 'string', pattern: '^\\d+x\\d+$' },
        user_id: USER,
        watermark_enabled: BOOLEAN,
      }),
      answers: { 200: job },
      states,
    },
    {
      tasks: ['text-to-image'],
      sources: ['sdk'],
      method: 'GET',
      path: '/api/paas/v4/async-result/{id}',
      answers: { 200: job },
      states,
    },
    {
      tasks: ['image-to-text'],
      sources: ['sdk'],
      method: 'POST',
      path: '/api/paas/v4/layout_parsing',
      request: jsonOf(['model', 'file'], {
        model: TEXT,
        file: TEXT,
        end_page_id: INTEGER,
        need_layout_visualization: BOOLEAN,
        request_id: TEXT,
        return_crop_images: BOOLEAN,
        start_page_id: INTEGER,
        user_id: USER,
      }),
      answers: {
        200: jsonOf(['id', 'created', 'model'], {
          id: TEXT,
          created: INTEGER,
          model: TEXT,
          md_results: TEXT,
          layout_details: { type: 'array', items: { type: 'array', items: OBJECT } },
          layout_visualization: { type: 'array', items: TEXT },
          data_info: OBJECT,
          usage: OBJECT,
          request_id: TEXT,
        }),
      },
    },
  ],
  refusal: { status: 400, body: (problem) => ({ error: { code: '1214', message: problem } }) },
}
