import { pythonName } from '../../languages/python/python-name.ts'
import { python } from '../../languages/python/writer.ts'
import { hasCustomCode, hasTag, isConversational, isNamed, pipelineTagOf, textAt, valueAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { type RawNode, raw } from '../../values/value.ts'
import type { Library } from '../library.ts'
import { isT5, languagesOf } from '../translation.ts'

/** Code that runs a model, and what it imports beside the library. */
interface Run<Code> {
  readonly imports?: string
  readonly code: Code
}

const PHOTO = 'https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg'
const SPEECH = 'https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/mlk.flac'
const SEE = python.code`output = pipe(${PHOTO})\n`
const HEAR = python.code`output = pipe(${SPEECH})\n`
const SHOW = 'print(output)\n'
const SPEAK: Run<string> = {
  imports: 'import soundfile as sf\n',
  code: `output = pipe("Good morning! The kettle is on.")
sf.write("speech.wav", output["audio"].squeeze().T, output["sampling_rate"])
`,
}

/** SpeechT5 speaks with a voice that it is given, as numbers that tell a speaker from others. */
const SPEAK_WITH_VOICE: Run<string> = {
  imports: `import soundfile as sf
import torch
from huggingface_hub import hf_hub_download
`,
  code: `voice = hf_hub_download("Xenova/transformers.js-docs", "speaker_embeddings.bin", repo_type="dataset")
output = pipe(
    "Good morning! The kettle is on.",
    forward_params={"speaker_embeddings": torch.from_file(voice, size=512)[None]},
)
sf.write("speech.wav", output["audio"].squeeze().T, output["sampling_rate"])
`,
}

const CHAT = `messages = [
    {"role": "user", "content": "Why is the sky blue?"},
]
`
const CHAT_WITH_IMAGE = python.code`messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "url": ${PHOTO}},
            {"type": "text", "text": "What do you see here?"},
        ],
    },
]
`

/** How a pipeline is called for a task of the hub. Version 5 has a pipeline for these, and for no others. */
const PIPELINE_RUNS: { readonly [task: string]: Run<string> } = {
  'any-to-any': { code: python.code`output = pipe(images=${PHOTO}, text="This photo shows")\n${raw(SHOW)}` },
  'audio-classification': { code: HEAR + SHOW },
  'automatic-speech-recognition': { code: `${HEAR}print(output["text"])\n` },
  'depth-estimation': { code: `${SEE}output["depth"].save("depth.png")\n` },
  'document-question-answering': { code: `output = pipe(image="invoice.png", question="What is the total?")\n${SHOW}` },
  'feature-extraction': {
    code: `output = pipe("The bakery opens at six.", return_tensors=True)\nprint(output.shape)\n`,
  },
  'fill-mask': { code: `output = pipe(f"The cat sat on the {pipe.tokenizer.mask_token}.")\n${SHOW}` },
  'image-classification': { code: SEE + SHOW },
  'image-feature-extraction': {
    code: python.code`output = pipe(
    ${PHOTO},
    return_tensors=True,
)
print(output.shape)
`,
  },
  'image-segmentation': { code: SEE + SHOW },
  'image-text-to-text': {
    code: python.code`output = pipe(
    images=${PHOTO},
    text="This photo shows",
)
print(output[0]["generated_text"])
`,
  },
  'mask-generation': { code: `${SEE}print(len(output["masks"]), "masks")\n` },
  'object-detection': { code: SEE + SHOW },
  'table-question-answering': {
    code: `output = pipe(
    table={"City": ["Oslo", "Lima"], "Inhabitants": ["700000", "10000000"]},
    query="How many people live in Lima?",
)
print(output["answer"])
`,
  },
  'text-classification': { code: `output = pipe("Best bread in town!")\n${SHOW}` },
  'text-generation': {
    code: `output = pipe("The best thing about a long train ride is", max_new_tokens=64)
print(output[0]["generated_text"])
`,
  },
  'text-to-audio': SPEAK,
  'text-to-speech': SPEAK,
  'token-classification': { code: `output = pipe("Marie Curie was born in Warsaw.")\n${SHOW}` },
  'video-classification': { code: `output = pipe("video.mp4")\n${SHOW}` },
  'zero-shot-audio-classification': {
    code: python.code`output = pipe(
    ${SPEECH},
    candidate_labels=["speech", "music", "rain"],
)
print(output)
`,
  },
  'zero-shot-classification': {
    code: `output = pipe("I want my money back.", candidate_labels=["refund", "legal", "faq"])
print(output)
`,
  },
  'zero-shot-image-classification': {
    code: python.code`output = pipe(
    ${PHOTO},
    candidate_labels=["cat", "dog", "llama"],
)
print(output)
`,
  },
  'zero-shot-object-detection': {
    code: python.code`output = pipe(
    ${PHOTO},
    candidate_labels=["cat", "remote control"],
)
print(output)
`,
  },
}

/** Tasks whose pipelines take chat messages. */
const CHAT_TASKS = ['any-to-any', 'image-text-to-text', 'text-generation']

/** Classes that version 5 has under another name. */
const RENAMED: { readonly [name: string]: string } = {
  AutoModelForVision2Seq: 'AutoModelForImageTextToText',
  AutoModelWithLMHead: 'AutoModelForCausalLM',
}

/** T5 does what its input asks for. */
const T5_TASKS = { summarize: 'summarize: ', translate: 'translate English to German: ' } as const

/** How a model that a class loads is run on an input of ours, given the variable that holds its processor. */
const DIRECT_RUNS: { readonly [className: string]: Run<(processor: RawNode, model: ModelRecord) => string> } = {
  AutoModelForCausalLM: {
    code: (processor) => python.code`

inputs = ${processor}(text="The best thing about a long train ride is", return_tensors="pt")
outputs = model.generate(**inputs.to(model.device), max_new_tokens=64)
print(${processor}.decode(outputs[0], skip_special_tokens=True))
`,
  },
  AutoModelForSeq2SeqLM: {
    code: (processor, model) => {
      const languages = languagesOf(model)
      const start = isT5(model) ? T5_TASKS[pipelineTagOf(model) === 'summarization' ? 'summarize' : 'translate'] : ''
      const text = `${start}The bakery on the corner opens at six. By nine the rye bread is gone.`
      const target =
        languages === undefined
          ? undefined
          : raw(python.code`forced_bos_token_id=${processor}.convert_tokens_to_ids(${languages.token}), `)
      return python.code`

text = ${text}
inputs = ${processor}(text=text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, ${target}max_new_tokens=64)
print(${processor}.decode(outputs[0], skip_special_tokens=True))
`
    },
  },
  AutoModelForImageTextToText: {
    imports: 'from transformers.image_utils import load_image\n',
    code: (processor, model) => python.code`

image = load_image(${PHOTO})
inputs = ${processor}(images=image, ${showsImages(model) ? raw('text="This photo shows", ') : undefined}return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=64)
print(${processor}.decode(outputs[0], skip_special_tokens=True))
`,
  },
  AutoModelForQuestionAnswering: {
    code: (processor) => python.code`

question = "When does the bakery open?"
inputs = ${processor}(question, "The bakery opens at six.", return_tensors="pt")
outputs = model(**inputs.to(model.device))
start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
print(${processor}.decode(inputs["input_ids"][0, start : end + 1]))
`,
  },
  AutoModelForVisualQuestionAnswering: {
    imports: 'from transformers.image_utils import load_image\n',
    code: (processor) => python.code`

image = load_image(${PHOTO})
inputs = ${processor}(images=image, text="How many cats are there?", return_tensors="pt")
inputs = inputs.to(model.device)
if model.can_generate():
    outputs = model.generate(**inputs, max_new_tokens=64)
    print(${processor}.decode(outputs[0], skip_special_tokens=True))
else:
    print(model.config.id2label[model(**inputs).logits.argmax(-1).item()])
`,
  },
  AutoModelForImageToImage: {
    imports: 'from torchvision.utils import save_image\nfrom transformers.image_utils import load_image\n',
    code: (processor) => python.code`

image = load_image(${PHOTO})
inputs = ${processor}(images=image, return_tensors="pt").to(model.device)
outputs = model(**inputs)
save_image(outputs.reconstruction.clamp(0, 1), "image.png")
`,
  },
}

const showsImages = (model: ModelRecord): boolean =>
  hasTag(model, 'image-text-to-text') || pipelineTagOf(model) === 'image-text-to-text'

/** A template is a text, or a list of named texts. */
const hasChatTemplate = (model: ModelRecord): boolean =>
  [
    valueAt(model, 'config', 'tokenizer_config', 'chat_template'),
    valueAt(model, 'config', 'processor_config', 'chat_template'),
    valueAt(model, 'config', 'chat_template_jinja'),
  ].some((template) => template !== undefined && template !== null)

const remoteCode = (model: ModelRecord): RawNode => raw(hasCustomCode(model) ? ', trust_remote_code=True' : '')

/** What the pipeline of a task needs beside the torch and vision extras, or what beside them a reader has to have. */
const NEEDS: { readonly [task: string]: string } = {
  'audio-classification': ', and ffmpeg, which reads recordings',
  'automatic-speech-recognition': ', and ffmpeg, which reads recordings',
  'document-question-answering': ' pytesseract, and tesseract',
  'table-question-answering': ' pandas',
  'text-to-audio': ' soundfile',
  'text-to-speech': ' soundfile',
  'video-classification': ' av',
  'zero-shot-audio-classification': ', and ffmpeg, which reads recordings',
}

/** Speakers and listeners of phonemes, which a library makes of letters with a program of the system. */
const PHONEMES = /^[^/]+\/vits-|-espeak-/i

/** What families need whatever the task; the first that fits counts. */
const FAMILIES: readonly (readonly [name: RegExp, needs: string])[] = [
  // DETR and its kin look at a picture through a network of timm; RT-DETR, RF-DETR and LW-DETR have one of their own.
  [/(?<![ftw]-)\bdetr\b|[le]_detr|table-transformer|gemma3n|omdet|perception[-_]lm/i, ' timm'],
  // Segmentation models that are made with the loss of their training, which asks for scipy.
  [/mask2?former|oneformer|eomt/i, ' scipy'],
  [PHONEMES, ' phonemizer'],
  // The tag of SmolVLM2 alone, which writes the numbers of frames as words.
  [/smolvlm/, ' num2words'],
  [/biogpt|fsmt|flaubert|xlm-[cm]lm/i, ' sacremoses'],
  // Japanese words are told apart by MeCab, with the dictionary that a model names.
  [/bert-(?:base|large)-japanese/i, ' fugashi ipadic unidic-lite'],
  [/roformer_chinese/i, ' rjieba'],
  [/granite[-_]speech/i, ' torchaudio'],
  [/fastspeech2_conformer/i, ' g2p-en'],
  [/voxtral/i, ' "mistral-common[audio]"'],
  // Tokenizers that read the files of SentencePiece, but for members of the families that have others.
  [/nllb|siglip2/i, ''],
  [/siglip/i, ' sentencepiece protobuf'],
  [/bartpho|gpt-sw3|marian|m2m|plbart|speech(_to_text|t5)/i, ' sentencepiece'],
]

/** What a model needs whatever its task. */
function needsOfFamily(model: ModelRecord): string {
  const family = FAMILIES.find(([name]) => isNamed(model, name))
  if (family !== undefined) return family[1]
  // A tokenizer is made of the file of SentencePiece where there is no other, and protobuf reads it.
  return /^(?!.*"tokenizer.json").*"[^"/]+\.model"/.test(JSON.stringify(valueAt(model, 'siblings')))
    ? ' sentencepiece protobuf'
    : ''
}

