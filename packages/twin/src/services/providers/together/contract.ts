import type { Disagreement, DocumentedContract, DocumentedOperation, JsonBody } from '../../contract.ts'
import {
  COMPLETIONS_OF_HUB_CLIENTS,
  chatOperation,
  completionOperation,
  embeddingOperation,
  IN_NUMBERS,
  jsonOf,
  messagesOf,
  textFields,
} from '../../protocols/openai-contract.ts'
import { rankEndpoint, transcriptionEndpoint } from '../../protocols/openai-endpoints.ts'
import { BOOLEAN, listOf, NUMBER, TEXT } from '../../protocols/schema.ts'

/** Fields that chat and completions share; `stop` is a list here. */
const ofText = {
  ...textFields(
    'echo',
    'frequency_penalty',
    'logit_bias',
    'max_tokens',
    'min_p',
    'n',
    'presence_penalty',
    'repetition_penalty',
    'seed',
    'stream',
    'temperature',
    'top_k',
    'top_p',
  ),
  logprobs: { type: 'integer', minimum: 0, maximum: 20 },
  safety_model: TEXT,
  stop: listOf(TEXT),
}

/** The page lists the URLs that OpenAI's clients can call. */
const OPENAI = { source: 'openai' }

const image: DocumentedOperation = {
  tasks: ['text-to-image', 'image-to-image'],
  sources: ['sdk', 'openai'],
  openai: OPENAI,
  method: 'POST',
  path: '/v1/images/generations',
  request: jsonOf(['model', 'prompt'], {
    model: TEXT,
    prompt: TEXT,
    disable_safety_checker: BOOLEAN,
    guidance_scale: NUMBER,
    height: { type: 'integer' },
    image_loras: listOf({
      type: 'object',
      required: ['path', 'scale'],
      properties: { path: TEXT, scale: NUMBER },
    }),
    image_url: TEXT,
    n: { type: 'integer' },
    negative_prompt: TEXT,
    output_format: { enum: ['jpeg', 'png'] },
    reference_images: listOf(TEXT),
    response_format: { enum: ['base64', 'url'] },
    seed: { type: 'integer' },
    steps: { type: 'integer' },
    width: { type: 'integer' },
  }),
  answers: {
    200: jsonOf(['id', 'data', 'model', 'object'], {
      id: TEXT,
      data: listOf({
        anyOf: [
          {
            type: 'object',
            required: ['b64_json', 'index', 'type'],
            properties: { b64_json: TEXT, index: { type: 'integer' }, type: { const: 'b64_json' } },
          },
          {
            type: 'object',
            required: ['url', 'index', 'type'],
            properties: { url: TEXT, index: { type: 'integer' }, type: { const: 'url' } },
          },
        ],
      }),
      model: TEXT,
      object: { const: 'list' },
    }),
  },
}

const FRAMES = listOf({
  type: 'object',
  required: ['input_image'],
  properties: { input_image: TEXT, frame: { anyOf: [{ enum: ['first', 'last'] }, NUMBER] } },
})

const job = jsonOf(['id', 'created_at', 'model', 'seconds', 'size', 'status'], {
  id: TEXT,
  created_at: { type: 'integer' },
  model: TEXT,
  seconds: TEXT,
  size: TEXT,
  status: TEXT,
  completed_at: { type: 'integer' },
  error: { type: 'object', required: ['message'], properties: { message: TEXT, code: TEXT } },
  object: { const: 'video' },
  outputs: { type: 'object', required: ['cost', 'video_url'], properties: { cost: NUMBER, video_url: TEXT } },
})

/** The package's types have three of them; the reference has all. */
const states = {
  at: ['status'],
  pending: ['queued', 'in_progress'],
  done: ['completed'],
  failed: ['failed', 'cancelled'],
}

