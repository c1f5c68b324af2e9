import { javascript } from '../../languages/javascript/writer.ts'
import { isConversational, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** A call of the pipeline and what becomes of its result. */
interface Run {
  /** The pipeline's name, where the hub's name of the task is another. */
  readonly pipeline?: string
  readonly code: string
}

const PHOTO = 'https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg'
const SPEECH = 'https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/mlk.flac'
const SHOW = 'console.log(output);\n'
const SEE = javascript.code`const output = await pipe(${PHOTO});\n`
const HEAR = javascript.code`const output = await pipe(${SPEECH});\n`
const READ = 'const output = await pipe("The bakery on the corner opens at six. By nine the rye bread is gone.");\n'
const SPEAK = 'const output = await pipe("Good morning! The kettle is on.");\nawait output.save("speech.wav");\n'
const EMBED = `const output = await pipe(["The bakery opens at six.", "Our cat sleeps on the piano."], {
  pooling: "mean",
  normalize: true,
});
console.log(output.dims);
`
const CHAT = `const messages = [{ role: "user", content: "Why is the sky blue?" }];
const output = await pipe(messages, { max_new_tokens: 64 });
console.log(output[0].generated_text.at(-1).content);
`

/** How a pipeline is run for a task of the hub. The package has a pipeline for these, and for no others. */
const RUNS: { readonly [task: string]: Run } = {
  'audio-classification': { code: HEAR + SHOW },
  'automatic-speech-recognition': { code: `${HEAR}console.log(output.text);\n` },
  'depth-estimation': { code: `${SEE}await output.depth.save("depth.png");\n` },
  'document-question-answering': {
    code: `const output = await pipe("invoice.png", "What is the total?");\n${SHOW}`,
  },
  'feature-extraction': { code: EMBED },
  'fill-mask': {
    code: `const output = await pipe(\`The cat sat on the \${pipe.tokenizer.mask_token}.\`);\n${SHOW}`,
  },
  'image-classification': { code: SEE + SHOW },
  'image-feature-extraction': { code: `${SEE}console.log(output.dims);\n` },
  'image-segmentation': { code: SEE + SHOW },
  'image-to-image': { code: `${SEE}await output.save("image.png");\n` },
  'image-to-text': { code: SEE + SHOW },
  'object-detection': { code: SEE + SHOW },
  'question-answering': {
    code: `const output = await pipe("When does the bakery open?", "The bakery opens at six.");\n${SHOW}`,
  },
  'sentence-similarity': { pipeline: 'feature-extraction', code: EMBED },
  summarization: { code: READ + SHOW },
  'text-classification': { code: READ + SHOW },
  'text-generation': {
    code: `const output = await pipe("The best thing about a long train ride is", { max_new_tokens: 64 });
console.log(output[0].generated_text);
`,
  },
  'text-to-audio': { code: SPEAK },
  'text-to-speech': { code: SPEAK },
  'text2text-generation': { code: READ + SHOW },
  'token-classification': { code: `const output = await pipe("Marie Curie was born in Warsaw.");\n${SHOW}` },
  translation: { code: READ + SHOW },
  'zero-shot-audio-classification': {
    code: javascript.code`const output = await pipe(${SPEECH}, ["speech", "music", "rain"]);\n${raw(SHOW)}`,
  },
  'zero-shot-classification': {
    code: `const output = await pipe("I want my money back.", ["refund", "legal", "faq"]);\n${SHOW}`,
  },
  'zero-shot-image-classification': {
    code: javascript.code`const output = await pipe(${PHOTO}, ["cat", "dog", "llama"]);\n${raw(SHOW)}`,
  },
  'zero-shot-object-detection': {
    code: javascript.code`const output = await pipe(${PHOTO}, ["cat", "remote control"]);\n${raw(SHOW)}`,
  },
}

function code(model: ModelRecord): string {
  const task = pipelineTagOf(model)
  if (task === undefined) return javascript.comment('⚠️ Unknown pipeline tag')
  if (!Object.hasOwn(RUNS, task)) {
    const className = raw(task === 'image-text-to-text' ? 'AutoModelForImageTextToText' : 'AutoModel')
    return javascript.code`
// npm install @huggingface/transformers
import { ${className}, AutoProcessor } from "@huggingface/transformers";

// There is no pipeline for this task
const processor = await AutoProcessor.from_pretrained(${model.id});
const model = await ${className}.from_pretrained(${model.id});
`
  }
  const run = RUNS[task] as Run
  return javascript.code`
// npm install @huggingface/transformers
import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(${run.pipeline ?? task}, ${model.id});

${raw(task === 'text-generation' && isConversational(model) ? CHAT : run.code)}`
}

export const transformersJs: Library = {
  key: 'transformers.js',
  prettyLabel: 'Transformers.js',
  repoName: 'transformers.js',
  repoUrl: 'https://github.com/huggingface/transformers.js',
  docsUrl: 'https://huggingface.co/docs/hub/transformers-js',
  filter: true,
  releases: { registry: 'npm', package: '@huggingface/transformers' },
  examples: (model) => [{ language: 'js', content: code(model) }],
}
