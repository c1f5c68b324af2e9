import type { TaskCall } from '../call.ts'
import { setField } from '../json.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { JsonValue, Value } from '../languages/value.ts'
import type { Answer } from '../providers/provider.ts'
import type { TaskPart } from './client.ts'
import { refusesUnknownProvider } from './hub-client.ts'
import { mayBeSpeechInJson, refusesUnencodedModel } from './hub-client-task.ts'
import { CLIENT, clientOf, pythonHuggingfaceHub, refusesCall } from './python-huggingface-hub.ts'
import { pythonImports } from './python-program.ts'

function template(call: TaskCall): string {
  const { imports, code } = callOf(call)
  const { endpointUrl, provider } = call
  let head = ''
  if (endpointUrl !== undefined) head = python.argument('base_url', endpointUrl)
  else if (provider !== 'auto') head = python.argument('provider', provider)
  const model = modelOnClient(call) ? python.argument('model', call.model.id) : ''
  return python.program([...imports, ...pythonImports(call, CLIENT)], `${clientOf(call, head, model)}\n${code}`)
}

/** What a method gives back, where that is more than `print` shows. */
type Result = 'array' | 'image' | 'masks' | 'sounds' | 'bytes'

/** One method of `InferenceClient`, which is called like its task. */
interface Method {
  /** Its arguments for the task's input, positional ones without a name. */
  readonly inputs: (call: TaskCall) => readonly (readonly [name: string | undefined, value: Value])[]
  /** Keyword arguments that become request parameters of the same name. */
  readonly keywords?: readonly string[]
  /** Any other parameter may travel in `extra_body`. */
  readonly extraBody?: true
  readonly result?: Result
  /** File that a result of bytes is written to. */
  readonly fileName?: string
}

const text = (call: TaskCall) => [[undefined, call.inputs.text ?? '']] as const
const file = (call: TaskCall) => [[undefined, call.inputs.file?.location ?? '']] as const
const fileAndPrompt = (call: TaskCall) => [...file(call), ['prompt', call.inputs.prompt ?? '']] as const
const labels = (call: TaskCall) => ['candidate_labels', call.parameters.candidate_labels ?? []] as const
const DRAWING = ['negative_prompt', 'num_inference_steps', 'guidance_scale'] as const

