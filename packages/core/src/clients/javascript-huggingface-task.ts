import type { TaskCall } from '../call.ts'
import { type JavaScriptImport, javascript } from '../languages/javascript.ts'
import { type RawNode, raw, type Value } from '../languages/value.ts'
import type { Answer } from '../providers/provider.ts'
import { mayBeSpeechInJson } from './hub-client.ts'

/** What a method gives back, and so how its result is shown. */
type Result = 'printed' | 'blob' | 'masks' | 'sounds'

interface Method {
  readonly name: string
  readonly inputs: (call: TaskCall, file: RawNode) => Value
  readonly result: Result
  readonly fileName?: string
}

const text = ({ inputs }: TaskCall): Value => inputs.text ?? ''
const file = (_: TaskCall, node: RawNode): Value => node
const columns = ({ inputs }: TaskCall): Value => ({ data: inputs.columns ?? {} })
const printed = (name: string, inputs: Method['inputs']): Method => ({ name, inputs, result: 'printed' })
const blob = (name: string, inputs: Method['inputs'], fileName: string): Method => ({
  name,
  inputs,
  result: 'blob',
  fileName,
})

/** Methods of @huggingface/inference 4.13, `InferenceClient`. */
export const METHODS: { readonly [task: string]: Method } = {
  'audio-classification': printed('audioClassification', file),
  'audio-to-audio': { name: 'audioToAudio', inputs: file, result: 'sounds', fileName: 'audio' },
  'automatic-speech-recognition': printed('automaticSpeechRecognition', file),
  'document-question-answering': printed('documentQuestionAnswering', ({ inputs }, image) => ({
    image,
    question: inputs.question ?? '',
  })),
  'feature-extraction': printed('featureExtraction', text),
  'fill-mask': printed('fillMask', text),
  'image-classification': printed('imageClassification', file),
  'image-segmentation': { name: 'imageSegmentation', inputs: file, result: 'masks', fileName: 'mask' },
  'image-text-to-image': blob('imageTextToImage', file, 'image.png'),
  'image-text-to-video': blob('imageTextToVideo', file, 'video.mp4'),
  'image-to-image': blob('imageToImage', file, 'image.png'),
  'image-to-text': printed('imageToText', file),
  'image-to-video': blob('imageToVideo', file, 'video.mp4'),
  'object-detection': printed('objectDetection', file),
  'question-answering': printed('questionAnswering', ({ inputs }) => ({
    question: inputs.question ?? '',
    context: inputs.context ?? '',
  })),
  'sentence-similarity': printed('sentenceSimilarity', ({ inputs }) => ({
    source_sentence: inputs.source_sentence ?? '',
    sentences: inputs.sentences ?? [],
  })),
  summarization: printed('summarization', text),
  'table-question-answering': printed('tableQuestionAnswering', ({ inputs }) => ({
    query: inputs.query ?? '',
    table: inputs.table ?? {},
  })),
  'tabular-classification': printed('tabularClassification', columns),
  'tabular-regression': printed('tabularRegression', columns),
  'text-classification': printed('textClassification', text),
  'text-generation': printed('textGeneration', text),
  'text-to-audio': blob('textToAudio', text, 'audio.wav'),
  'text-to-image': blob('textToImage', text, 'image.png'),
  'text-to-speech': blob('textToSpeech', text, 'speech.wav'),
  'text-to-video': blob('textToVideo', text, 'video.mp4'),
  'token-classification': printed('tokenClassification', text),
  translation: printed('translation', text),
  'visual-question-answering': printed('visualQuestionAnswering', ({ inputs }, image) => ({
    image,
    question: inputs.question ?? '',
  })),
  'zero-shot-classification': printed('zeroShotClassification', text),
  'zero-shot-image-classification': printed('zeroShotImageClassification', (_, image) => ({ image })),
}

/** The arguments that the task adds to `model` and `provider`, and its result shown; `imports` is what that needs. */
export function javascriptHubTask(call: TaskCall): {
  readonly imports: readonly JavaScriptImport[]
  /** Statements before the call. */
  readonly before: string
  readonly method: string
  readonly properties: string
  /** Statements after the call, which read `result`. */
  readonly after: string
} {
  const method = METHODS[call.task] as Method
  const source = call.inputs.file
  const files: string[] = []
  let before = ''
  if (source !== undefined) {
    if (source.remote)
      before = `  const ${source.kind} = await (await fetch(${javascript.string(source.location)})).blob();\n`
    else {
      files.push('readFile')
      const type = javascript.literal({ type: source.mediaType })
      before = `  const ${source.kind} = new Blob([await readFile(${javascript.string(source.location)})], ${type});\n`
    }
  }
  const parameters =
    call.inputs.prompt === undefined ? call.parameters : { prompt: call.inputs.prompt, ...call.parameters }
  const inputs = method.inputs(call, raw(source?.kind ?? ''))
  let properties = javascript.property('inputs', inputs, 4)
  if (Object.keys(parameters).length > 0) properties += javascript.property('parameters', parameters, 4)
  if (method.result !== 'printed') files.push('writeFile')
  return {
    imports: files.length === 0 ? [] : [{ module: 'node:fs/promises', name: files.join(', ') }],
    before,
    method: method.name,
    properties,
    after: showOf(method, call),
  }
}

function showOf(method: Method, call: TaskCall): string {
  if (call.answer?.kind === 'base64' && call.answer.also !== undefined) return saveSpeech(call.answer)
  if (!mayBeSpeechInJson(call)) return show(method, call)
  const inJson = saveSpeech({ kind: 'base64', at: ['audio'], fileName: 'speech.wav', also: 'sampling_rate' })
  const indented = (code: string): string => code.replace(/^(?=.)/gm, '  ')
  return `  if (result.audio) {\n${indented(inJson)}  } else {\n${indented(show(method, call))}  }\n`
}

function show({ result, fileName = '' }: Method, { answer }: TaskCall): string {
  switch (result) {
    case 'printed':
      return '  console.log(JSON.stringify(result, null, 2));\n'
    case 'blob': {
      const name = answer === undefined || answer.kind === 'json' ? fileName : answer.fileName
      const linked = answer === undefined || answer.kind === 'url'
      return `${linked ? NO_PAGE : ''}  await writeFile(${javascript.string(name)}, Buffer.from(await result.arrayBuffer()));
  console.log(${javascript.string(`Saved ${name}`)});
`
    }
    case 'masks':
      return saveEach('segment', 'mask', `${fileName}-\${index + 1}.png`)
    case 'sounds':
      return saveEach('sound', 'blob', `${fileName}-\${index + 1}.flac`)
  }
}

// The client does not look whether the finished file was there: a page that says so would be saved in its place.
const NO_PAGE = `  if (/^text|json/.test(result.type)) {
    throw new Error(\`No file: \${await result.text()}\`);
  }
`

/** Speech that comes in JSON is handed through as it is. */
const saveSpeech = ({ fileName, at, also }: Extract<Answer, { kind: 'base64' }>): string =>
  `  await writeFile(${javascript.string(fileName)}, Buffer.from(result.${at.join('.')}, "base64"));
  console.log(${javascript.string(`Saved ${fileName},`)}, result.${also}, "Hz");
`

const saveEach = (
  item: string,
  field: string,
  name: string,
): string => `  for (const [index, ${item}] of result.entries()) {
    const name = \`${name}\`;
    await writeFile(name, Buffer.from(${item}.${field}, "base64"));
    console.log(\`Saved \${name}: \${${item}.label}\`);
  }
`