/** Version 5 has no tokenizer for TAPEX, which reads tables. */
const isTapex = (model: ModelRecord): boolean => isNamed(model, /tapex/i)

/** The torch extra has accelerate, which device_map needs; the vision extra has what reads images. */
function install(model: ModelRecord): RawNode {
  const task = pipelineTagOf(model) ?? ''
  const sees = showsImages(model) || /image|visual|object|depth|document|video|mask-generation|any-to-any/.test(task)
  const needs = needsOfFamily(model) + (Object.hasOwn(NEEDS, task) ? NEEDS[task] : '')
  const espeak = isNamed(model, PHONEMES) ? ', and espeak-ng, a program of the system' : ''
  const version = isTapex(model) ? '<5' : ''
  return raw(`# pip install "transformers[torch${sees ? ',vision' : ''}]${version}"${needs}${espeak}\n`)
}

function runOf(model: ModelRecord, task: string): Run<string> {
  const run = PIPELINE_RUNS[task] as Run<string>
  return run === SPEAK && isNamed(model, /speecht5/i) ? SPEAK_WITH_VOICE : run
}

function withPipeline(model: ModelRecord, task: string): string {
  const chats = isConversational(model) && CHAT_TASKS.includes(task)
  const messages = showsImages(model) ? CHAT_WITH_IMAGE : CHAT
  const call = task === 'text-generation' ? 'pipe(messages)' : 'pipe(text=messages)'
  const run: Run<string> = chats
    ? { code: `${messages}output = ${call}\nprint(output[0]["generated_text"][-1]["content"])\n` }
    : runOf(model, task)
  return python.code`
# A pipeline prepares the input and reads the output
${install(model)}${raw(run.imports ?? '')}from transformers import pipeline

pipe = pipeline(${task}, model=${model.id}${remoteCode(model)})

${raw(run.code)}`
}