/** Signatures of huggingface_hub 2.4, `InferenceClient`. */
const METHODS: { readonly [task: string]: Method } = {
  'audio-classification': {
    inputs: file,
    keywords: ['top_k', 'function_to_apply'],
  },
  'audio-to-audio': { inputs: file, result: 'sounds', fileName: 'audio' },
  'automatic-speech-recognition': {
    inputs: file,
    extraBody: true,
  },
  'document-question-answering': {
    inputs: (call) => [...file(call), ['question', call.inputs.question ?? '']],
    keywords: [
      'doc_stride',
      'handle_impossible_answer',
      'lang',
      'max_answer_len',
      'max_question_len',
      'max_seq_len',
      'top_k',
      'word_boxes',
    ],
  },
  'feature-extraction': {
    inputs: text,
    keywords: ['normalize', 'prompt_name', 'truncate', 'truncation_direction', 'dimensions', 'encoding_format'],
    result: 'array',
  },
  'fill-mask': { inputs: text, keywords: ['targets', 'top_k'] },
  'image-classification': {
    inputs: file,
    keywords: ['function_to_apply', 'top_k'],
  },
  'image-segmentation': {
    inputs: file,
    keywords: ['mask_threshold', 'overlap_mask_area_threshold', 'subtask', 'threshold'],
    result: 'masks',
    fileName: 'mask',
  },
  'image-to-image': {
    inputs: fileAndPrompt,
    keywords: [...DRAWING, 'target_size'],
    result: 'image',
    fileName: 'image.png',
  },
  'image-to-text': { inputs: file },
  'image-to-video': {
    inputs: fileAndPrompt,
    keywords: [...DRAWING, 'num_frames', 'seed', 'target_size'],
    result: 'bytes',
    fileName: 'video.mp4',
  },
  'object-detection': { inputs: file, keywords: ['threshold'] },
  'question-answering': {
    inputs: ({ inputs }) => [
      ['question', inputs.question ?? ''],
      ['context', inputs.context ?? ''],
    ],
    keywords: [
      'align_to_words',
      'doc_stride',
      'handle_impossible_answer',
      'max_answer_len',
      'max_question_len',
      'max_seq_len',
      'top_k',
    ],
  },
  'sentence-similarity': {
    inputs: ({ inputs }) => [
      ['sentence', inputs.source_sentence ?? ''],
      ['other_sentences', inputs.sentences ?? []],
    ],
  },
  summarization: {
    inputs: text,
    keywords: ['clean_up_tokenization_spaces', 'generate_parameters', 'truncation'],
  },
  'table-question-answering': {
    inputs: ({ inputs }) => [
      ['table', inputs.table ?? {}],
      ['query', inputs.query ?? ''],
    ],
    keywords: ['padding', 'sequential', 'truncation'],
  },
  'tabular-classification': {
    inputs: ({ inputs }) => [['table', inputs.columns ?? {}]],
  },
  'text-classification': {
    inputs: text,
    keywords: ['top_k', 'function_to_apply'],
  },
  'text-generation': {
    inputs: text,
    keywords: [
      'adapter_id',
      'best_of',
      'decoder_input_details',
      'do_sample',
      'frequency_penalty',
      'grammar',
      'max_new_tokens',
      'repetition_penalty',
      'return_full_text',
      'seed',
      'stop',
      'temperature',
      'top_k',
      'top_n_tokens',
      'top_p',
      'truncate',
      'typical_p',
      'watermark',
    ],
  },
  'text-to-image': {
    inputs: text,
    keywords: [...DRAWING, 'height', 'width', 'scheduler', 'seed'],
    extraBody: true,
    result: 'image',
    fileName: 'image.png',
  },
  'text-to-speech': {
    inputs: text,
    keywords: [
      'do_sample',
      'early_stopping',
      'epsilon_cutoff',
      'eta_cutoff',
      'max_length',
      'max_new_tokens',
      'min_length',
      'min_new_tokens',
      'num_beam_groups',
      'num_beams',
      'penalty_alpha',
      'temperature',
      'top_k',
      'top_p',
      'typical_p',
      'use_cache',
    ],
    extraBody: true,
    result: 'bytes',
    fileName: 'speech.wav',
  },
  'text-to-video': {
    inputs: text,
    keywords: [...DRAWING, 'num_frames', 'seed'],
    extraBody: true,
    result: 'bytes',
    fileName: 'video.mp4',
  },
  'token-classification': {
    inputs: text,
    keywords: ['aggregation_strategy', 'ignore_labels', 'stride'],
  },
  translation: {
    inputs: text,
    keywords: ['src_lang', 'tgt_lang', 'clean_up_tokenization_spaces', 'truncation', 'generate_parameters'],
  },
  'visual-question-answering': {
    inputs: (call) => [...file(call), ['question', call.inputs.question ?? '']],
    keywords: ['top_k'],
  },
  'zero-shot-classification': {
    inputs: (call) => [...text(call), labels(call)],
    keywords: ['multi_label', 'hypothesis_template'],
  },
  'zero-shot-image-classification': {
    inputs: (call) => [...file(call), labels(call)],
    keywords: ['hypothesis_template'],
  },
}

/** What the installed client has a helper for, `huggingface_hub.inference._providers.PROVIDERS`, chat left out. */
const HELPERS: { readonly [provider: string]: readonly string[] } = {
  deepinfra: ['automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  'fal-ai': [
    'automatic-speech-recognition',
    'image-segmentation',
    'image-to-image',
    'image-to-video',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
  ],
  'featherless-ai': ['text-generation'],
  'hf-inference': Object.keys(METHODS),
  novita: ['text-generation', 'text-to-video'],
  nscale: ['text-to-image'],
  replicate: ['automatic-speech-recognition', 'image-to-image', 'text-to-image', 'text-to-speech', 'text-to-video'],
  scaleway: ['feature-extraction'],
  together: [
    'feature-extraction',
    'image-to-image',
    'image-to-video',
    'text-generation',
    'text-to-image',
    'text-to-speech',
    'text-to-video',
  ],
  wavespeed: ['image-to-image', 'image-to-video', 'text-to-image', 'text-to-video'],
  'zai-org': ['text-to-image'],
}

const NAMES: { readonly [task: string]: string } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.keys(METHODS).map((task) => [task, task.replaceAll('-', '_')]),
)

export const pythonHuggingfaceHubTask: TaskPart = {
  of: pythonHuggingfaceHub,
  refuses: (call: TaskCall) =>
    refusesCall(call) ?? refusesUnencodedModel(call) ?? refusesTask(call) ?? refusesUnknownProvider(call),
  setUp(call) {
    const extra = extraPackages(call)
    return extra.length === 0 ? undefined : { install: [pythonHuggingfaceHub.install, ...extra].join(' ') }
  },
  tasks: /* @__PURE__ */ Object.keys(METHODS),
  template,
}

/** Parameters that are arguments of their own, not request parameters by name. */
const asInput = (call: TaskCall, key: string): boolean =>
  key === 'candidate_labels' &&
  (call.task === 'zero-shot-classification' || call.task === 'zero-shot-image-classification')

