import { code, javascript } from '../../languages/javascript/writer.ts'
import { type Piece, when } from '../../languages/printing/code.ts'
import { isConversational, isNamed, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { askedLabels, askedMessages, askedPart, askedText, askedTexts, askedTokens } from '../asked.ts'
import type { Library } from '../library.ts'
import { isT5, languagesOf } from '../translation.ts'

/** A pipeline's call, and what the example does with the result. */
interface Run {
  /** Whether the example reads a recording first, because the package can't decode one in Node.js. */
  readonly hears?: boolean
  /** The pipeline's name, if it differs from Hugging Face's name of the task. */
  readonly pipeline?: string
  readonly body: Piece
}

const PHOTO = 'https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg'
const SPEECH = 'https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav'
const see = (model: ModelRecord): Piece => code`const output = await pipe(${askedText(model, PHOTO)});`
const seeAndShow = (model: ModelRecord): Run => ({
  body: code`
    ${see(model)}
    console.log(output);
  `,
})
const HEAR = code`const output = await pipe(wav.getSamples(false, Float32Array));`
const listen = (model: ModelRecord): Piece => code`
  // A recording with one channel, at the sampling rate that the model needs
  const response = await fetch(${askedText(model, SPEECH)});
  const wav = new wavefile.WaveFile(new Uint8Array(await response.arrayBuffer()));
  wav.toBitDepth("32f");
  wav.toSampleRate(pipe.processor.feature_extractor.config.sampling_rate);

`
const BAKERY = 'The bakery on the corner opens at six. By nine the rye bread is gone.'
const SHORT = 'The bakery on the corner opens at six.'
const GREETING = 'Good morning! The kettle is on.'
const read = (model: ModelRecord): Run => ({
  body: code`
    const output = await pipe(${askedText(model, BAKERY)});
    console.log(output);
  `,
})
const speak = (model: ModelRecord): Run => ({
  body: code`
    const output = await pipe(${askedText(model, GREETING)});
    await output.save("speech.wav");
  `,
})

/** Returns the texts to compare: the request's or ours. */
function textsOf(model: ModelRecord): readonly string[] {
  const others = askedTexts(model, 'sentences')
  const text = askedText(model, '')
  if (text !== '') return [text]
  if (others === undefined) return ['The bakery opens at six.', 'Our cat sleeps on the piano.']
  return [askedPart(model, 'source_sentence', 'The bakery opens at six.'), ...others]
}

const embed = (model: ModelRecord): Piece => code`
  const output = await pipe(${textsOf(model)}, {
    pooling: "mean",
    normalize: true,
  });
  console.log(output.dims);
`
const chat = (model: ModelRecord): Piece => code`
  const messages = ${askedMessages(model) ?? [{ role: 'user', content: 'Why is the sky blue?' }]};
  const output = await pipe(messages, { max_new_tokens: ${askedTokens(model) ?? 64} });
  console.log(output[0].generated_text.at(-1).content);
`

/** Returns a text with a gap, which is the tokenizer's mask token; the request's text already contains it. */
function maskedText(model: ModelRecord): Piece {
  const asked = askedText(model, '')
  return asked === '' ? code`\`The cat sat on the \${pipe.tokenizer.mask_token}.\`` : code`${asked}`
}

/** How to run a pipeline for a Hugging Face task. The package has pipelines for these and no others. */
const RUNS: { readonly [task: string]: (model: ModelRecord) => Run } = {
  'audio-classification': () => ({
    hears: true,
    body: code`
      ${HEAR}
      console.log(output);
    `,
  }),
  'automatic-speech-recognition': () => ({
    hears: true,
    body: code`
      ${HEAR}
      console.log(output.text);
    `,
  }),
  'depth-estimation': (model) => ({
    body: code`
      ${see(model)}
      await output.depth.save("depth.png");
    `,
  }),
  'document-question-answering': (model) => ({
    body: code`
      const output = await pipe(${askedPart(model, 'image', 'invoice.png')}, ${askedPart(model, 'question', 'What is the total?')});
      console.log(output);
    `,
  }),
  'feature-extraction': (model) => ({ body: embed(model) }),
  'fill-mask': (model) => ({
    body: code`
      const output = await pipe(${maskedText(model)});
      console.log(output);
    `,
  }),
  'image-classification': seeAndShow,
  'image-feature-extraction': (model) => ({
    body: code`
      ${see(model)}
      console.log(output.dims);
    `,
  }),
  'image-segmentation': seeAndShow,
  'image-to-image': (model) => ({
    body: code`
      ${see(model)}
      await output.save("image.png");
    `,
  }),
  'image-to-text': seeAndShow,
  'object-detection': seeAndShow,
  'question-answering': (model) => ({
    body: code`
      const output = await pipe(${askedPart(model, 'question', 'When does the bakery open?')}, ${askedPart(model, 'context', 'The bakery opens at six.')});
      console.log(output);
    `,
  }),
  'sentence-similarity': (model) => ({ pipeline: 'feature-extraction', body: embed(model) }),
  summarization: read,
  'text-classification': read,
  'text-generation': (model) => ({
    body: code`
      const output = await pipe(${askedText(model, 'The best thing about a long train ride is')}, { max_new_tokens: ${askedTokens(model) ?? 64} });
      console.log(output[0].generated_text);
    `,
  }),
  'text-to-audio': speak,
  'text-to-speech': speak,
  'text2text-generation': read,
  'token-classification': (model) => ({
    body: code`
      const output = await pipe(${askedText(model, 'Marie Curie was born in Warsaw.')});
      console.log(output);
    `,
  }),
  translation: read,
  'zero-shot-audio-classification': (model) => ({
    hears: true,
    body: code`
      const output = await pipe(wav.getSamples(false, Float32Array), ${askedLabels(model, ['speech', 'music', 'rain'])});
      console.log(output);
    `,
  }),
  'zero-shot-classification': (model) => ({
    body: code`
      const output = await pipe(${askedText(model, 'I want my money back.')}, ${askedLabels(model, ['refund', 'legal', 'faq'])});
      console.log(output);
    `,
  }),
  'zero-shot-image-classification': (model) => ({
    body: code`
      const output = await pipe(${askedText(model, PHOTO)}, ${askedLabels(model, code`["cat", "dog", "llama"]`)});
      console.log(output);
    `,
  }),
  'zero-shot-object-detection': (model) => ({
    body: code`
      const output = await pipe(${askedText(model, PHOTO)}, ${askedLabels(model, code`["cat", "remote control"]`)});
      console.log(output);
    `,
  }),
}

/** Processors that take images before the text; others take them after the text. */
const IMAGES_FIRST = /llava|lfm2.*vl|pixtral|mi(?:ni)?stral-?3|lighton/i

/** Models without a chat template have their own words for tasks. They also take the image first. */
const TASKS: readonly { readonly name: RegExp; readonly prompt: string }[] = [
  { name: /florence-?2/i, prompt: '<MORE_DETAILED_CAPTION>' },
  { name: /paligemma/i, prompt: '<image>caption en' },
]

const ASK = code`
  const messages = [
    { role: "user", content: [{ type: "image" }, { type: "text", text: "What do you see here?" }] },
  ];
  const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
`

function seeAndChat(model: ModelRecord): string {
  const task = TASKS.find(({ name }) => isNamed(model, name))
  const image = code`[await load_image(${PHOTO})]`
  const imageFirst = task !== undefined || isNamed(model, IMAGES_FIRST)
  return javascript.program(code`
    // npm install @huggingface/transformers
    import { AutoModelForImageTextToText, AutoProcessor, load_image, TextStreamer } from "@huggingface/transformers";

    // There is no pipeline for this task
    const processor = await AutoProcessor.from_pretrained(${model.id});
    const model = await AutoModelForImageTextToText.from_pretrained(${model.id});

    ${task === undefined ? ASK : code`const prompt = ${task.prompt};`}
    const inputs = await processor(${imageFirst ? code`${image}, prompt` : code`prompt, ${image}`});

    // Prints the answer as the model generates it
    const streamer = new TextStreamer(processor.tokenizer, { skip_prompt: true });
    await model.generate({ ...inputs, max_new_tokens: 64, streamer });
  `)
}

const rank = (model: ModelRecord): string =>
  javascript.program(code`
    // npm install @huggingface/transformers
    import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

    // There is no pipeline for this task
    const tokenizer = await AutoTokenizer.from_pretrained(${model.id});
    const model = await AutoModelForSequenceClassification.from_pretrained(${model.id});

    const documents = ["The bakery opens at six.", "Our cat sleeps on the piano."];
    const queries = documents.map(() => "When does the bakery open?");
    const inputs = tokenizer(queries, { text_pair: documents, padding: true, truncation: true });
    const { logits } = await model(inputs);
    console.log(logits.tolist());
  `)

const loaded = (model: ModelRecord): string =>
  javascript.program(code`
    // npm install @huggingface/transformers
    import { AutoModel, AutoProcessor } from "@huggingface/transformers";

    // There is no pipeline for this task
    const processor = await AutoProcessor.from_pretrained(${model.id});
    const model = await AutoModel.from_pretrained(${model.id});
    console.log(model.config);
  `)

const SPEECH_TASKS = ['text-to-audio', 'text-to-speech']

/** Voices for SpeechT5 and Supertonic, which need one. */
const VOICES: readonly { readonly name: RegExp; readonly url: string }[] = [
  {
    name: /speecht5/i,
    url: 'https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/speaker_embeddings.bin',
  },
  {
    name: /supertonic/i,
    url: 'https://huggingface.co/onnx-community/Supertonic-TTS-ONNX/resolve/main/voices/F1.bin',
  },
]

function speakWithVoice(model: ModelRecord): Piece | undefined {
  const voice = VOICES.find(({ name }) => isNamed(model, name))
  return (
    voice &&
    code`
      const output = await pipe(${askedText(model, GREETING)}, {
        speaker_embeddings: ${voice.url},
      });
      await output.save("speech.wav");
    `
  )
}

/** Kokoro has its own package: it speaks phonemes, which no pipeline produces. */
const speakWithKokoro = (model: ModelRecord): string =>
  javascript.program(code`
    // npm install kokoro-js
    import { KokoroTTS } from "kokoro-js";

    const tts = await KokoroTTS.from_pretrained(${model.id}, { dtype: "q8" });
    const audio = await tts.generate(${askedText(model, GREETING)}, { voice: "af_heart" });
    await audio.save("speech.wav");
  `)

/** Returns a call that depends on more than the model's task. */
function callOf(model: ModelRecord, task: string): Piece | undefined {
  if (task === 'translation' || task === 'text2text-generation') return translate(model)
  if (SPEECH_TASKS.includes(task)) return speakWithVoice(model)
  return when(task === 'text-generation' && isConversational(model), chat(model))
}

const translateWithT5 = (model: ModelRecord): Piece => code`
  const output = await pipe(${`translate English to German: ${askedText(model, SHORT)}`});
  console.log(output);
`

/** Returns the languages of a translation, for models that translate between any two; for T5, they're in the text. */
function translate(model: ModelRecord): Piece | undefined {
  const languages = languagesOf(model)
  if (languages === undefined) return when(isT5(model), translateWithT5(model))
  return code`
    const output = await pipe(${askedText(model, SHORT)}, {
      src_lang: ${languages.source},
      tgt_lang: ${languages.target},
    });
    console.log(output);
  `
}

function content(model: ModelRecord): string {
  const task = pipelineTagOf(model)
  if (task === undefined) return javascript.comment('⚠️ Unknown pipeline tag')
  if (task === 'image-text-to-text') return seeAndChat(model)
  if (task === 'text-ranking') return rank(model)
  if (SPEECH_TASKS.includes(task) && isNamed(model, /kokoro/i)) return speakWithKokoro(model)
  if (!Object.hasOwn(RUNS, task)) return loaded(model)
  const { hears, pipeline = task, body } = (RUNS[task] as (typeof RUNS)[string])(model)
  return javascript.program(code`
    // npm install @huggingface/transformers${when(hears, code` wavefile`)}
    import { pipeline } from "@huggingface/transformers";
    ${when(hears, code`import wavefile from "wavefile";`)}

    const pipe = await pipeline(${pipeline}, ${model.id});

    ${hears === true ? listen(model) : undefined}
    ${callOf(model, task) ?? body}
  `)
}

export const transformersJs: Library = {
  key: 'transformers.js',
  prettyLabel: 'Transformers.js',
  repoName: 'transformers.js',
  repoUrl: 'https://github.com/huggingface/transformers.js',
  docsUrl: 'https://huggingface.co/docs/hub/transformers-js',
  filter: true,
  releases: { registry: 'npm', package: '@huggingface/transformers' },
  examples: (model) => [{ language: 'js', content: content(model) }],
}
