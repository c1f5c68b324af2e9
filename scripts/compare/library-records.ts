import type { Fields } from './inference-questions.ts'

const id = 'acme/demo'
const TEMPLATE = '{% for message in messages %}{{ message.content }}{% endfor %}'
const causal = { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' }

const withTags = (tags: string[], more: Fields = {}): Fields => ({
  id,
  tags,
  transformersInfo: causal,
  ...more,
})

/** Records that every library gets. */
const COMMON_RECORDS: { readonly [name: string]: Fields } = {
  default: withTags([]),
  chat: withTags(['text-generation', 'conversational'], {
    pipeline_tag: 'text-generation',
    config: { tokenizer_config: { chat_template: TEMPLATE } },
  }),
  'text-generation': withTags(['text-generation'], { pipeline_tag: 'text-generation' }),
  asr: withTags(['automatic-speech-recognition'], { pipeline_tag: 'automatic-speech-recognition' }),
  'text-to-speech': withTags(['text-to-speech'], { pipeline_tag: 'text-to-speech' }),
  'text-to-image': withTags(['text-to-image'], { pipeline_tag: 'text-to-image' }),
  'image-classification': withTags(['image-classification'], { pipeline_tag: 'image-classification' }),
  'image-to-video': withTags(['image-to-video'], { pipeline_tag: 'image-to-video' }),
  lora: withTags(['lora', 'text-to-image'], { pipeline_tag: 'text-to-image', cardData: { base_model: 'acme/base' } }),
}

const lora = (pipeline_tag: string): Fields =>
  withTags(['lora', pipeline_tag], { pipeline_tag, cardData: { base_model: 'acme/base', instance_prompt: 'sks dog' } })
const adapter = (task_type: string): Fields =>
  withTags([], { config: { peft: { base_model_name_or_path: 'acme/base', task_type } } })
const kerasTasks = (...tasks: string[]): Fields => withTags([], { config: { keras_hub: { tasks } } })
const speech = (speechbrain_interface: string): Fields =>
  withTags([], { config: { speechbrain: { speechbrain_interface } } })
const transformers = (auto_model: string, processor: string | undefined, pipeline_tag: string): Fields =>
  withTags([pipeline_tag], {
    pipeline_tag,
    transformersInfo: processor === undefined ? { auto_model } : { auto_model, processor },
  })
const base = { cardData: { base_model: 'acme/base' } }

/** Records for one library alone. */
const LIBRARY_RECORDS: { readonly [library: string]: { readonly [name: string]: Fields } } = {
  'adapter-transformers': {
    'named base': withTags([], { config: { adapter_transformers: { model_name: 'acme/base' } } }),
  },
  allennlp: { qa: withTags(['question-answering']) },
  audiocraft: { musicgen: withTags(['musicgen']), audiogen: withTags(['audiogen']), magnet: withTags(['magnet']) },
  aneforge: { clip: withTags(['clip']), resnet: withTags(['resnet']) },
  cortiq: {
    'text-to-video': withTags([], { pipeline_tag: 'text-to-video' }),
    'text-to-audio': withTags([], { pipeline_tag: 'text-to-audio' }),
  },
  'depth-anything-v2': Object.fromEntries(
    ['Small', 'Base', 'Large'].map((size) => [`${size}`, { id: `acme/Depth-Anything-V2-${size}` }]),
  ),
  diffusers: {
    inpaint: withTags(['StableDiffusionInpaintPipeline'], base),
    'inpaint xl': withTags(['StableDiffusionXLInpaintPipeline'], base),
    inpainting: withTags(['inpainting'], base),
    controlnet: withTags(['controlnet'], base),
    'lora+image-to-image': lora('image-to-image'),
    'lora+image-to-video': lora('image-to-video'),
    'lora+text-to-video': lora('text-to-video'),
    textual_inversion: withTags(['textual_inversion'], base),
    'flux-fill': withTags(['FluxFillPipeline']),
    'image-to-image': withTags([], { pipeline_tag: 'image-to-image' }),
    'text-to-video': withTags([], { pipeline_tag: 'text-to-video' }),
    prompt: withTags([], { widgetData: [{ text: 'A "quoted" boat' }] }),
    'lora without base': withTags(['lora']),
    custom_code: withTags(['custom_code']),
  },
  diffusionkit: { flux: withTags(['flux']) },
  espnet: { tts: withTags(['text-to-speech']), asr2: withTags(['automatic-speech-recognition']) },
  fairseq: { 'text-to-speech': withTags(['text-to-speech']) },
  'keras-hub': {
    'tasks:CausalLM': kerasTasks('CausalLM'),
    'tasks:TextToImage': kerasTasks('TextToImage'),
    'tasks:TextClassifier': kerasTasks('TextClassifier'),
    'tasks:ImageClassifier': kerasTasks('ImageClassifier'),
    'tasks:Preprocessor': kerasTasks('Preprocessor'),
    'several tasks': kerasTasks('TextClassifier', 'CausalLM', 'ObjectDetector'),
  },
  'lightning-ir': { 'bi-encoder': withTags(['bi-encoder']), 'cross-encoder': withTags(['cross-encoder']) },
  'llama-cpp-python': { chat2: withTags(['conversational']) },
  ltx: { 'ltx-2.5': withTags(['ltx-2.5']), 'image-to-video': withTags(['image-to-video', 'ltx-2.5']) },
  mlx: {
    lm: withTags([], { pipeline_tag: 'text-generation' }),
    chat2: withTags(['conversational'], { pipeline_tag: 'text-generation' }),
    vlm: withTags([], { pipeline_tag: 'image-text-to-text' }),
  },
  multimolecule: {
    mask: withTags([], { pipeline_tag: 'fill-mask', mask_token: '<mask>', widgetData: [{ text: 'gguc<mask>cugg' }] }),
    ss: withTags(['rna-secondary-structure'], { widgetData: [{ text: 'gguccucugguuagacc' }] }),
  },
  nemo: { asr2: withTags(['automatic-speech-recognition']) },
  nobg: { promptable: withTags(['promptable']) },
  outetts: { gguf: withTags(['gguf']), onnx: withTags(['onnx']) },
  paddlenlp: { arch: withTags([], { config: { architectures: ['ErnieForMaskedLM'] } }) },
  PaddleOCR: Object.fromEntries(
    [
      'doc_vlm',
      'document-parse',
      'doc_img_orientation_classification',
      'doc_img_unwarping',
      'formula_recognition',
      'layout_detection',
      'seal_text_detection',
      'table_cells_detection',
      'table_classification',
      'table_structure_recognition',
      'text_detection',
      'text_recognition',
      'textline_ori_classification',
    ].map((tag) => [`${tag}`, withTags([tag])]),
  ),
  peft: {
    'task_type:SEQ_CLS': adapter('SEQ_CLS'),
    'task_type:SEQ_2_SEQ_LM': adapter('SEQ_2_SEQ_LM'),
    'task_type:CAUSAL_LM': adapter('CAUSAL_LM'),
    'task_type:TOKEN_CLS': adapter('TOKEN_CLS'),
    'no base model': withTags([], { config: { peft: { task_type: 'CAUSAL_LM' } } }),
    'unknown task type': adapter('SOMETHING'),
  },
  'pruna-ai': {
    diffusers: withTags(['diffusers']),
    transformers: withTags(['transformers'], { pipeline_tag: 'text-generation' }),
    pro: withTags(['pruna_pro-ai', 'diffusers']),
    'pro transformers': withTags(['pruna_pro-ai', 'transformers'], { pipeline_tag: 'text-generation' }),
    'diffusers lora': withTags(['diffusers', 'lora'], { pipeline_tag: 'text-to-image', ...base }),
  },
  'pyannote-audio': { pipeline: withTags(['pyannote-audio-pipeline']) },
  'sentence-transformers': {
    custom_code: withTags(['custom_code']),
    pylate: withTags(['PyLate']),
    'cross-encoder': withTags(['cross-encoder']),
    'text-ranking': withTags([], { pipeline_tag: 'text-ranking' }),
    'cross-encoder custom_code': withTags(['cross-encoder', 'custom_code']),
    widget: withTags([], { widgetData: [{ source_sentence: 'A dog runs.', sentences: ['A cat sits.', 'It rains.'] }] }),
  },
  sklearn: {
    'skops:pickle': withTags(['skops'], {
      config: { sklearn: { model: { file: 'model.pkl' }, model_format: 'pickle' } },
    }),
    'skops:skops': withTags(['skops'], {
      config: { sklearn: { model: { file: 'model.skops' }, model_format: 'skops' } },
    }),
    'skops:no file': withTags(['skops']),
  },
  speechbrain: {
    EncoderClassifier: speech('EncoderClassifier'),
    EncoderDecoderASR: speech('EncoderDecoderASR'),
    EncoderASR: speech('EncoderASR'),
    SepformerSeparation: speech('SepformerSeparation'),
    'unknown interface': speech('Something'),
  },
  tensorflowtts: { mel: withTags(['text-to-mel']), wav: withTags(['mel-to-wav']) },
  timm: { 'timm id': { id: 'timm/resnet50.a1_in1k' } },
  transformers: {
    'fill-mask': withTags([], {
      pipeline_tag: 'fill-mask',
      mask_token: '[MASK]',
      transformersInfo: { auto_model: 'AutoModelForMaskedLM', processor: 'AutoTokenizer' },
    }),
    custom_code: withTags(['custom_code'], { pipeline_tag: 'text-generation' }),
    'chat vlm': withTags(['conversational', 'image-text-to-text'], {
      pipeline_tag: 'image-text-to-text',
      config: { processor_config: { chat_template: TEMPLATE } },
      transformersInfo: { auto_model: 'AutoModelForImageTextToText', processor: 'AutoProcessor' },
    }),
    'chat by template file': withTags(['conversational'], {
      pipeline_tag: 'text-generation',
      config: { chat_template_jinja: TEMPLATE },
    }),
    'chat without template': withTags(['conversational'], { pipeline_tag: 'text-generation' }),
    'no processor': { id, tags: [], transformersInfo: { auto_model: 'AutoModel' } },
    'no info': { id, tags: [] },
    'custom_code without info': { id, tags: ['custom_code'] },
    'custom class': {
      id,
      tags: ['custom_code'],
      transformersInfo: { auto_model: 'AutoModel', custom_class: 'acme.Demo' },
    },
    'zero-shot-image-classification': transformers(
      'AutoModelForZeroShotImageClassification',
      'AutoProcessor',
      'zero-shot-image-classification',
    ),
    'image-to-text': transformers('AutoModelForImageTextToText', 'AutoProcessor', 'image-to-text'),
    summarization: transformers('AutoModelForSeq2SeqLM', 'AutoTokenizer', 'summarization'),
    ...Object.fromEntries(
      [
        'audio-classification',
        'depth-estimation',
        'document-question-answering',
        'feature-extraction',
        'image-feature-extraction',
        'image-segmentation',
        'image-text-to-text',
        'image-to-image',
        'mask-generation',
        'object-detection',
        'question-answering',
        'table-question-answering',
        'text-classification',
        'text-to-audio',
        'text2text-generation',
        'token-classification',
        'translation',
        'video-classification',
        'visual-question-answering',
        'zero-shot-audio-classification',
        'zero-shot-classification',
        'zero-shot-object-detection',
      ].map((task) => [`${task}`, transformers('AutoModel', 'AutoProcessor', task)]),
    ),
  },
  'transformers.js': { 'no tag': { id }, tag: withTags([], { pipeline_tag: 'feature-extraction' }) },
  ultralytics: { yolov8: withTags(['yolov8']) },
  yolov10: { yolov10: withTags(['yolov10']) },
  lerobot: { smolvla: withTags(['smolvla']) },
}

const ATTACK = `it's "so" \\ \`x\` $(y) \${z} ''' """ %PATH%\nline\ud800`

/** Records whose texts would break out of a quote, and records of other types than a hub gives. */
const HOSTILE_RECORDS: { readonly [name: string]: Fields } = {
  'hostile id': withTags([], { id: `acme/it's-"x"-$(y)-\`z\`` }),
  'hostile id with line break': withTags(['conversational'], { id: 'acme/a\nb', pipeline_tag: 'text-generation' }),
  'hostile texts': {
    id: 'acme/demo',
    tags: ['lora', ATTACK],
    pipeline_tag: 'text-to-image',
    mask_token: ATTACK,
    cardData: { base_model: ATTACK, instance_prompt: ATTACK },
    widgetData: [{ text: ATTACK, source_sentence: ATTACK, sentences: [ATTACK, 'x'], messages: [{ content: ATTACK }] }],
    transformersInfo: { auto_model: ATTACK, processor: ATTACK, custom_class: ATTACK },
    config: {
      architectures: [ATTACK],
      peft: { base_model_name_or_path: ATTACK, task_type: 'CAUSAL_LM' },
      sklearn: { model: { file: ATTACK }, model_format: ATTACK, example_input: { [ATTACK]: [ATTACK] } },
      speechbrain: { speechbrain_interface: ATTACK, vocoder_model_id: ATTACK },
      adapter_transformers: { model_name: ATTACK },
      keras_hub: { tasks: [ATTACK] },
    },
  },
  'wrong types': {
    id: 'acme/demo',
    tags: 'lora',
    pipeline_tag: 5,
    mask_token: [],
    cardData: null,
    widgetData: {},
    transformersInfo: 'x',
    config: { peft: null, sklearn: 5, speechbrain: [], keras_hub: { tasks: 'x' }, architectures: {} },
  },
  'id without owner': { id: 'demo' },
}

/** Every record that a library is asked with, by name. */
export const recordsOf = (library: string): { readonly [name: string]: Fields } => ({
  ...COMMON_RECORDS,
  ...HOSTILE_RECORDS,
  ...LIBRARY_RECORDS[library],
})
