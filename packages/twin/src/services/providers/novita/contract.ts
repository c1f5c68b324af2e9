import type { Disagreement, DocumentedBody, DocumentedContract, DocumentedOperation, JsonBody } from '../../contract.ts'
import { chatOperation, completionOperation, jsonOf, messagesOf, textFields } from '../../protocols/openai-contract.ts'
import { BOOLEAN, INTEGER, NUMBER, object, TEXT } from '../../protocols/schema.ts'

const PROMPT = { type: 'string', minLength: 1, maxLength: 2000 }
const SEED = { ...INTEGER, minimum: -1, maximum: 9_999_999_999 }

const ticket = jsonOf(['task_id'], { task_id: TEXT })

const videoOfText = (models: readonly string[] | undefined, source: string, request: DocumentedBody) =>
  ({
    tasks: ['text-to-video'],
    sources: [source],
    method: 'POST',
    path: '/v3/async/{+model}',
    ...(models === undefined ? {} : { models }),
    request,
    answers: { 200: ticket },
  }) satisfies DocumentedOperation

const page = (name: string, address: string) =>
  ({ kind: 'page', name, address: `https://novita.ai/docs/${address}`, read: '2026-11-22' }) as const

const ofText = textFields(
  'frequency_penalty',
  'logit_bias',
  'max_tokens',
  'min_p',
  'n',
  'presence_penalty',
  'repetition_penalty',
  'seed',
  'stop',
  'stream',
  'stream_options',
  'temperature',
  'top_k',
  'top_p',
)

/** Hunyuan's fields besides the prompt, all of them without defaults. */
const REQUIRED_BY_HUNYUAN = { model_name: 'hunyuan-video-fast', width: 1280, height: 720, seed: -1, steps: 20 }

/** Returns the body for a prompt in the form that the model requires. */
function corrected(body: JsonBody, _parameters: JsonBody, modelOf: () => string): JsonBody {
  const model = modelOf()
  if (model === 'hunyuan-video-fast') return { ...REQUIRED_BY_HUNYUAN, ...body }
  if (model !== 'wan-2.2-t2v' || !('prompt' in body)) return body
  const { prompt, negative_prompt, ...parameters } = body
  return {
    input: { prompt, ...(negative_prompt === undefined ? {} : { negative_prompt }) },
    ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
  }
}

const ofChat = {
  ...ofText,
  ...textFields('logprobs', 'response_format', 'tool_choice', 'tools', 'top_logprobs'),
  enable_thinking: { type: ['boolean', 'null'] },
  separate_reasoning: { type: ['boolean', 'null'] },
}

const ofCompletion = { ...ofText, best_of: INTEGER, logprobs: { type: ['integer', 'null'] } }

const MESSAGES = messagesOf(['system', 'user', 'assistant', 'tool'], ['text', 'image_url', 'video_url', 'input_audio'])

const MOVED: Omit<Disagreement, 'clients' | 'tasks'> = {
  sent: 'direct calls to URLs below `/v3/openai`',
  documented: 'URLs below `/openai/v1`',
  decision:
    'Direct examples call the documented URL. Routed examples call the older URL, like the Hugging Face clients. We offer those clients because the older URL still works.',
  breaks: 'nothing',
  address: { sent: 'https://api.novita.ai/v3/openai', documented: 'https://api.novita.ai/openai/v1' },
}