/** Omits `frame_images` and `reference_images` next to `media`, which are marked as deprecated. */
const video: DocumentedOperation = {
  tasks: ['text-to-video', 'image-to-video'],
  sources: ['sdk', 'video'],
  method: 'POST',
  path: '/v2/videos',
  request: jsonOf(['model'], {
    model: TEXT,
    fps: { type: 'integer', minimum: 15, maximum: 60 },
    generate_audio: BOOLEAN,
    guidance_scale: NUMBER,
    height: { type: 'integer' },
    media: {
      type: 'object',
      properties: {
        audio_inputs: { type: 'array' },
        frame_images: FRAMES,
        frame_videos: listOf({ type: 'object', required: ['video'], properties: { video: TEXT } }),
        reference_images: listOf(TEXT),
        reference_videos: listOf({ type: 'object', required: ['video'], properties: { video: TEXT } }),
        source_video: {},
      },
    },
    negative_prompt: TEXT,
    output_format: { enum: ['MP4', 'WEBM'] },
    output_quality: NUMBER,
    prompt: TEXT,
    ratio: TEXT,
    resolution: TEXT,
    seconds: TEXT,
    seed: { type: 'integer' },
    steps: { type: 'integer', minimum: 10, maximum: 50 },
    width: { type: 'integer' },
  }),
  answers: { 200: job },
  states,
}

const MOVED: Omit<Disagreement, 'clients' | 'tasks'> = {
  sent: 'direct calls to `https://api.together.xyz`',
  documented: '`https://api.together.ai`, in the packages, the OpenAPI file, and the documentation',
  decision:
    'Examples call the documented URL. We offer the Hugging Face clients because `together` 3.1.1 on PyPI treats both URLs as Together’s own.',
  breaks: 'nothing',
  address: { sent: 'https://api.together.xyz', documented: 'https://api.together.ai' },
}

