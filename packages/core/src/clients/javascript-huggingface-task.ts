import type { TaskCall } from '../call.ts'
import { type JavaScriptImport, javascript } from '../languages/javascript.ts'
import { type RawNode, raw, type Value } from '../languages/value.ts'
import type { Answer } from '../providers/provider.ts'
import type { TaskPart } from './client.ts'
import { refusesCustomProviderModel, refusesUnknownProvider } from './hub-client.ts'
import { mayBeSpeechInJson, refusesUnencodedModel } from './hub-client-task.ts'
import { CAUGHT, clientOf, javascriptHuggingface, optionsOf } from './javascript-huggingface.ts'
import { refusesLinesInForm } from './raw-client.ts'

/** Tasks whose file the client sends to the hub's own service, or to an endpoint, as the whole body. */
const FILE_ALONE: ReadonlySet<string> = new Set([
  'audio-classification',
  'audio-to-audio',
  'automatic-speech-recognition',
  'image-classification',
  'image-to-text',
  'object-detection',
])

// With `auto` nobody knows which provider it will be.
const leavesOutParameters = ({ mode, provider, task: id }: TaskCall): boolean =>
  (FILE_ALONE.has(id) && (mode === 'endpoint' || provider === 'hf-inference' || provider === 'auto')) ||
  (id === 'feature-extraction' && provider === 'scaleway' && mode !== 'endpoint')

const PATIENCE_MILLISECONDS = 600_000

function template(call: TaskCall): string {
  const { imports, before, method, properties, after } = argumentsOf(call)
  let request = ''
  if (call.endpointUrl !== undefined) request += javascript.property('endpointUrl', call.endpointUrl, 4)
  else if (call.provider !== 'auto') request += javascript.property('provider', call.provider, 4)
  const prefix = call.providerRecord?.clientModelPrefix
  request += javascript.property('model', prefix === undefined ? call.model.id : prefix + call.providerModel, 4)
  const options = optionsOf(call)
  // It would ask a queue without end, too.
  if (mayWait(call)) options.signal = raw(`AbortSignal.timeout(${PATIENCE_MILLISECONDS})`)
  const body = `try {\n${before}  const result = await client.${method}({\n${request}${properties}  }, ${javascript.literal(options)});\n${after}${CAUGHT}`
  return javascript.program(
    [...imports, { module: '@huggingface/inference', name: 'InferenceClient' }],
    clientOf(call) + (mayWait(call) ? keptAlive(body) : body),
  )
}

/** Whether the client may have to ask again and again for the result; with `auto` the provider is not known. */
const mayWait = ({ answer, task: id }: TaskCall): boolean =>
  answer === undefined ? METHODS[id]?.result !== 'printed' : answer.kind === 'url' && answer.queue !== undefined

const keptAlive = (body: string): string => `${javascript.comment("The client's pauses do not keep Node.js running.")}
const keepAlive = setInterval(() => {}, 1000);
${body.replace(/}\n$/, '} finally {\n  clearInterval(keepAlive);\n}\n')}`

/** What a method gives back, and so how its result is shown. */
type Result = 'printed' | 'blob' | 'masks' | 'sounds'

interface Method {
  readonly inputs: (call: TaskCall, file: RawNode) => Value
  readonly result: Result
  readonly fileName?: string
}

const text = ({ inputs }: TaskCall): Value => inputs.text ?? ''
const file = (_: TaskCall, node: RawNode): Value => node
const columns = ({ inputs }: TaskCall): Value => ({ data: inputs.columns ?? {} })
const printed = (inputs: Method['inputs']): Method => ({ inputs, result: 'printed' })
const blob = (inputs: Method['inputs'], fileName: string): Method => ({
  inputs,
  result: 'blob',
  fileName,
})

/** Methods of @huggingface/inference 4.13, `InferenceClient`. */
const METHODS: { readonly [task: string]: Method } = {
  'audio-classification': printed(file),
  'audio-to-audio': { inputs: file, result: 'sounds', fileName: 'audio' },
  'automatic-speech-recognition': printed(file),
  'document-question-answering': printed(({ inputs }, image) => ({
    image,
    question: inputs.question ?? '',
  })),
  'feature-extraction': printed(text),
  'fill-mask': printed(text),
  'image-classification': printed(file),
  'image-segmentation': { inputs: file, result: 'masks', fileName: 'mask' },
  'image-text-to-image': blob(file, 'image.png'),
  'image-text-to-video': blob(file, 'video.mp4'),
  'image-to-image': blob(file, 'image.png'),
  'image-to-text': printed(file),
  'image-to-video': blob(file, 'video.mp4'),
  'object-detection': printed(file),
  'question-answering': printed(({ inputs }) => ({
    question: inputs.question ?? '',
    context: inputs.context ?? '',
  })),
  'sentence-similarity': printed(({ inputs }) => ({
    source_sentence: inputs.source_sentence ?? '',
    sentences: inputs.sentences ?? [],
  })),
  summarization: printed(text),
  'table-question-answering': printed(({ inputs }) => ({
    query: inputs.query ?? '',
    table: inputs.table ?? {},
  })),
  'tabular-classification': printed(columns),
  'tabular-regression': printed(columns),
  'text-classification': printed(text),
  'text-generation': printed(text),
  'text-to-audio': blob(text, 'audio.wav'),
  'text-to-image': blob(text, 'image.png'),
  'text-to-speech': blob(text, 'speech.wav'),
  'text-to-video': blob(text, 'video.mp4'),
  'token-classification': printed(text),
  translation: printed(text),
  'visual-question-answering': printed(({ inputs }, image) => ({
    image,
    question: inputs.question ?? '',
  })),
  'zero-shot-classification': printed(text),
  'zero-shot-image-classification': printed((_, image) => ({ image })),
}

/** Each is called like its task. */
const NAMES: { readonly [task: string]: string } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.keys(METHODS).map((task) => [
    task,
    task.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
)

export const javascriptHuggingfaceTask: TaskPart = {
  of: javascriptHuggingface,
  refuses(call: TaskCall) {
    if (call.provider === 'novita' && call.task === 'text-generation') {
      return 'the client sends a completion to the address of Novita’s chat, which answers with an error'
    }
    if (Object.keys(call.parameters).length > 0 && leavesOutParameters(call)) {
      return 'the client sends the input alone and leaves out the parameters'
    }
    return (
      refusesUnknownProvider(call) ??
      refusesCustomProviderModel(call) ??
      refusesUnencodedModel(call) ??
      refusesLinesInForm(call)
    )
  },
  tasks: /* @__PURE__ */ Object.keys(METHODS),
  template,
}

/** The arguments that the task adds to `model` and `provider`, and its result shown; `imports` is what that needs. */
function argumentsOf(call: TaskCall): {
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
    method: NAMES[call.task] as string,
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