export const novitaContract: DocumentedContract = {
  provider: 'novita',
  sources: {
    llm: page('LLM API', 'guides/llm-api'),
    chat: page('Create chat completion', 'api-reference/model-apis-llm-create-chat-completion'),
    completion: page('Create completion', 'api-reference/model-apis-llm-create-completion'),
    wan: page('Wan 2.1 Text to Video', 'api-reference/model-apis-wan-t2v'),
    'wan-2.2': page('Wan 2.2 Text to Video', 'api-reference/model-apis-wan2.2-t2v'),
    hunyuan: page('Hunyuan Video Fast', 'api-reference/model-apis-hunyuan-video-fast'),
    result: page('Task Result', 'api-reference/model-apis-task-result'),
    // No other source documents MiniMax-H3, or the URL under /v3/hf that is made for the hub.
    'hub-js': {
      kind: 'package',
      name: '@huggingface/inference 4.13.30',
      address: 'https://www.npmjs.com/package/@huggingface/inference',
      read: '2026-11-22',
    },
    'hub-py': {
      kind: 'package',
      name: 'huggingface_hub 2.4.0',
      address: 'https://pypi.org/project/huggingface-hub/2.4.0/',
      read: '2026-11-22',
    },
  },
  combinations: {
    read: {},
    unread: 'its reference was read for the fields alone',
    refused: [],
  },
  operations: [
    chatOperation('/openai/v1/chat/completions', ['llm', 'chat'], MESSAGES, ofChat),
    chatOperation('/v3/openai/chat/completions', ['hub-js', 'hub-py'], MESSAGES, ofChat),
    completionOperation('/openai/v1/completions', ['llm', 'completion'], ofCompletion),
    completionOperation('/v3/openai/completions', ['hub-py'], ofCompletion),
    videoOfText(
      ['wan-t2v'],
      'wan',
      jsonOf(['prompt'], {
        extra: { type: 'object' },
        prompt: PROMPT,
        negative_prompt: { type: 'string', maxLength: 2000 },
        width: { enum: [480, 720, 832, 1280] },
        height: { enum: [480, 720, 832, 1280] },
        loras: { type: 'array', maxItems: 3, items: object(['path', 'scale'], { path: TEXT, scale: NUMBER }) },
        seed: SEED,
        steps: { ...INTEGER, minimum: 1, maximum: 40 },
        guidance_scale: { ...NUMBER, minimum: 0, maximum: 10 },
        flow_shift: { ...NUMBER, minimum: 1, maximum: 10 },
        enable_safety_checker: BOOLEAN,
        fast_mode: BOOLEAN,
      }),
    ),
    videoOfText(
      ['wan-2.2-t2v'],
      'wan-2.2',
      jsonOf(['input'], {
        input: object(['prompt'], { prompt: TEXT, negative_prompt: TEXT }),
        // The page documents only three of its parameters.
        parameters: {
          ...object([], { size: TEXT, prompt_extend: BOOLEAN, seed: INTEGER }),
          additionalProperties: true,
        },
      }),
    ),
    videoOfText(
      ['hunyuan-video-fast'],
      'hunyuan',
      jsonOf(['model_name', 'width', 'height', 'seed', 'steps', 'prompt'], {
        model_name: { const: 'hunyuan-video-fast' },
        width: { enum: [720, 1280] },
        height: { enum: [720, 1280] },
        seed: SEED,
        steps: { ...INTEGER, minimum: 2, maximum: 30 },
        prompt: PROMPT,
      }),
    ),
    videoOfText(undefined, 'hub-js', {
      mediaType: 'application/json',
      schema: { ...object(['prompt'], { prompt: TEXT }), additionalProperties: true },
    }),
    {
      tasks: ['text-to-video'],
      sources: ['hub-py'],
      method: 'POST',
      path: '/v3/hf/{+model}',
      // The client sends any parameter, and no page lists the supported ones.
      request: {
        mediaType: 'application/json',
        schema: { ...object(['prompt'], { prompt: TEXT }), additionalProperties: true },
      },
      answers: { 200: jsonOf(['video'], { video: object(['video_url'], { video_url: TEXT }) }) },
    },
    {
      tasks: ['text-to-video'],
      sources: ['result'],
      method: 'GET',
      path: '/v3/async/task-result',
      answers: {
        200: jsonOf(['task', 'videos'], {
          task: object(['task_id', 'status'], {
            task_id: TEXT,
            task_type: TEXT,
            status: TEXT,
            reason: TEXT,
            eta: NUMBER,
            progress_percent: NUMBER,
          }),
          videos: {
            type: 'array',
            items: object(['video_url'], { video_url: TEXT, video_url_ttl: TEXT, video_type: TEXT }),
          },
        }),
      },
      states: {
        at: ['task', 'status'],
        pending: ['TASK_STATUS_QUEUED', 'TASK_STATUS_PROCESSING'],
        done: ['TASK_STATUS_SUCCEED'],
        failed: ['TASK_STATUS_FAILED'],
      },
    },
    {
      tasks: ['image-text-to-video'],
      sources: ['hub-js'],
      method: 'POST',
      path: '/v3/minimax/v2/video_generation',
      request: {
        mediaType: 'application/json',
        schema: {
          ...object(['model', 'content', 'resolution', 'duration'], {
            model: { const: 'MiniMax-H3' },
            content: {
              type: 'array',
              items: object(['type'], {
                type: TEXT,
                text: TEXT,
                image_url: object(['url'], { url: TEXT }),
                role: TEXT,
              }),
            },
            resolution: { enum: ['768P', '2K'] },
            duration: { ...INTEGER, minimum: 4, maximum: 15 },
            ratio: TEXT,
          }),
          additionalProperties: true,
        },
      },
      answers: { 200: ticket },
    },
    {
      tasks: ['image-text-to-video'],
      sources: ['hub-js'],
      method: 'GET',
      path: '/v3/minimax/v2/query/video_generation/{id}',
      answers: { 200: jsonOf(['task'], { task: object(['status'], { id: TEXT, status: TEXT }) }) },
      states: {
        at: ['task', 'status'],
        pending: ['queued', 'running'],
        done: ['succeeded'],
        failed: ['failed', 'cancelled'],
      },
    },
  ],
  disagreements: [
    { ...MOVED, clients: ['@huggingface/inference', 'huggingface_hub'], tasks: ['conversational'] },
    { ...MOVED, clients: ['huggingface_hub'], tasks: ['text-generation'] },
    {
      clients: ['huggingface_hub'],
      tasks: ['text-generation'],
      sent: 'the limit as `max_new_tokens`',
      documented: 'the limit as `max_tokens`',
      decision: 'The other clients send `max_tokens`. For `huggingface_hub`, we don’t offer examples with a limit.',
      breaks: 'parameters',
      corrected: ({ max_new_tokens, ...body }) =>
        max_new_tokens === undefined ? body : { ...body, max_tokens: max_new_tokens },
    },
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['text-to-video'],
      model: 'wan-2.2-t2v',
      sent: 'only the prompt, for every model',
      documented: 'for Wan 2.2, the prompt inside `input`; for Hunyuan, also a model name, a size, a seed, and steps',
      decision:
        'The other clients send the documented fields. We don’t offer the Hugging Face clients for these models.',
      breaks: 'everything',
      corrected,
    },
  ],
}
