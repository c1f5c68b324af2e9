import type {
  ContractSchema,
  Disagreement,
  DocumentedBody,
  DocumentedContract,
  DocumentedOperation,
  JsonBody,
} from '../../contract.ts'
import { ANTHROPIC_PACKAGE, messagesOperation, OF_PACKAGE, OF_SERVERS } from '../../protocols/messages-contract.ts'
import {
  chatOperation,
  completionOperation,
  embeddingOperation,
  messagesOf,
  TEXT_FIELDS,
} from '../../protocols/openai-contract.ts'
import { FUNCTIONS_AND_SERVERS, responsesOperation } from '../../protocols/responses-contract.ts'
import { BOOLEAN, either, INTEGER, listOf, NUMBER, object, TEXT } from '../../protocols/schema.ts'

const json = (schema: ContractSchema): DocumentedBody => ({ mediaType: 'application/json', schema })

/** A task's input and output. */
interface Spec {
  readonly inputs: ContractSchema
  /** Documented parameters. A pipeline also accepts any others of its function. */
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  /** Set if the body can be just the file. */
  readonly bytes?: 'image/*' | 'audio/*'
  readonly output?: ContractSchema
  /** The media type of a response that isn't JSON. */
  readonly file?: 'image/*' | 'audio/*'
}

const SCORED = listOf(object(['label', 'score'], { label: TEXT, score: NUMBER }))
/** The service returns one result or a list. */
const oneOrList = (item: ContractSchema): ContractSchema => either(item, listOf(item))
const ANSWER = object(['answer'], { answer: TEXT, score: NUMBER, start: INTEGER, end: INTEGER })
const NAMED_INPUT = (...names: readonly string[]): ContractSchema =>
  object(names, Object.fromEntries(names.map((name) => [name, {}])))
/** It also contains numbers as text: `TabularDataInputsCheck` of api-inference-community. */
const COLUMNS = object(['data'], { data: { type: 'object', additionalProperties: listOf(TEXT) } })
const FUNCTION = { enum: ['sigmoid', 'softmax', 'none'] }
const LABELS = { candidate_labels: listOf(TEXT), hypothesis_template: TEXT }
const OF_IMAGES = {
  guidance_scale: NUMBER,
  negative_prompt: either(TEXT, listOf(TEXT)),
  num_inference_steps: INTEGER,
}

const TABLE = object(['answer'], {
  answer: TEXT,
  coordinates: listOf(listOf(INTEGER)),
  cells: listOf(TEXT),
  aggregator: TEXT,
})