/** The class that loads the model, under its name in version 5, which has no classes for TensorFlow and Flax. */
function modelClass(model: ModelRecord): string {
  const name = pythonName(textAt(model, 'transformersInfo', 'auto_model'))?.code ?? 'AutoModel'
  const torchName = name.replace(/^(?:TF|Flax)(?=AutoModel)/, '')
  return Object.hasOwn(RENAMED, torchName) ? (RENAMED[torchName] as string) : torchName
}

/** A tokenizer alone cannot read the image of a chat. */
function processorClass(model: ModelRecord): string | undefined {
  const name = pythonName(textAt(model, 'transformersInfo', 'processor'))?.code
  return name === 'AutoTokenizer' && showsImages(model) ? 'AutoProcessor' : name
}

function variableOf(processor: string): string {
  if (processor === 'AutoTokenizer') return 'tokenizer'
  return processor === 'AutoFeatureExtractor' ? 'extractor' : 'processor'
}

const chat = (model: ModelRecord, processor: RawNode): string => python.code`

${raw(showsImages(model) ? CHAT_WITH_IMAGE : CHAT)}inputs = ${processor}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=64)
print(${processor}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))
`

const describeImage = (model: ModelRecord, options: RawNode): string => python.code`
# The model by itself
${install(model)}from transformers import AutoImageProcessor, AutoModelForImageTextToText, AutoTokenizer
from transformers.image_utils import load_image

image_processor = AutoImageProcessor.from_pretrained(${model.id}${options})
tokenizer = AutoTokenizer.from_pretrained(${model.id}${options})
model = AutoModelForImageTextToText.from_pretrained(${model.id}${options}, device_map="auto")

image = load_image(${PHOTO})
inputs = image_processor(images=image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=64)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
`

