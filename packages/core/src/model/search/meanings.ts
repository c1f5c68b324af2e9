/** One way to match a meaning: all of these kinds together. A kind is a task, a tag, or a library. */
export type Kinds = readonly [string, ...string[]]

/** What people mean by a word that isn't part of a name: what it stands for, and what is related to it. */
export interface Meaning {
  readonly is: readonly Kinds[]
  readonly near?: readonly Kinds[]
  /** Words in the names of such things. */
  readonly named?: readonly string[]
}

const of = (...tasks: readonly string[]): readonly Kinds[] => tasks.map((task): Kinds => [task])

const CHAT: Meaning = { is: of('conversational'), near: of('text-generation') }
const EMBEDDINGS: Meaning = { is: of('feature-extraction', 'sentence-similarity') }
const SPEECH_TO_TEXT: Meaning = { is: of('automatic-speech-recognition') }
const TEXT_TO_SPEECH: Meaning = { is: of('text-to-speech'), near: of('text-to-audio') }
const IMAGE_GENERATION: Meaning = {
  is: of('text-to-image'),
  near: of('unconditional-image-generation', 'image-text-to-image'),
}
const IMAGE_EDITING: Meaning = { is: of('image-to-image', 'image-text-to-image') }
const VIDEO_GENERATION: Meaning = { is: of('text-to-video', 'image-to-video', 'image-text-to-video') }
const VISION: Meaning = {
  is: of('image-text-to-text'),
  near: of('image-classification', 'object-detection', 'image-segmentation', 'visual-question-answering'),
}
const TEXT_IN_IMAGES: Meaning = {
  named: ['ocr'],
  is: [],
  near: of('image-to-text', 'document-question-answering', 'image-text-to-text'),
}
const CODING: Meaning = { named: ['coder', 'codestral', 'devstral'], is: [], near: of('conversational') }
/** Reasoning models, by their makers' names for them. */
const REASONING: Meaning = {
  named: ['-r1', 'thinking', 'qwq', 'reasoning', 'gpt-oss', 'magistral'],
  is: [],
  near: of('conversational'),
}
const STABLE_DIFFUSION_XL: Meaning = { named: ['stable-diffusion-xl'], is: [] }
const RERANKING: Meaning = { is: of('text-ranking') }
const SENTIMENT: Meaning = { is: of('text-classification') }
const NAMES_IN_TEXT: Meaning = { is: of('token-classification') }
/** Models for llama.cpp and the apps based on it. */
const GGUF: Meaning = { is: of('gguf', 'llama-cpp-python') }
const SERVED_BY_VLLM: Meaning = {
  is: [['transformers', 'conversational']],
  near: [['transformers', 'text-generation']],
}

/**
 * Words that people use for kinds of models, in the site's languages, without hyphens. Words in a task's own name need
 * no entry.
 */