/** Tasks whose schemas are in the package of the hub's tasks. */
const SPECS: Readonly<Record<string, Spec>> = {
  'audio-classification': {
    inputs: TEXT,
    bytes: 'audio/*',
    parameters: { function_to_apply: FUNCTION, top_k: INTEGER },
    output: SCORED,
  },
  'automatic-speech-recognition': {
    inputs: TEXT,
    bytes: 'audio/*',
    parameters: { return_timestamps: BOOLEAN, generation_parameters: { type: 'object' } },
    output: object(['text'], { text: TEXT, chunks: { type: 'array' } }),
  },
  'document-question-answering': {
    inputs: NAMED_INPUT('image', 'question'),
    parameters: { top_k: INTEGER, lang: TEXT, word_boxes: { type: 'array' } },
    output: listOf(ANSWER),
  },
  'fill-mask': {
    inputs: TEXT,
    parameters: { top_k: INTEGER, targets: listOf(TEXT) },
    output: listOf(
      object(['sequence', 'score', 'token'], { sequence: TEXT, score: NUMBER, token: INTEGER, token_str: TEXT }),
    ),
  },
  'image-classification': {
    inputs: TEXT,
    bytes: 'image/*',
    parameters: { function_to_apply: FUNCTION, top_k: INTEGER },
    output: SCORED,
  },
  'image-segmentation': {
    inputs: TEXT,
    bytes: 'image/*',
    parameters: { threshold: NUMBER, mask_threshold: NUMBER, subtask: { enum: ['instance', 'panoptic', 'semantic'] } },
    output: listOf(object(['label', 'mask'], { label: TEXT, mask: TEXT, score: NUMBER })),
  },
  'image-to-image': { inputs: TEXT, bytes: 'image/*', parameters: { ...OF_IMAGES, prompt: TEXT }, file: 'image/*' },
  'image-to-text': {
    inputs: TEXT,
    bytes: 'image/*',
    parameters: { max_new_tokens: INTEGER },
    output: oneOrList(object(['generated_text'], { generated_text: TEXT })),
  },
  'object-detection': {
    inputs: TEXT,
    bytes: 'image/*',
    parameters: { threshold: NUMBER },
    output: listOf(
      object(['label', 'score', 'box'], {
        label: TEXT,
        score: NUMBER,
        box: object(['xmin', 'xmax', 'ymin', 'ymax'], { xmin: INTEGER, xmax: INTEGER, ymin: INTEGER, ymax: INTEGER }),
      }),
    ),
  },
  'question-answering': {
    inputs: NAMED_INPUT('question', 'context'),
    parameters: { top_k: INTEGER, max_answer_len: INTEGER, align_to_words: BOOLEAN },
    output: oneOrList(ANSWER),
  },
  'sentence-similarity': {
    inputs: object(['source_sentence', 'sentences'], { source_sentence: TEXT, sentences: listOf(TEXT) }),
    output: listOf(NUMBER),
  },
  summarization: {
    inputs: TEXT,
    parameters: { clean_up_tokenization_spaces: BOOLEAN, generate_parameters: { type: 'object' } },
    output: oneOrList(object(['summary_text'], { summary_text: TEXT })),
  },
  // The schema names the query `question`; the toolkit accepts both, and the hub's clients send `query`.
  'table-question-answering': {
    inputs: {
      ...object(['table'], {
        table: { type: 'object', additionalProperties: listOf(TEXT) },
        query: TEXT,
        question: TEXT,
      }),
      anyOf: [{ required: ['query'] }, { required: ['question'] }],
    },
    parameters: { padding: TEXT, sequential: BOOLEAN, truncation: BOOLEAN },
    output: oneOrList(TABLE),
  },
  'text-classification': {
    inputs: TEXT,
    parameters: { function_to_apply: FUNCTION, top_k: INTEGER },
    output: either(SCORED, listOf(SCORED)),
  },
  'text-generation': {
    inputs: TEXT,
    parameters: { max_new_tokens: INTEGER, temperature: NUMBER, top_k: INTEGER, top_p: NUMBER },
    output: oneOrList(object(['generated_text'], { generated_text: TEXT })),
  },
  'text-to-image': {
    inputs: TEXT,
    parameters: { ...OF_IMAGES, width: INTEGER, height: INTEGER, scheduler: TEXT, seed: INTEGER },
    file: 'image/*',
  },
  'text-to-speech': {
    inputs: TEXT,
    parameters: { generation_parameters: { type: 'object' } },
    output: object(['audio'], { audio: {}, sampling_rate: NUMBER }),
    file: 'audio/*',
  },
  'text-to-audio': {
    inputs: TEXT,
    parameters: { generation_parameters: { type: 'object' } },
    output: object(['audio', 'sampling_rate'], { audio: {}, sampling_rate: NUMBER }),
    file: 'audio/*',
  },
  'token-classification': {
    inputs: TEXT,
    parameters: { ignore_labels: listOf(TEXT), stride: INTEGER, aggregation_strategy: TEXT },
    output: listOf(
      object(['score', 'word', 'start', 'end'], {
        entity_group: TEXT,
        entity: TEXT,
        score: NUMBER,
        word: TEXT,
        start: INTEGER,
        end: INTEGER,
      }),
    ),
  },
  translation: {
    inputs: TEXT,
    parameters: { src_lang: TEXT, tgt_lang: TEXT, clean_up_tokenization_spaces: BOOLEAN },
    output: oneOrList(object(['translation_text'], { translation_text: TEXT })),
  },
  'visual-question-answering': {
    inputs: NAMED_INPUT('image', 'question'),
    parameters: { top_k: INTEGER },
    output: listOf(object(['score'], { answer: TEXT, score: NUMBER })),
  },
  'zero-shot-classification': {
    inputs: TEXT,
    parameters: { ...LABELS, multi_label: BOOLEAN },
    required: ['candidate_labels'],
    output: either(SCORED, object(['labels', 'scores'], { labels: listOf(TEXT), scores: listOf(NUMBER) })),
  },
  // The schema has the image as `inputs`; the hub's clients put it in an object, which the service accepts.
  'zero-shot-image-classification': {
    inputs: either(TEXT, NAMED_INPUT('image')),
    parameters: LABELS,
    required: ['candidate_labels'],
    output: SCORED,
  },
}