/** Why the client cannot make this call. */
function refusesTask(call: TaskCall): string | undefined {
  const method = METHODS[call.task] as Method
  if (call.mode !== 'endpoint' && call.provider !== 'auto' && !HELPERS[call.provider]?.includes(call.task)) {
    return `huggingface_hub does not know how to ask ${call.providerRecord?.label ?? call.provider} for ${call.task}`
  }
  for (const key of Object.keys(call.parameters)) {
    if (!asInput(call, key) && !method.keywords?.includes(key) && !method.extraBody) {
      return `${NAMES[call.task]}() has no argument ${JSON.stringify(key)}`
    }
  }
  return undefined
}

/** What the method's result needs beyond the client. */
function extraPackages(call: TaskCall): readonly string[] {
  const result = METHODS[call.task]?.result
  if (result === 'array') return ['numpy']
  return result === 'image' || result === 'masks' ? ['pillow'] : []
}

/** Whether the model is named when the client is made. */
const modelOnClient = (call: TaskCall): boolean =>
  call.task === 'table-question-answering' && call.endpointUrl === undefined

const PATH: PythonImport = { module: 'pathlib', name: 'Path', standard: true }

/** The call of the task's method on `client`, and its result shown; `imports` is what that needs. */
function callOf(call: TaskCall): { readonly imports: readonly PythonImport[]; readonly code: string } {
  const method = METHODS[call.task] as Method
  let passed = ''
  for (const [name, value] of method.inputs(call)) {
    passed += name === undefined ? `    ${python.literal(value, 4, 5)},\n` : python.argument(name, value)
  }
  // An endpoint is the model; and a table's method would send the model as a parameter, so there the client has it.
  if (call.endpointUrl === undefined && !modelOnClient(call)) passed += python.argument('model', call.model.id)
  const rest: { [key: string]: JsonValue } = {}
  for (const key of Object.keys(call.parameters)) {
    const value = call.parameters[key] as JsonValue
    if (asInput(call, key)) continue
    if (method.keywords?.includes(key)) passed += python.argument(key, value)
    else setField(rest, key, value)
  }
  if (Object.keys(rest).length > 0) passed += python.argument('extra_body', rest)
  const { imports, code } =
    call.answer?.kind === 'base64' && call.answer.also !== undefined
      ? saveSpeech(call.answer)
      : mayBeSpeechInJson(call)
        ? SPEECH_OF_EITHER_FORM
        : show(method)
  return { imports, code: `result = client.${NAMES[call.task]}(\n${passed})\n\n${code}` }
}

/** Speech that comes in JSON is handed through as the JSON's bytes. */
const saveSpeech = ({
  fileName,
  at,
  also,
}: Extract<Answer, { kind: 'base64' }>): { imports: readonly PythonImport[]; code: string } => ({
  imports: [{ module: 'base64', standard: true }, { module: 'json', standard: true }, PATH],
  code: `speech = json.loads(result)
Path(${python.string(fileName)}).write_bytes(base64.b64decode(speech[${python.string(String(at[0]))}]))
print(${python.string(`Saved ${fileName},`)}, speech[${python.string(also ?? '')}], "Hz")
`,
})

const SPEECH_OF_EITHER_FORM: { readonly imports: readonly PythonImport[]; readonly code: string } = {
  imports: [{ module: 'base64', standard: true }, { module: 'json', standard: true }, PATH],
  code: `if result.startswith(b"{"):
    speech = json.loads(result)
    result = base64.b64decode(speech["audio"])
    print(speech["sampling_rate"], "Hz")
Path("speech.wav").write_bytes(result)
print("Saved speech.wav")
`,
}

function show({ result, fileName = '' }: Method): { imports: readonly PythonImport[]; code: string } {
  const saved = `print(${python.string(`Saved ${fileName}`)})\n`
  switch (result) {
    case 'image':
      return { imports: [], code: `result.save(${python.string(fileName)})\n${saved}` }
    case 'bytes':
      return { imports: [PATH], code: `Path(${python.string(fileName)}).write_bytes(result)\n${saved}` }
    case 'masks':
      return {
        imports: [],
        code: `for number, segment in enumerate(result, start=1):
    name = f"${fileName}-{number}.png"
    segment.mask.save(name)
    print(f"Saved {name}: {segment.label}")
`,
      }
    case 'sounds':
      return {
        imports: [PATH],
        code: `for number, sound in enumerate(result, start=1):
    name = f"${fileName}-{number}.flac"
    Path(name).write_bytes(sound.blob)
    print(f"Saved {name}: {sound.label}")
`,
      }
    default:
      return { imports: [], code: 'print(result)\n' }
  }
}