const MEANINGS: readonly (readonly [meaning: Meaning, words: readonly string[]])[] = [
  [CHAT, ['chat', 'chatbot', 'chatbots', 'llm', 'llms', 'assistant', 'conversation', 'large language model']],
  [CHAT, ['sprachmodell', 'sprachmodelle', 'assistent', 'unterhaltung']],
  [CHAT, ['tools', 'tool use', 'tool calling', 'function calling', 'functions', 'werkzeuge', 'funktionsaufrufe']],
  [CODING, ['coding', 'code', 'programming', 'code generation', 'programmieren', 'programmierung']],
  [REASONING, ['reasoning', 'reasoner', 'thinking', 'chain of thought', 'schlussfolgern', 'nachdenken']],
  [EMBEDDINGS, ['embedding', 'embeddings', 'vector', 'vectors', 'semantic search', 'einbettung', 'einbettungen']],
  [EMBEDDINGS, ['vektoren', 'semantische suche', 'ähnlichkeit']],
  [
    { is: of('feature-extraction', 'sentence-similarity', 'text-ranking'), near: of('conversational') },
    ['rag', 'retrieval', 'retrieval augmented generation'],
  ],
  [RERANKING, ['reranker', 'rerankers', 'rerank', 'reranking']],
  [SPEECH_TO_TEXT, ['speech to text', 'speech2text', 'stt', 'asr', 'transcription', 'transcribe', 'dictation']],
  [SPEECH_TO_TEXT, ['sprache zu text', 'spracherkennung', 'transkription', 'transkribieren', 'diktat', 'diktieren']],
  [TEXT_TO_SPEECH, ['tts', 'text2speech', 'speech synthesis', 'voice', 'voices', 'read aloud']],
  [TEXT_TO_SPEECH, ['text zu sprache', 'sprachausgabe', 'sprachsynthese', 'vorlesen', 'stimme', 'stimmen']],
  [{ is: of('text-to-audio') }, ['music', 'music generation', 'musik', 'musik erzeugen']],
  [IMAGE_GENERATION, ['image generation', 'image generator', 'generate images', 'text2image', 'txt2img', 'text2img']],
  [IMAGE_GENERATION, ['generate image', 'create image', 'create images', 'image creation', 'text to picture']],
  [STABLE_DIFFUSION_XL, ['sdxl', 'stable diffusion xl']],
  [IMAGE_GENERATION, ['drawing', 'bildgenerierung', 'bilderzeugung', 'bilder erzeugen', 'bilder generieren']],
  [IMAGE_GENERATION, ['bild erzeugen', 'bild generieren', 'text zu bild']],
  [IMAGE_EDITING, ['image editing', 'edit images', 'img2img', 'inpainting', 'bildbearbeitung', 'bilder bearbeiten']],
  [VIDEO_GENERATION, ['video generation', 'generate videos', 'text2video', 'videogenerierung', 'videos erzeugen']],
  [VISION, ['vision', 'vlm', 'vlms', 'multimodal', 'bilder verstehen', 'bildverstehen']],
  [TEXT_IN_IMAGES, ['ocr', 'text recognition', 'texterkennung']],
  [{ is: of('image-to-text') }, ['captioning', 'image captioning', 'bildbeschreibung']],
  [SENTIMENT, ['sentiment', 'sentiment analysis', 'stimmung', 'stimmungsanalyse']],
  [NAMES_IN_TEXT, ['ner', 'named entity recognition', 'entities', 'eigennamen', 'namenserkennung']],
  [{ is: of('translation') }, ['translate', 'translator', 'übersetzung', 'übersetzen', 'übersetzer']],
  [{ is: of('summarization') }, ['summary', 'summarise', 'summarize', 'summaries', 'zusammenfassung']],
  [{ is: of('summarization') }, ['zusammenfassen']],
  [{ is: of('object-detection', 'zero-shot-object-detection') }, ['detection', 'objekterkennung']],
  [
    { is: of('image-segmentation', 'mask-generation') },
    ['segmentation', 'background removal', 'segmentierung', 'freistellen'],
  ],
  [{ is: of('question-answering'), near: of('table-question-answering') }, ['fragen beantworten', 'fragen']],
  [{ is: of('table-question-answering', 'tabular-classification', 'tabular-regression') }, ['tables', 'tabellen']],
  [GGUF, ['gguf', 'llama.cpp', 'llamacpp', 'llama cpp', 'ollama', 'lm studio', 'lmstudio', 'jan', 'koboldcpp']],
  [SERVED_BY_VLLM, ['vllm', 'sglang', 'tgi']],
]

const BY_WORDS: ReadonlyMap<string, Meaning> = new Map(
  MEANINGS.flatMap(([meaning, all]) => all.map((words) => [words, meaning] as const)),
)

/** The largest number of words in an entry. */
export const LONGEST_MEANING = Math.max(...[...BY_WORDS.keys()].map((words) => words.split(' ').length))

/** Returns what people mean by these words, in lower case with single spaces; `undefined` if unknown. */
export const meaningOf = (words: string): Meaning | undefined => BY_WORDS.get(words)