/** Tasks that only the hub's clients document. */
const OF_CLIENTS: Readonly<Record<string, Spec>> = {
  'audio-to-audio': {
    inputs: TEXT,
    bytes: 'audio/*',
    output: listOf(object(['label', 'content-type', 'blob'], { label: TEXT, 'content-type': TEXT, blob: TEXT })),
  },
  'tabular-regression': { inputs: COLUMNS, output: listOf(NUMBER) },
}

/** Converts all numbers in a value to text. */
const withTexts = (value: unknown): unknown => {
  if (typeof value === 'number') return JSON.stringify(value)
  if (Array.isArray(value)) return value.map(withTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each)]))
}

const NUMBERS_IN_TABLES: Omit<Disagreement, 'clients' | 'tasks'> = {
  inputs: { Height: [11.52, 12.48] },
  sent: 'numeric cells as numbers',
  documented: 'only strings; the service checks this (`TabularDataInputsCheck`)',
  decision: 'Examples send numbers as strings.',
  breaks: 'nothing',
  corrected: (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, name === 'parameters' ? value : withTexts(value)]),
    ),
}

/** The hub's clients send this task in two ways. */
const TABULAR_CLASSIFICATION: DocumentedOperation = {
  tasks: ['tabular-classification'],
  sources: ['client', 'client-js', 'community'],
  method: 'POST',
  path: '/models/{+model}',
  request: json(
    either(
      object(['inputs'], { inputs: COLUMNS, parameters: { type: 'object' } }),
      object(['table'], { table: { type: 'object' }, parameters: { type: 'object' } }),
    ),
  ),
  answers: { 200: json(listOf(NUMBER)) },
}

const requestOf = ({ inputs, parameters = {}, required = [] }: Spec): DocumentedBody =>
  json(
    object(required.length > 0 ? ['inputs', 'parameters'] : ['inputs'], {
      inputs,
      parameters: { ...object(required, parameters), additionalProperties: true },
    }),
  )

function answersOf({ output, file }: Spec): DocumentedOperation['answers'] {
  return {
    200: [...(output === undefined ? [] : [json(output)]), ...(file === undefined ? [] : [{ mediaType: file }])],
  }
}

/** The URL contains the model, except for the user's endpoint. */
const operationsOf = (task: string, spec: Spec, source: string): readonly DocumentedOperation[] =>
  [
    { path: '/models/{+model}', sources: [source], answers: answersOf(spec) },
    // The toolkit returns the type in `Accept`, and JSON by default.
    { path: '/', sources: [source, 'toolkit'], answers: atEndpoint(spec) },
  ].flatMap((where) => [
    { tasks: [task], method: 'POST', ...where, request: requestOf(spec) } as const,
    ...(spec.bytes === undefined
      ? []
      : [{ tasks: [task], method: 'POST', ...where, request: { mediaType: spec.bytes } } as const]),
  ])

