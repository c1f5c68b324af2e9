import { listed, name, type Piece, when } from '../../languages/printing/code.ts'
import { pythonName } from '../../languages/python/python-name.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasCustomCode, hasTag, isConversational, isNamed, pipelineTagOf, textAt, valueAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { JsonObject, JsonValue } from '../../values/value.ts'
import { askedLabels, askedMessages, askedPart, askedTable, askedText, askedTokens } from '../asked.ts'
import type { Library } from '../library.ts'
import { isT5, languagesOf } from '../translation.ts'

/** Code that runs a model, and its imports besides the library. */
interface Run<Body> {
  readonly imports?: Piece
  readonly body: Body
}

const PHOTO = 'https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg'
const SPEECH = 'https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/mlk.flac'
const see = (model: ModelRecord): Piece => code`output = pipe(${askedText(model, PHOTO)})`
const hear = (model: ModelRecord): Piece => code`output = pipe(${askedText(model, SPEECH)})`
const seeAndShow = (model: ModelRecord): Run<Piece> => ({
  body: code`
    ${see(model)}
    print(output)
  `,
})
const GREETING = 'Good morning! The kettle is on.'
const speak = (model: ModelRecord): Run<Piece> => ({
  imports: code`import soundfile as sf`,
  body: code`
    output = pipe(${askedText(model, GREETING)})
    sf.write("speech.wav", output["audio"].squeeze().T, output["sampling_rate"])
  `,
})

/** SpeechT5 needs a voice: numbers that describe a speaker. */
const speakWithVoice = (model: ModelRecord): Run<Piece> => ({
  imports: code`
    import soundfile as sf
    import torch
    from huggingface_hub import hf_hub_download
  `,
  body: code`
    voice = hf_hub_download("Xenova/transformers.js-docs", "speaker_embeddings.bin", repo_type="dataset")
    output = pipe(
        ${askedText(model, GREETING)},
        forward_params={"speaker_embeddings": torch.from_file(voice, size=512)[None]},
    )
    sf.write("speech.wav", output["audio"].squeeze().T, output["sampling_rate"])
  `,
})

const CHAT = code`
  messages = [
      {"role": "user", "content": "Why is the sky blue?"},
  ]
`
const CHAT_WITH_IMAGE = code`
  messages = [
      {
          "role": "user",
          "content": [
              {"type": "image", "url": ${PHOTO}},
              {"type": "text", "text": "What do you see here?"},
          ],
      },
  ]
`

const TRAIN_RIDE = 'The best thing about a long train ride is'
const CITIES = { City: ['Oslo', 'Lima'], Inhabitants: ['700000', '10000000'] }

/** Returns a text with a gap, which is the tokenizer's mask token; the request's text already contains it. */
function maskedText(model: ModelRecord): Piece {
  const asked = askedText(model, '')
  return asked === '' ? code`f"The cat sat on the {pipe.tokenizer.mask_token}."` : code`${asked}`
}