function direct(model: ModelRecord): string {
  const className = modelClass(model)
  const processor = processorClass(model)
  const options = remoteCode(model)
  if (processor === undefined) {
    return python.code`
# The model by itself
${install(model)}from transformers import ${raw(className)}

model = ${raw(className)}.from_pretrained(${model.id}${options}, device_map="auto")
print(model)
`
  }
  // An image encoder joined with a text decoder has no processor of its own: a tokenizer cannot read its picture.
  if (className === 'AutoModelForImageTextToText' && processor === 'AutoTokenizer') return describeImage(model, options)
  const variable = raw(variableOf(processor))
  const known = Object.hasOwn(DIRECT_RUNS, className) ? DIRECT_RUNS[className] : undefined
  // The hub tags a model so when its tokenizer has a chat template.
  const chats = isConversational(model) && (hasChatTemplate(model) || CHAT_TASKS.includes(pipelineTagOf(model) ?? ''))
  const code = chats ? chat(model, variable) : (known?.code(variable, model) ?? 'print(model)\n')
  return python.code`
# The model by itself
${install(model)}from transformers import ${raw([...new Set([className, processor])].sort().join(', '))}
${raw((chats ? undefined : known?.imports) ?? '')}
${variable} = ${raw(processor)}.from_pretrained(${model.id}${options})
model = ${raw(className)}.from_pretrained(${model.id}${options}, device_map="auto")
${raw(code)}`
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
  // image-to-text and image-to-image: for these there is the model by itself alone, and it is run.
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