function atEndpoint(spec: Spec): DocumentedOperation['answers'] {
  if (spec.file === undefined) return answersOf(spec)
  // An image in JSON is base64 text; audio has no other format.
  return { 200: spec.file === 'image/*' ? [json(TEXT), { mediaType: 'image/*' }] : [json(spec.output ?? {})] }
}

const EMBEDDING: Omit<DocumentedOperation, 'path' | 'sources'> = {
  tasks: ['feature-extraction'],
  method: 'POST',
  request: json(
    object(['inputs'], {
      inputs: either(TEXT, listOf(TEXT)),
      normalize: BOOLEAN,
      prompt_name: either(TEXT, { type: 'null' }),
      truncate: either(BOOLEAN, { type: 'null' }),
      truncation_direction: { enum: ['left', 'right'] },
      dimensions: INTEGER,
      parameters: false,
    }),
  ),
  answers: { 200: json(listOf(either(NUMBER, listOf(NUMBER), listOf(listOf(NUMBER))))) },
}

/** The model determines its server, and which fields it supports besides OpenAI's. */
function openCompletion(path: string): DocumentedOperation {
  const operation = completionOperation(path, ['client'], { ...TEXT_FIELDS, logprobs: {} })
  return { ...operation, request: json({ ...operation.request?.schema, additionalProperties: true }) }
}

/** @param base the part of the path that an endpoint's URL may omit */
const openAiOperations = (base: string): readonly DocumentedOperation[] => [
  {
    ...embeddingOperation(`${base}/embeddings`, ['embedding-server'], {
      encoding_format: { enum: ['float', 'base64'] },
      user: TEXT,
    }),
    openai: { source: 'embedding-server' },
    targets: ['endpoint'],
  },
  {
    tasks: ['automatic-speech-recognition'],
    sources: ['transcription-server'],
    openai: { source: 'transcription-server' },
    targets: ['endpoint'],
    method: 'POST',
    path: `${base}/audio/transcriptions`,
    request: {
      mediaType: 'multipart/form-data',
      schema: object(['file'], {
        file: {},
        model: TEXT,
        frequency_penalty: NUMBER,
        language: TEXT,
        min_p: NUMBER,
        presence_penalty: NUMBER,
        prompt: TEXT,
        repetition_penalty: NUMBER,
        response_format: { enum: ['json', 'text', 'srt', 'verbose_json', 'vtt'] },
        seed: INTEGER,
        temperature: NUMBER,
        'timestamp_granularities[]': { enum: ['word', 'segment'] },
        top_k: INTEGER,
        top_p: NUMBER,
      }),
    },
    answers: { 200: json(object(['text'], { text: TEXT })) },
  },
  {
    tasks: ['text-to-speech'],
    sources: ['speech-server'],
    openai: { source: 'speech-server' },
    targets: ['endpoint'],
    method: 'POST',
    path: `${base}/audio/speech`,
    request: json(
      object(['input'], {
        input: TEXT,
        model: TEXT,
        instructions: TEXT,
        language: TEXT,
        max_new_tokens: INTEGER,
        ref_audio: TEXT,
        ref_text: TEXT,
        response_format: { enum: ['wav', 'mp3', 'flac', 'pcm', 'opus'] },
        speed: NUMBER,
        task_type: { enum: ['CustomVoice', 'VoiceDesign', 'Base'] },
        voice: TEXT,
      }),
    ),
    answers: { 200: { mediaType: 'audio/*' } },
  },
  {
    tasks: ['text-to-image'],
    sources: ['picture-server'],
    openai: {
      source: 'picture-server',
      arguments: ({ width, height, ...others }) => ({
        ...others,
        ...(width === undefined ? {} : { size: `${width}x${height}` }),
        response_format: 'b64_json',
      }),
    },
    targets: ['endpoint'],
    method: 'POST',
    path: `${base}/images/generations`,
    request: json(
      object(['prompt'], {
        prompt: TEXT,
        model: TEXT,
        guidance_scale: NUMBER,
        n: INTEGER,
        negative_prompt: TEXT,
        num_inference_steps: INTEGER,
        response_format: { enum: ['b64_json', 'file'] },
        seed: INTEGER,
        size: TEXT,
        true_cfg_scale: NUMBER,
        user: TEXT,
      }),
    ),
    answers: {
      200: json(
        object(['created', 'data'], { created: INTEGER, data: listOf(object(['b64_json'], { b64_json: TEXT })) }),
      ),
    },
  },
]

