import type { TaskCall } from '../call.ts'
import { type JavaScriptImport, javascript } from '../languages/javascript.ts'
import { raw, type Value } from '../languages/value.ts'
import type { Answer } from '../providers/provider.ts'
import type { HubMethods } from '../tasks/task.ts'
import type { TaskPart } from './client.ts'
import { refusesCustomProviderModel, refusesUnknownProvider } from './hub-client.ts'
import { mayBeSpeechInJson, refusesUnencodedModel } from './hub-client-task.ts'
import { CAUGHT, clientOf, javascriptHuggingface, optionsOf } from './javascript-huggingface.ts'
import { refusesLinesInForm } from './raw-client.ts'

// With `auto` nobody knows which provider it will be.
const leavesOutParameters = ({ hubMethods, mode, provider, task }: TaskCall): boolean =>
  (hubMethods?.javascript?.sendsFileAlone === true &&
    (mode === 'endpoint' || provider === 'hf-inference' || provider === 'auto')) ||
  (task === 'feature-extraction' && provider === 'scaleway' && mode !== 'endpoint')

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
const mayWait = ({ answer, hubMethods }: TaskCall): boolean =>
  answer === undefined ? !isShown(hubMethods) : answer.kind === 'url' && answer.queue !== undefined

const keptAlive = (body: string): string => `${javascript.comment("The client's pauses do not keep Node.js running.")}
const keepAlive = setInterval(() => {}, 1000);
${body.replace(/}\n$/, '} finally {\n  clearInterval(keepAlive);\n}\n')}`

/** Whether a method's result is shown, and not saved. */
const isShown = ({ result }: HubMethods = {}): boolean => result === undefined || result === 'array'

/** What a method is given as `inputs`: the one thing that the input is, or its fields; a prompt is a parameter. */
function inputsOf({ hubMethods, inputs }: TaskCall): Value {
  const { text, file, prompt: _, columns, ...fields } = inputs
  if (text !== undefined) return text
  if (columns !== undefined) return { data: columns }
  const image = file && raw(file.kind)
  if (image === undefined) return fields
  return Object.keys(fields).length > 0 || hubMethods?.javascript?.namesFile ? { image, ...fields } : image
}

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
  does: ({ hubMethods }) => hubMethods !== undefined,
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
  let properties = javascript.property('inputs', inputsOf(call), 4)
  if (Object.keys(parameters).length > 0) properties += javascript.property('parameters', parameters, 4)
  if (!isShown(call.hubMethods)) files.push('writeFile')
  return {
    imports: files.length === 0 ? [] : [{ module: 'node:fs/promises', name: files.join(', ') }],
    before,
    // It is called like its task.
    method: call.task.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    properties,
    after: showOf(call),
  }
}

function showOf(call: TaskCall): string {
  if (call.answer?.kind === 'base64' && call.answer.also !== undefined) return saveSpeech(call.answer)
  if (!mayBeSpeechInJson(call)) return show(call)
  const inJson = saveSpeech({ kind: 'base64', at: ['audio'], fileName: 'speech.wav', also: 'sampling_rate' })
  const indented = (code: string): string => code.replace(/^(?=.)/gm, '  ')
  return `  if (result.audio) {\n${indented(inJson)}  } else {\n${indented(show(call))}  }\n`
}

function show({ answer, hubMethods: { result, fileName = '' } = {} }: TaskCall): string {
  switch (result) {
    case 'image':
    case 'file': {
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
    default:
      return '  console.log(JSON.stringify(result, null, 2));\n'
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