export const togetherContract: DocumentedContract = {
  provider: 'together',
  sources: {
    sdk: {
      kind: 'package',
      name: 'together-ai 0.52.0',
      address: 'https://www.npmjs.com/package/together-ai',
      read: '2026-11-22',
    },
    video: {
      kind: 'page',
      name: 'Video Generation API Reference',
      address:
        'https://github.com/togethercomputer/skills/blob/main/skills/together-ai/references/video/api-reference.md',
      read: '2026-11-22',
    },
    openai: {
      kind: 'page',
      name: 'OpenAI compatibility',
      address: 'https://docs.together.ai/docs/inference/openai-compatibility',
      read: '2026-11-22',
    },
    speech: {
      kind: 'page',
      name: 'TTS Models & Voices Reference',
      address: 'https://github.com/togethercomputer/skills/blob/main/skills/together-audio/references/tts-models.md',
      read: '2026-11-22',
    },
  },
  disagreements: [
    {
      ...MOVED,
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: [
        'conversational',
        'feature-extraction',
        'image-to-image',
        'image-to-video',
        'text-generation',
        'text-to-image',
        'text-to-speech',
        'text-to-video',
      ],
    },
    { ...MOVED, clients: ['@huggingface/inference'], tasks: ['automatic-speech-recognition'] },
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['conversational'],
      sent: 'a schema without its name, in `response_format.schema`',
      documented: '`response_format.json_schema`, with its name, as in OpenAI’s API',
      decision:
        'Examples send the documented form. For direct calls with a schema, we don’t offer the Hugging Face clients.',
      breaks: 'everything',
      corrected: (body, { response_format }) => {
        const sent = body['response_format'] as JsonBody | undefined
        return sent?.['type'] === 'json_schema' && sent['json_schema'] === undefined
          ? { ...body, response_format }
          : body
      },
    },
    {
      ...COMPLETIONS_OF_HUB_CLIENTS,
      clients: ['@huggingface/inference'],
      sent: 'the text also as `inputs`, and the parameters in a `parameters` object',
      decision: 'Examples send the documented body. For `huggingface.js`, we offer only examples without parameters.',
    },
    {
      ...COMPLETIONS_OF_HUB_CLIENTS,
      clients: ['huggingface_hub'],
      sent: 'the limit as `max_new_tokens`',
      decision: 'Examples send `max_tokens`. For `huggingface_hub`, we offer only examples without a limit.',
    },
    {
      clients: ['@huggingface/inference', 'huggingface_hub'],
      tasks: ['image-to-video'],
      sent: 'the image in `frame_images`',
      documented: '`media`; `frame_images` is deprecated',
      decision:
        'The other clients send `media`. We also offer the Hugging Face clients, because the old field still works.',
      breaks: 'nothing',
      corrected: ({ frame_images, ...body }) =>
        frame_images === undefined ? body : { ...body, media: { frame_images } },
    },
  ],
  combinations: {
    read: {
      sdk: {
        kind: 'package',
        name: 'together-ai 0.52.0',
        address: 'https://www.npmjs.com/package/together-ai',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  others: [
    rankEndpoint('/v1/rerank', ['sdk'], ['documents', 'model', 'query'], {
      rank_fields: listOf(TEXT),
      return_documents: BOOLEAN,
    }),
    transcriptionEndpoint('/v1/audio/translations', ['sdk'], {
      // A file or its URL.
      file: {},
      language: TEXT,
      response_format: { enum: ['json', 'verbose_json'] },
    }),
  ],
  operations: [
    chatOperation(
      '/v1/chat/completions',
      ['sdk'],
      messagesOf(
        ['system', 'user', 'assistant', 'tool', 'function'],
        ['text', 'image_url', 'video_url', 'audio_url', 'input_audio'],
      ),
      {
        ...ofText,
        ...textFields('function_call', 'response_format', 'tool_choice', 'tools'),
        chat_template_kwargs: {},
        compliance: { const: 'hipaa' },
        context_length_exceeded_behavior: { enum: ['truncate', 'error'] },
        reasoning: { type: 'object', properties: { enabled: BOOLEAN } },
        reasoning_effort: { enum: ['low', 'medium', 'high'] },
      },
    ),
    completionOperation('/v1/completions', ['sdk'], ofText, 'text.completion'),
    embeddingOperation('/v1/embeddings', ['sdk', 'openai'], IN_NUMBERS, OPENAI),
    image,
    video,
    {
      tasks: ['text-to-video', 'image-to-video'],
      sources: ['sdk', 'video'],
      method: 'GET',
      path: '/v2/videos/{id}',
      answers: { 200: job },
      states,
    },
    {
      tasks: ['text-to-speech'],
      sources: ['sdk', 'speech', 'openai'],
      openai: OPENAI,
      method: 'POST',
      path: '/v1/audio/speech',
      request: jsonOf(['input', 'model', 'voice'], {
        input: TEXT,
        model: TEXT,
        voice: TEXT,
        bit_rate: { enum: [32000, 64000, 96000, 128000, 192000] },
        extra_params: { type: 'object', properties: { pronunciation_dict: listOf(TEXT) } },
        language: TEXT,
        response_encoding: { enum: ['pcm_f32le', 'pcm_s16le', 'pcm_mulaw', 'pcm_alaw'] },
        response_format: { enum: ['mp3', 'wav', 'raw'] },
        sample_rate: NUMBER,
        stream: BOOLEAN,
      }),
      answers: { 200: [{ mediaType: 'audio/*' }, { mediaType: 'application/octet-stream' }] },
    },
    {
      tasks: ['automatic-speech-recognition'],
      sources: ['sdk', 'openai'],
      openai: OPENAI,
      method: 'POST',
      path: '/v1/audio/transcriptions',
      request: {
        mediaType: 'multipart/form-data',
        schema: {
          type: 'object',
          required: ['file'],
          properties: {
            // A file or its URL.
            file: {},
            diarize: BOOLEAN,
            language: TEXT,
            max_speakers: { type: 'integer' },
            min_speakers: { type: 'integer' },
            model: TEXT,
            prompt: TEXT,
            response_format: { enum: ['json', 'verbose_json'] },
            temperature: NUMBER,
            timestamp_granularities: {},
            // A list, as the package writes it.
            'timestamp_granularities[]': { enum: ['word', 'segment'] },
          },
        },
      },
      answers: { 200: jsonOf(['text'], { text: TEXT }) },
    },
  ],
}