export const hfInferenceContract: DocumentedContract = {
  provider: 'hf-inference',
  sources: {
    tasks: {
      kind: 'package',
      name: '@huggingface/tasks 0.21.54',
      address: 'https://www.npmjs.com/package/@huggingface/tasks',
      read: '2026-11-22',
    },
    client: {
      kind: 'package',
      name: 'huggingface_hub 2.4.0',
      address: 'https://pypi.org/project/huggingface-hub/2.4.0/',
      read: '2026-11-22',
    },
    'client-js': {
      kind: 'package',
      name: '@huggingface/inference 4.13.30',
      address: 'https://www.npmjs.com/package/@huggingface/inference',
      read: '2026-11-22',
    },
    community: {
      kind: 'package',
      name: 'api-inference-community 0.0.37',
      address: 'https://pypi.org/project/api-inference-community/0.0.37/',
      read: '2026-11-23',
    },
    embeddings: {
      kind: 'page',
      name: 'text-embeddings-inference, request types',
      address: 'https://github.com/huggingface/text-embeddings-inference/blob/main/router/src/http/types.rs',
      read: '2026-11-22',
    },
    toolkit: {
      kind: 'package',
      name: 'huggingface-inference-toolkit 0.5.6',
      address: 'https://github.com/huggingface/huggingface-inference-toolkit',
      read: '2026-11-22',
    },
    'router-responses': {
      kind: 'page',
      name: 'Responses API (beta), with responses.js, which the router runs',
      address: 'https://huggingface.co/docs/inference-providers/guides/responses-api',
      read: '2026-11-22',
    },
    'router-messages': {
      kind: 'page',
      name: 'Claude Code',
      address: 'https://huggingface.co/docs/inference-providers/integrations/claude-code',
      read: '2026-11-22',
    },
    anthropic: ANTHROPIC_PACKAGE,
    'embedding-server': {
      kind: 'openapi',
      name: 'Text Embeddings Inference 1.7.1',
      address: 'https://github.com/huggingface/text-embeddings-inference/blob/main/docs/openapi.json',
      read: '2026-11-22',
    },
    'transcription-server': {
      kind: 'page',
      name: 'vLLM, Speech to Text APIs',
      address: 'https://docs.vllm.ai/en/v0.22.1/serving/online_serving/speech_to_text/',
      read: '2026-11-22',
    },
    'speech-server': {
      kind: 'page',
      name: 'vLLM-Omni, Speech API',
      address: 'https://docs.vllm.ai/projects/vllm-omni/en/stable/serving/speech_api/',
      read: '2026-11-22',
    },
    'picture-server': {
      kind: 'page',
      name: 'vLLM-Omni, Image Generation API',
      address: 'https://docs.vllm.ai/projects/vllm-omni/en/stable/serving/image_generation_api/',
      read: '2026-11-22',
    },
    servers: {
      kind: 'page',
      name: 'vLLM, Online Serving',
      address: 'https://docs.vllm.ai/en/latest/serving/online_serving/',
      read: '2026-11-22',
    },
  },
  disagreements: [
    {
      clients: ['huggingface_hub'],
      tasks: ['conversational'],
      sent: 'a schema without its name, as `value` next to the type `json_object`',
      documented: '`response_format.json_schema`, with its name, as in OpenAI’s API',
      decision:
        'Examples send the documented form. For direct calls and endpoints, we don’t offer `huggingface_hub` with a schema.',
      breaks: 'everything',
      corrected: (body, { response_format }) => {
        const sent = body['response_format'] as JsonBody | undefined
        return sent?.['value'] === undefined ? body : { ...body, response_format }
      },
    },
    { ...NUMBERS_IN_TABLES, clients: ['@huggingface/inference', 'huggingface_hub'], tasks: ['tabular-classification'] },
    { ...NUMBERS_IN_TABLES, clients: ['@huggingface/inference'], tasks: ['tabular-regression'] },
  ],
  combinations: {
    read: {
      schema: {
        kind: 'page',
        name: 'Structured Outputs with LLMs',
        address: 'https://huggingface.co/docs/inference-providers/guides/structured-output',
        read: '2026-11-23',
      },
      tools: {
        kind: 'page',
        name: 'Function Calling with Inference Providers',
        address: 'https://huggingface.co/docs/inference-providers/guides/function-calling',
        read: '2026-11-23',
      },
    },
    refused: [],
  },
  operations: [
    chatOperation(
      '/models/{+model}/v1/chat/completions',
      ['tasks'],
      messagesOf(
        ['system', 'user', 'assistant', 'tool', 'developer'],
        ['text', 'image_url', 'video_url', 'input_audio'],
      ),
      { ...TEXT_FIELDS, chat_template_kwargs: { type: 'object' } },
    ),
    ...['/models/{+model}/v1/completions', '/v1/completions', '/completions'].map(openCompletion),
    { ...EMBEDDING, path: '/models/{+model}/pipeline/feature-extraction', sources: ['tasks', 'embeddings'] },
    { ...EMBEDDING, path: '/', sources: ['tasks', 'embeddings'] },
    ...operationsOf('sentence-similarity', SPECS['sentence-similarity'] ?? { inputs: {} }, 'tasks').map((each) =>
      each.path === '/' ? each : { ...each, path: '/models/{+model}/pipeline/sentence-similarity' },
    ),
    ...Object.entries(SPECS)
      .filter(([task]) => task !== 'sentence-similarity')
      .flatMap(([task, spec]) => operationsOf(task, spec, 'tasks')),
    ...Object.entries(OF_CLIENTS).flatMap(([task, spec]) => operationsOf(task, spec, 'client')),
    TABULAR_CLASSIFICATION,
    { ...TABULAR_CLASSIFICATION, path: '/' },
    // Endpoints for videos aren't documented. They're called like those for images.
    ...['text-to-video', 'image-to-video'].map(
      (task): DocumentedOperation => ({
        tasks: [task],
        sources: ['tasks'],
        method: 'POST',
        path: '/',
        request: requestOf({ inputs: TEXT }),
        answers: { 200: { mediaType: 'video/*' } },
      }),
    ),
    // What servers of an endpoint document for OpenAI's clients.
    ...['/v1', ''].flatMap(openAiOperations),
    // APIs of the router itself.
    {
      ...responsesOperation(
        '/v1/responses',
        ['router-responses'],
        [
          'instructions',
          'max_output_tokens',
          'metadata',
          'reasoning',
          'temperature',
          'text',
          'tool_choice',
          'tools',
          'top_p',
        ],
        // `src/schemas.ts` of responses.js only supports these two types of tools, and these efforts.
        {
          tools: FUNCTIONS_AND_SERVERS,
          reasoning: object([], {
            effort: { enum: ['low', 'medium', 'high'] },
            summary: { enum: ['auto', 'concise', 'detailed', null] },
          }),
        },
      ),
      targets: ['routed'],
    },
    { ...messagesOperation('/v1/messages', ['router-messages', 'anthropic']), targets: ['routed'] },
    // An endpoint supports the APIs of its server.
    {
      ...responsesOperation('/v1/responses', ['servers']),
      targets: ['endpoint'],
    },
    { ...messagesOperation('/v1/messages', ['servers'], [...OF_PACKAGE, ...OF_SERVERS]), targets: ['endpoint'] },
  ],
  refusal: { status: 400, body: (problem) => ({ error: problem }) },
}