/** How to call a pipeline for a Hugging Face task. Version 5 has pipelines for these and no others. */
const PIPELINE_RUNS: { readonly [task: string]: (model: ModelRecord) => Run<Piece> } = {
  'any-to-any': () => ({
    body: code`
      output = pipe(images=${PHOTO}, text="This photo shows")
      print(output)
    `,
  }),
  'audio-classification': (model) => ({
    body: code`
      ${hear(model)}
      print(output)
    `,
  }),
  'automatic-speech-recognition': (model) => ({
    body: code`
      ${hear(model)}
      print(output["text"])
    `,
  }),
  'depth-estimation': (model) => ({
    body: code`
      ${see(model)}
      output["depth"].save("depth.png")
    `,
  }),
  'document-question-answering': (model) => ({
    body: code`
      output = pipe(image=${askedPart(model, 'image', 'invoice.png')}, question=${askedPart(model, 'question', 'What is the total?')})
      print(output)
    `,
  }),
  'feature-extraction': (model) => ({
    body: code`
      output = pipe(${askedText(model, 'The bakery opens at six.')}, return_tensors=True)
      print(output.shape)
    `,
  }),
  'fill-mask': (model) => ({
    body: code`
      output = pipe(${maskedText(model)})
      print(output)
    `,
  }),
  'image-classification': seeAndShow,
  'image-feature-extraction': (model) => ({
    body: code`
      output = pipe(
          ${askedText(model, PHOTO)},
          return_tensors=True,
      )
      print(output.shape)
    `,
  }),
  'image-segmentation': seeAndShow,
  'image-text-to-text': () => ({
    body: code`
      output = pipe(
          images=${PHOTO},
          text="This photo shows",
      )
      print(output[0]["generated_text"])
    `,
  }),
  'mask-generation': (model) => ({
    body: code`
      ${see(model)}
      print(len(output["masks"]), "masks")
    `,
  }),
  'object-detection': seeAndShow,
  'table-question-answering': (model) => ({
    body: code`
      output = pipe(
          table=${askedTable(model, CITIES)},
          query=${askedPart(model, 'query', 'How many people live in Lima?')},
      )
      print(output["answer"])
    `,
  }),
  'text-classification': (model) => ({
    body: code`
      output = pipe(${askedText(model, 'Best bread in town!')})
      print(output)
    `,
  }),
  'text-generation': (model) => ({
    body: code`
      output = pipe(${askedText(model, TRAIN_RIDE)}, max_new_tokens=${askedTokens(model) ?? 64})
      print(output[0]["generated_text"])
    `,
  }),
  'text-to-audio': speak,
  'text-to-speech': speak,
  'token-classification': (model) => ({
    body: code`
      output = pipe(${askedText(model, 'Marie Curie was born in Warsaw.')})
      print(output)
    `,
  }),
  'video-classification': (model) => ({
    body: code`
      output = pipe(${askedText(model, 'video.mp4')})
      print(output)
    `,
  }),
  'zero-shot-audio-classification': (model) => ({
    body: code`
      output = pipe(
          ${askedText(model, SPEECH)},
          candidate_labels=${askedLabels(model, ['speech', 'music', 'rain'])},
      )
      print(output)
    `,
  }),
  'zero-shot-classification': (model) => ({
    body: code`
      output = pipe(${askedText(model, 'I want my money back.')}, candidate_labels=${askedLabels(model, ['refund', 'legal', 'faq'])})
      print(output)
    `,
  }),
  'zero-shot-image-classification': (model) => ({
    body: code`
      output = pipe(
          ${askedText(model, PHOTO)},
          candidate_labels=${askedLabels(model, ['cat', 'dog', 'llama'])},
      )
      print(output)
    `,
  }),
  'zero-shot-object-detection': (model) => ({
    body: code`
      output = pipe(
          ${askedText(model, PHOTO)},
          candidate_labels=${askedLabels(model, ['cat', 'remote control'])},
      )
      print(output)
    `,
  }),
}

/** Tasks whose pipelines accept chat messages. */
const CHAT_TASKS = ['any-to-any', 'image-text-to-text', 'text-generation']

/** Classes that version 5 has renamed. */
const RENAMED: { readonly [name: string]: string } = {
  AutoModelForVision2Seq: 'AutoModelForImageTextToText',
  AutoModelWithLMHead: 'AutoModelForCausalLM',
}

/** T5 does what its input says. */
const T5_TASKS = { summarize: 'summarize: ', translate: 'translate English to German: ' } as const

