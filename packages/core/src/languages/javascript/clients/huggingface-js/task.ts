import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts'
import type { FileInBase64 } from '../../../../providers/provider.ts'
import { givesSize } from '../../../../providers/task-route.ts'
import type { HubMethods } from '../../../../tasks/task.ts'
import { type RawNode, raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { endingOf, namedByFormat } from '../../../clients/formats.ts'
import {
  fileNameOf,
  hubMethodName,
  speechInJson,
  unsupportedEndpoint,
  unsupportedProvider,
  unsupportedProviderModel,
} from '../../../clients/hub-client.ts'
import { queueOf } from '../../../clients/raw-client.ts'
import { as } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { nameByType } from '../named-by-format.ts'
import { defineSoundFile } from '../sound.ts'
import { clientOptions, createClient, unsupportedField } from './inference-client.ts'
import { castTask } from './task-types.ts'

type HubCall = TaskCall | AutoTaskCall

export const task: Renderer<HubCall> = {
  unsupported(call) {
    if (call.provider === 'novita' && call.task === 'text-generation') {
      return 'the client sends a completion to the address of Novita’s chat, which answers with an error'
    }
    if (Object.keys(call.parameters).length > 0 && leavesOutParameters(call)) {
      return 'the client sends the input alone and leaves out the parameters'
    }
    if (Object.keys(call.parameters).length > 0 && hidesParameters(call)) {
      return 'the client puts the parameters where the provider does not look for them'
    }
    if (call.parameters['aggregation_strategy'] === 'none') {
      return 'the client reads words in groups alone, and `none` asks for their pieces'
    }
    if (losesSize(call)) return 'the client sends the size as it is, and fal reads it as `image_size`'
    return (
      (besideInput(call) ? unsupportedField(call.parameters, ['inputs', 'model']) : undefined) ??
      unsupportedPicture(call) ??
      call.unsupportedByHub ??
      unsupportedEndpoint(call) ??
      unsupportedProvider(call) ??
      unsupportedProviderModel(call) ??
      unsupportedLinesInForm(call)
    )
  },
  render,
}

// With `auto` nobody knows which provider it will be.
const leavesOutParameters = ({ hubMethods, target, provider }: HubCall): boolean =>
  hubMethods?.javascript?.sendsFileAlone === true &&
  (target === 'endpoint' || provider === 'hf-inference' || provider === 'auto')

/** The client asks an endpoint for any type, and cannot read the JSON that the hub's toolkit chooses then. */
const unsupportedPicture = ({ target, hubMethods }: HubCall): string | undefined =>
  target === 'endpoint' && hubMethods?.result === 'image'
    ? 'the client does not ask an endpoint for a picture, and cannot read the JSON that it answers with'
    : undefined

/** Whether parameters are arguments of their own. fal reads those alone; in an object the client would pass that on. */
const besideInput = ({ hubMethods, target, provider, task }: HubCall): boolean =>
  hubMethods?.javascript?.parametersBesideInput === true ||
  (task === 'automatic-speech-recognition' && provider === 'fal-ai' && target !== 'endpoint')
/** Providers whose completions are sent with parameters in an object of their own, where they do not look. */
const hidesParameters = ({ target, provider, task }: HubCall): boolean =>
  task === 'text-generation' && target !== 'endpoint' && (provider === 'scaleway' || provider === 'together')

/** fal's pictures are sent the size by the hub's names. */
const losesSize = ({ target, provider, task, parameters }: HubCall): boolean =>
  provider === 'fal-ai' && target !== 'endpoint' && TO_IMAGE.includes(task) && givesSize(parameters)

const TO_IMAGE = ['text-to-image', 'image-to-image', 'image-text-to-image']

const PATIENCE_MILLISECONDS = 600_000

function render(call: HubCall): string {
  const { clientModelPrefix, endpointUrl, model, provider, providerModel } = call
  let request = ''
  if (endpointUrl !== undefined) request += javascript.property('endpointUrl', endpointUrl)
  else if (provider !== 'auto') request += javascript.property('provider', provider)
  const name = clientModelPrefix === undefined ? model.id : clientModelPrefix + providerModel
  request += javascript.property('model', name)
  const waits = mayWait(call)
  // It would ask a queue without end, too.
  const signal = waits ? { signal: raw(`AbortSignal.timeout(${PATIENCE_MILLISECONDS})`) } : undefined
  const options = javascript.literal(clientOptions(call, signal))
  const asked = `const result = await client.${hubMethodName(call, 'js')}({
${request}${inputProperties(call)}}${castTask(call)}, ${options});
`
  return `${fileImports(call)}${createClient(call)}${speechInJson(call) === undefined ? '' : defineSoundFile(call)}${readFile(call)}${waits ? `${KEEP_ALIVE}${asked}clearInterval(keepAlive);\n` : asked}
${showResult(call)}`
}

/** Whether the client may ask again and again for the result; with `auto` the provider is not known. */
function mayWait(call: HubCall): boolean {
  if (call.kind !== 'task') return !isShown(call.hubMethods)
  const queue = queueOf(call.result)
  // What a first answer may hold, the client asks for once.
  return queue !== undefined && queue.startsWithStatus === undefined
}

const KEEP_ALIVE = `${javascript.comment("The client's pauses do not keep Node.js running.")}
const keepAlive = setInterval(() => {}, 1000);
`

function fileImports({ hubMethods, inputs }: HubCall): string {
  const functions = [
    ...(inputs.file !== undefined && !inputs.file.remote ? ['readFile'] : []),
    ...(isShown(hubMethods) ? [] : ['writeFile']),
  ]
  return functions.length === 0 ? '' : `import { ${functions.join(', ')} } from "node:fs/promises";\n`
}

/** Whether a method's result is shown, and not saved. */
const isShown = ({ result }: HubMethods = {}): boolean => result === undefined || result === 'array'

function readFile({ inputs: { file } }: HubCall): string {
  if (file === undefined) return ''
  const location = javascript.string(file.location)
  if (file.remote) return `const download = await fetch(${location});\nconst ${file.kind} = await download.blob();\n\n`
  return `const ${file.kind} = new Blob([await readFile(${location})], ${javascript.literal({ type: file.mediaType })});\n\n`
}

/** The arguments that the task adds to `model` and `provider`; a prompt is a parameter. */
function inputProperties(call: HubCall): string {
  const { inputs, parameters } = call
  const sent = inputs.prompt === undefined ? parameters : { prompt: inputs.prompt, ...parameters }
  const input = javascript.property('inputs', inputOf(call))
  if (besideInput(call)) {
    return (
      input +
      Object.entries(sent)
        .map(([name, value]) => javascript.property(name, value))
        .join('')
    )
  }
  return Object.keys(sent).length > 0 ? input + javascript.property('parameters', sent) : input
}

/** What a method is given as `inputs`: the one thing that the input is, or its fields. */
function inputOf({ hubMethods, inputs }: HubCall): Value {
  const { text, file, prompt: _, columns, ...fields } = inputs
  if (text !== undefined) return text
  if (columns !== undefined) return { data: columns }
  if (file === undefined) return fields
  const image = raw(file.kind)
  return Object.keys(fields).length > 0 || hubMethods?.javascript?.namesFile ? { image, ...fields } : image
}

function showResult(call: HubCall): string {
  const inJson = speechInJson(call)
  if (inJson === undefined) return show(call)
  // The client's type of it is a sound alone.
  const result = as(call, 'result', 'any')
  if (call.result?.kind === 'base64') return saveSpeech(result, inJson)
  return `if (${javascript.at(result, inJson.at, true)}) {
${saveSpeech(result, inJson, '  ')}} else {
${show(call, '  ')}}
`
}

function show(call: HubCall, indent = ''): string {
  const { hubMethods: { result, fileName = '', javascript: { textAt } = {} } = {} } = call
  const saveEach = (item: string, field: string, ending: string | RawNode): string =>
    `${indent}for (const [index, ${item}] of result.entries()) {
${indent}  const name = ${javascript.format(`${fileName}-`, raw('index + 1'), '.', ending)};
${indent}  await writeFile(name, Buffer.from(${item}.${field}, "base64"));
${indent}  console.log(\`Saved \${name}: \${${item}.label}\`);
${indent}}
`
  switch (result) {
    case 'image':
    case 'file': {
      const isLinked = call.kind === 'auto-task' || call.result.kind === 'url'
      return `${isLinked ? refusePage(indent) : ''}${saveFile(call, indent)}`
    }
    case 'masks':
      return saveEach('segment', 'mask', 'png')
    case 'sounds':
      return call.kind === 'task'
        ? saveEach('sound', 'blob', endingOf(fileNameOf(call)))
        : saveEach('sound', 'blob', raw('sound["content-type"] === "audio/flac" ? "flac" : "wav"'))
    case 'array':
      // Node.js says how many numbers it leaves out.
      return `${indent}console.log(result);\n`
    default:
      return textAt === undefined
        ? `${indent}console.log(JSON.stringify(result, null, 2));\n`
        : `${indent}console.log(${javascript.at('result', [textAt], true)});\n`
  }
}

/** The format is the model's choice where the answer names an address, and with `auto` the provider's. */
function saveFile(call: HubCall, indent: string): string {
  const fileName = fileNameOf(call)
  const data = 'Buffer.from(await result.arrayBuffer())'
  const named = call.kind === 'task' && call.result.kind !== 'url' ? undefined : namedByFormat(fileName)
  if (named === undefined) {
    return `${indent}await writeFile(${javascript.string(fileName)}, ${data});
${indent}console.log(${javascript.string(`Saved ${fileName}`)});
`
  }
  return `${nameByType('result.type', named, indent)}${indent}await writeFile(name, ${data});
${indent}console.log(\`Saved \${name}\`);
`
}

// The client does not look whether the finished file was there: a page that says so would be saved in its place.
const refusePage = (indent: string): string => `${indent}if (/^text|json/.test(result.type)) {
${indent}  throw new Error(\`No file: \${await result.text()}\`);
${indent}}
`

/** Speech that comes in JSON is handed through as it is. */
function saveSpeech(result: string, { fileName, at, also = '' }: FileInBase64, indent = ''): string {
  return `${indent}await writeFile(${javascript.string(fileName)}, soundFile(${javascript.at(result, at, true)}, ${javascript.at(result, [also], true)}));
${indent}console.log(${javascript.string(`Saved ${fileName},`)}, ${javascript.at(result, [also], true)}, "Hz");
`
}