/** How to run a model on our input if a class loads it, with the variable of its processor. */
const DIRECT_RUNS: { readonly [className: string]: Run<(processor: Piece, model: ModelRecord) => Piece> } = {
  AutoModelForCausalLM: {
    body: (processor, model) => code`
      inputs = ${processor}(text=${askedText(model, TRAIN_RIDE)}, return_tensors="pt")
      outputs = model.generate(**inputs.to(model.device), max_new_tokens=${askedTokens(model) ?? 64})
      print(${processor}.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  AutoModelForSeq2SeqLM: {
    body: (processor, model) => {
      const languages = languagesOf(model)
      const start = isT5(model) ? T5_TASKS[pipelineTagOf(model) === 'summarization' ? 'summarize' : 'translate'] : ''
      const text = `${start}${askedText(model, 'The bakery on the corner opens at six. By nine the rye bread is gone.')}`
      const target = languages && code`forced_bos_token_id=${processor}.convert_tokens_to_ids(${languages.token}), `
      return code`
        text = ${text}
        inputs = ${processor}(text=text, return_tensors="pt").to(model.device)
        outputs = model.generate(**inputs, ${target}max_new_tokens=64)
        print(${processor}.decode(outputs[0], skip_special_tokens=True))
      `
    },
  },
  AutoModelForImageTextToText: {
    imports: code`from transformers.image_utils import load_image`,
    body: (processor, model) => code`
      image = load_image(${PHOTO})
      inputs = ${processor}(images=image, ${when(showsImages(model), code`text="This photo shows", `)}return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, max_new_tokens=64)
      print(${processor}.decode(outputs[0], skip_special_tokens=True))
    `,
  },
  AutoModelForQuestionAnswering: {
    body: (processor, model) => code`
      question = ${askedPart(model, 'question', 'When does the bakery open?')}
      inputs = ${processor}(question, ${askedPart(model, 'context', 'The bakery opens at six.')}, return_tensors="pt")
      outputs = model(**inputs.to(model.device))
      start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
      print(${processor}.decode(inputs["input_ids"][0, start : end + 1]))
    `,
  },
  AutoModelForVisualQuestionAnswering: {
    imports: code`from transformers.image_utils import load_image`,
    body: (processor, model) => code`
      image = load_image(${askedPart(model, 'image', PHOTO)})
      inputs = ${processor}(images=image, text=${askedPart(model, 'question', 'How many cats are there?')}, return_tensors="pt")
      inputs = inputs.to(model.device)
      if model.can_generate():
          outputs = model.generate(**inputs, max_new_tokens=64)
          print(${processor}.decode(outputs[0], skip_special_tokens=True))
      else:
          print(model.config.id2label[model(**inputs).logits.argmax(-1).item()])
    `,
  },
  AutoModelForImageToImage: {
    imports: code`
      from torchvision.utils import save_image
      from transformers.image_utils import load_image
    `,
    body: (processor) => code`
      image = load_image(${PHOTO})
      inputs = ${processor}(images=image, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      save_image(outputs.reconstruction.clamp(0, 1), "image.png")
    `,
  },
}

const showsImages = (model: ModelRecord): boolean =>
  hasTag(model, 'image-text-to-text') || pipelineTagOf(model) === 'image-text-to-text'

/** A template is a string, or a list of named strings. */
const hasChatTemplate = (model: ModelRecord): boolean =>
  [
    valueAt(model, 'config', 'tokenizer_config', 'chat_template'),
    valueAt(model, 'config', 'processor_config', 'chat_template'),
    valueAt(model, 'config', 'chat_template_jinja'),
  ].some((template) => template !== undefined && template !== null)

const remoteCode = (model: ModelRecord): Piece | undefined => when(hasCustomCode(model), TRUST)

const TRUST = code`, trust_remote_code=True`

const FFMPEG = code`, and ffmpeg, which reads recordings`
const SENTENCEPIECE = code` sentencepiece protobuf`

/** What a task's pipeline needs besides the torch and vision extras, or what readers need besides those. */
const NEEDS: { readonly [task: string]: Piece } = {
  'audio-classification': FFMPEG,
  'automatic-speech-recognition': FFMPEG,
  'document-question-answering': code` pytesseract, and tesseract`,
  'table-question-answering': code` pandas`,
  'text-to-audio': code` soundfile`,
  'text-to-speech': code` soundfile`,
  // Its pipeline reads videos only with torchcodec, whose releases each require certain torch releases.
  'video-classification': code` "torch<2.15" torchcodec, and ffmpeg, which reads films`,
  'zero-shot-audio-classification': FFMPEG,
}

/** Models that speak or recognize phonemes, which a library derives from letters with a system program. */
const PHONEMES = /^[^/]+\/vits-|-espeak-/i

/** What families need for any task; the first match counts. */
const FAMILIES: readonly (readonly [name: RegExp, needs: Piece | undefined])[] = [
  // DETR and related models use a timm backbone; RT-DETR, RF-DETR, and LW-DETR have their own.
  [/(?<![ftw]-)\bdetr\b|[le]_detr|table-transformer|gemma3n|omdet|perception[-_]lm/i, code` timm`],
  // Segmentation models whose training loss, which needs scipy, is created with the model.
  [/mask2?former|oneformer|eomt/i, code` scipy`],
  [PHONEMES, code` phonemizer`],
  // Only SmolVLM2's tag; it writes frame numbers as words.
  [/smolvlm/, code` num2words`],
  [/biogpt|fsmt|flaubert|xlm-[cm]lm/i, code` sacremoses`],
  // MeCab splits Japanese words, with a dictionary that the model names.
  [/bert-(?:base|large)-japanese/i, code` fugashi ipadic unidic-lite`],
  [/roformer_chinese/i, code` rjieba`],
  [/granite[-_]speech/i, code` torchaudio`],
  [/fastspeech2_conformer/i, code` g2p-en`],
  [/voxtral/i, code` "mistral-common[audio]"`],
  // Tokenizers that read SentencePiece files, except members of the families with other ones.
  [/nllb|siglip2/i, undefined],
  [/siglip/i, SENTENCEPIECE],
  [/bartpho|gpt-sw3|marian|opus-mt|m2m|plbart|speech(_to_text|t5)/i, code` sentencepiece`],
]

/** Returns what a model needs for any task. */
function needsOfFamily(model: ModelRecord): Piece | undefined {
  const family = FAMILIES.find(([name]) => isNamed(model, name))
  if (family !== undefined) return family[1]
  // If there's no other tokenizer, it's converted from the SentencePiece file, which protobuf reads.
  const files = JSON.stringify(valueAt(model, 'siblings'))
  return when(/^(?!.*"tokenizer.json").*"[^"/]+\.model"/.test(files), SENTENCEPIECE)
}

/** Version 5 has no tokenizer for TAPEX, which reads tables. */
const isTapex = (model: ModelRecord): boolean => isNamed(model, /tapex/i)

/** The torch extra includes accelerate, which device_map needs; the vision extra includes what reads images. */
function install(model: ModelRecord): Piece {
  const task = pipelineTagOf(model) ?? ''
  const sees = showsImages(model) || /image|visual|object|depth|document|video|mask-generation|any-to-any/.test(task)
  const needs = Object.hasOwn(NEEDS, task) ? NEEDS[task] : undefined
  const version = when(isTapex(model), code`<5`)
  const espeak = when(isNamed(model, PHONEMES), code`, and espeak-ng, a program of the system`)
  return code`# pip install "transformers[torch${when(sees, code`,vision`)}]${version}"${needsOfFamily(model)}${needs}${espeak}`
}

function runOf(model: ModelRecord, task: string): Run<Piece> {
  const run = PIPELINE_RUNS[task] as (typeof PIPELINE_RUNS)[string]
  return (run === speak && isNamed(model, /speecht5/i) ? speakWithVoice : run)(model)
}

/** Returns the request's messages, with images in the library's format, or the example's own. */
function messagesOf(model: ModelRecord): Piece {
  const asked = askedMessages(model)
  if (asked === undefined) return showsImages(model) ? CHAT_WITH_IMAGE : CHAT
  return code`messages = ${asked.map((message) => ({ ...message, ...contentOf(message) }))}`
}

function contentOf({ content }: JsonObject): JsonObject {
  return Array.isArray(content) ? { content: content.map(ownPart) } : {}
}

/** An image is referred to by its URL or path. */
function ownPart(part: JsonValue): JsonValue {
  const image = typeof part === 'object' && part !== null && 'image_url' in part ? part['image_url'] : undefined
  const url = typeof image === 'object' && image !== null && 'url' in image ? image['url'] : image
  return typeof url === 'string' ? { type: 'image', url } : part
}

const chatWith = (model: ModelRecord, task: string): Run<Piece> => ({
  body: code`
    ${messagesOf(model)}
    output = pipe(${when(task !== 'text-generation', code`text=`)}messages${tokensOf(model)})
    print(output[0]["generated_text"][-1]["content"])
  `,
})

function withPipeline(model: ModelRecord, task: string): string {
  const chats = isConversational(model) && CHAT_TASKS.includes(task)
  const { imports, body } = chats ? chatWith(model, task) : runOf(model, task)
  return python.program(code`
    # A pipeline prepares the input and reads the output
    ${install(model)}
    ${imports}
    from transformers import pipeline

    pipe = pipeline(${task}, model=${model.id}${remoteCode(model)})

    ${body}
  `)
}

/** Returns the class that loads the model, under its name in version 5, which has no TensorFlow and Flax classes. */
function modelClass(model: ModelRecord): string {
  const named = pythonName(textAt(model, 'transformersInfo', 'auto_model')) ?? 'AutoModel'
  const torchName = named.replace(/^(?:TF|Flax)(?=AutoModel)/, '')
  return Object.hasOwn(RENAMED, torchName) ? (RENAMED[torchName] as string) : torchName
}

/** A tokenizer alone can't read images in a chat. */
function processorClass(model: ModelRecord): string | undefined {
  const named = pythonName(textAt(model, 'transformersInfo', 'processor'))
  return named === 'AutoTokenizer' && showsImages(model) ? 'AutoProcessor' : named
}

function variableOf(processor: string): string {
  if (processor === 'AutoTokenizer') return 'tokenizer'
  return processor === 'AutoFeatureExtractor' ? 'extractor' : 'processor'
}

/** Returns the requested maximum answer length. */
function tokensOf(model: ModelRecord): Piece | undefined {
  const tokens = askedTokens(model)
  return tokens === undefined ? undefined : code`, max_new_tokens=${tokens}`
}

const chat = (model: ModelRecord, processor: Piece): Piece => code`
  ${messagesOf(model)}
  inputs = ${processor}.apply_chat_template(
      messages,
      add_generation_prompt=True,
      tokenize=True,
      return_dict=True,
      return_tensors="pt",
  ).to(model.device)

  outputs = model.generate(**inputs, max_new_tokens=${askedTokens(model) ?? 64})
  print(${processor}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))
`

/** Adds an empty line before code. */
const apart = (body: Piece): Piece => code`

  ${body}
`

const describeImage = (model: ModelRecord, options: Piece | undefined): string =>
  python.program(code`
    # The model by itself
    ${install(model)}
    from transformers import AutoImageProcessor, AutoModelForImageTextToText, AutoTokenizer
    from transformers.image_utils import load_image

    image_processor = AutoImageProcessor.from_pretrained(${model.id}${options})
    tokenizer = AutoTokenizer.from_pretrained(${model.id}${options})
    model = AutoModelForImageTextToText.from_pretrained(${model.id}${options}, device_map="auto")

    image = load_image(${PHOTO})
    inputs = image_processor(images=image, return_tensors="pt").to(model.device)
    outputs = model.generate(**inputs, max_new_tokens=64)
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `)

function direct(model: ModelRecord): string {
  const className = modelClass(model)
  const processor = processorClass(model)
  const options = remoteCode(model)
  const loader = name(className)
  if (processor === undefined) {
    return python.program(code`
      # The model by itself
      ${install(model)}
      from transformers import ${loader}

      model = ${loader}.from_pretrained(${model.id}${options}, device_map="auto")
      print(model)
    `)
  }
  // An image encoder with a text decoder has no processor: a tokenizer can't read its image.
  if (className === 'AutoModelForImageTextToText' && processor === 'AutoTokenizer') return describeImage(model, options)
  const variable = name(variableOf(processor))
  const known = Object.hasOwn(DIRECT_RUNS, className) ? DIRECT_RUNS[className] : undefined
  // Hugging Face adds this tag if the model's tokenizer has a chat template.
  const chats = isConversational(model) && (hasChatTemplate(model) || CHAT_TASKS.includes(pipelineTagOf(model) ?? ''))
  const run = chats ? chat(model, variable) : known?.body(variable, model)
  const names = [...new Set([className, processor])].sort().map((each) => name(each))
  return python.program(code`
    # The model by itself
    ${install(model)}
    from transformers import ${listed(names, ', ')}
    ${chats ? undefined : known?.imports}

    ${variable} = ${name(processor)}.from_pretrained(${model.id}${options})
    model = ${loader}.from_pretrained(${model.id}${options}, device_map="auto")
    ${run === undefined ? code`print(model)` : apart(run)}
  `)
}

export const transformers: Library = {
  key: 'transformers',
  prettyLabel: 'Transformers',
  repoName: '🤗/transformers',
  repoUrl: 'https://github.com/huggingface/transformers',
  docsUrl: 'https://huggingface.co/docs/hub/transformers',
  filter: true,
  releases: { registry: 'pypi', package: 'transformers' },
  // Version 5 has no pipelines for summarization, translation, question-answering, visual-question-answering,
  // image-to-text, and image-to-image, so there's only the example with the model class, which runs it.
  examples: (model) => {
    const info = valueAt(model, 'transformersInfo')
    if (typeof info !== 'object' || info === null) {
      return [{ language: 'python', content: python.comment('⚠️ Type of model unknown') }]
    }
    const runsCode = hasCustomCode(model)
    const alone = { language: 'python', runsCode, content: direct(model) } as const
    const task = pipelineTagOf(model)
    if (task === undefined || !Object.hasOwn(PIPELINE_RUNS, task)) return [alone]
    const piped = { language: 'python', runsCode, content: withPipeline(model, task) } as const
    return isTapex(model) ? [piped] : [piped, alone]
  },
}
