import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts'
import type { FileInBase64 } from '../../../../providers/provider.ts'
import type { HubMethods } from '../../../../tasks/task.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer, TaskRenderer } from '../../../clients/client.ts'
import { endingOf, namedByFormat } from '../../../clients/formats.ts'
import { hubMethodName, unsupportedProvider, unsupportedProviderModel } from '../../../clients/hub-client.ts'
import { fileNameOf, speechInJson, unsupportedEndpoint, unsupportedSeveral } from '../../../clients/hub-task.ts'
import { type Files, type LinkedFiles, plannedResult, queueOf } from '../../../clients/task-plan.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { READ_FILE, WRITE_FILE } from '../../names.ts'
import { ANY, as } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { refuse } from '../fetch/refused.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { nameByType } from '../named-by-format.ts'
import { save, saveByName } from '../save.ts'
import { saveFiles, saveLinkedFiles } from '../save-files.ts'
import { defineSoundFile } from '../sound.ts'
import { checkToken } from '../token.ts'
import { createClient, unsupportedField } from './inference-client.ts'
import { castTask } from './task-types.ts'

type HubCall = TaskCall | AutoTaskCall

const renderer: Renderer<HubCall> = {
  unsupported(call) {
    if (Object.keys(call.parameters).length > 0 && leavesOutParameters(call)) {
      return 'the client sends only the input, without the parameters'
    }
    if (call.parameters['aggregation_strategy'] === 'none') {
      return 'the client reads only grouped words, but aggregation_strategy `none` makes the service return single tokens'
    }
    return (
      (besideInput(call) ? unsupportedField(call.parameters, ['inputs', 'model']) : undefined) ??
      unsupportedPicture(call) ??
      call.unsupportedByHub?.js ??
      unsupportedEndpoint(call) ??
      unsupportedSeveralFiles(call) ??
      unsupportedProvider(call) ??
      unsupportedProviderModel(call) ??
      unsupportedLinesInForm(call)
    )
  },
  render,
}

export const huggingfaceJsTask: TaskRenderer = { client: 'huggingface.js', ...renderer }

// With `auto` nobody knows which provider it will be.
const leavesOutParameters = ({ hubMethods, target, provider }: HubCall): boolean =>
  hubMethods?.javascript?.sendsFileAlone === true &&
  (target === 'endpoint' || provider === 'hf-inference' || provider === 'auto')

/** The client asks an endpoint for any type, and cannot read the JSON that the hub's toolkit chooses then. */
const unsupportedPicture = ({ target, hubMethods }: HubCall): string | undefined =>
  target === 'endpoint' && hubMethods?.result === 'image'
    ? 'the client doesn’t ask the endpoint for an image, and can’t read the JSON that the endpoint then returns'
    : undefined

/** Whether parameters are arguments of their own. fal reads those alone; in an object the client would pass that on. */
const besideInput = ({ hubMethods, target, provider, task }: HubCall): boolean =>
  hubMethods?.javascript?.parametersBesideInput === true ||
  (task === 'automatic-speech-recognition' && provider === 'fal-ai' && target !== 'endpoint')

function render(call: HubCall): string {
  const { endpointUrl, inputs, provider } = call
  const waits = mayWait(call)
  const method = hubMethodName(call, 'js')
  const given = code`
    {
      ${endpointUrl === undefined ? when(provider !== 'auto', code`provider: ${provider},`) : code`endpointUrl: ${endpointUrl},`}
      model: ${modelOf(call)},
      ${inputProperties(call)}
    }${castTask(call)}
  `
  return javascript.program(code`
    ${checkToken(call)}
    ${createClient(call)}

    ${speechInJson(call) && defineSoundFile(call)}
    ${inputs.file && readFile(inputs.file)}
    ${when(waits, KEEP_ALIVE)}
    const result = await client.${name(method)}${method === TO_BLOB ? withOutput(call, given) : code`(${given})`};
    ${when(waits, code`clearInterval(keepAlive);`)}

    ${showResult(call)}
  `)
}

/** The method whose type is that of a text where nothing is said of the output. */
const TO_BLOB = 'textToImage'

const withOutput = (call: HubCall, given: Piece): Piece => code`
  (
    ${given},
    ${javascript.inline({ outputType: severalFiles(call) === undefined ? 'blob' : 'json' })},
  )
`

/** The files of an answer which holds several, that one method alone gives as it is. */
function severalFiles(call: HubCall): Files | LinkedFiles | undefined {
  if (call.kind !== 'task' || hubMethodName(call, 'js') !== TO_BLOB) return undefined
  const result = plannedResult(call, call.result)
  return result.kind === 'urls' || result.kind === 'files' ? result : undefined
}

const unsupportedSeveralFiles = (call: HubCall): string | undefined =>
  severalFiles(call) === undefined ? unsupportedSeveral(call, `${hubMethodName(call, 'js')}()`) : undefined

const modelOf = ({ clientModelPrefix, model, providerModel }: HubCall): string =>
  clientModelPrefix === undefined ? model.id : clientModelPrefix + providerModel

/** Whether the client may ask again and again for the result; with `auto` the provider is not known. */
function mayWait(call: HubCall): boolean {
  if (call.kind !== 'task') return !isShown(call.hubMethods)
  if (call.result.kind === 'url' && call.result.hubWaits) return true
  const queue = queueOf(call.result)
  // What a first answer may hold, the client asks for once.
  return queue !== undefined && queue.startsWithStatus === undefined
}

const KEEP_ALIVE = code`
  // Node.js would exit while the client waits.
  const keepAlive = setInterval(() => {}, 1000);
`

/** Whether a method's result is shown, and not saved. */
const isShown = ({ result }: HubMethods = {}): boolean => result === undefined || result === 'array'

function readFile({ kind, location, mediaType, remote }: NonNullable<HubCall['inputs']['file']>): Piece {
  if (!remote) {
    return code`
      const ${name(kind)} = new Blob([await ${READ_FILE}(${location})], ${javascript.inline({ type: mediaType })});

    `
  }
  return code`
    const download = await fetch(${location});
    const ${name(kind)} = await download.blob();

  `
}

/** The arguments that the task adds to `model` and `provider`; a prompt is a parameter. */
function inputProperties(call: HubCall): Piece {
  const { inputs, parameters } = call
  const sent = inputs.prompt === undefined ? parameters : { prompt: inputs.prompt, ...parameters }
  const hasParameters = Object.keys(sent).length > 0
  return code`
    ${javascript.properties({ inputs: inputOf(call) })}
    ${besideInput(call) ? javascript.properties(sent) : when(hasParameters, code`parameters: ${sent},`)}
  `
}

/** What a method is given as `inputs`: the one thing that the input is, or its fields. */
function inputOf({ hubMethods, inputs }: HubCall): Value {
  const { text, file, prompt: _, columns, ...fields } = inputs
  if (text !== undefined) return text
  if (columns !== undefined) return { data: columns }
  if (file === undefined) return fields
  const image = name(file.kind)
  return Object.keys(fields).length > 0 || hubMethods?.javascript?.namesFile ? { image, ...fields } : image
}

const RESULT = /* @__PURE__ */ name('result')

function showResult(call: HubCall): Piece {
  const files = severalFiles(call)
  if (files?.kind === 'files') return saveFiles(files, as(call, RESULT, ANY))
  if (files?.kind === 'urls') return saveLinkedFiles(files, as(call, RESULT, ANY), refuse)
  const inJson = speechInJson(call)
  if (inJson === undefined) return show(call)
  // The client's type of it is a sound alone.
  const result = as(call, RESULT, ANY)
  if (call.result?.kind === 'base64') return saveSpeech(result, inJson)
  return code`
    if (${javascript.at(result, inJson.at, true)}) {
      ${saveSpeech(result, inJson)}
    } else {
      ${show(call)}
    }
  `
}

function show(call: HubCall): Piece {
  const { hubMethods: { result, javascript: { textAt } = {} } = {} } = call
  switch (result) {
    case 'image':
    case 'file': {
      const isLinked = call.kind === 'auto-task' || call.result.kind === 'url'
      return code`
        ${when(isLinked && !LOOKS_AT_FILES.includes(call.provider), REFUSE_PAGE)}
        ${saveFile(call)}
      `
    }
    case 'masks':
      return saveEach(call, code`segment`, code`mask`, 'png')
    case 'sounds':
      return saveEach(call, code`sound`, code`blob`, endingOfSound(call))
    case 'array':
      // Node.js says how many numbers it leaves out.
      return code`console.log(result);`
    default:
      return textAt === undefined
        ? code`console.log(JSON.stringify(result, null, 2));`
        : code`console.log(${javascript.at(RESULT, [textAt], true)});`
  }
}

const FLAC_OR_WAV = code`sound["content-type"] === "audio/flac" ? "flac" : "wav"`

/** What the client downloads for a provider has the format of that. */
const endingOfSound = (call: HubCall): string | Piece =>
  call.kind === 'task' && call.result.kind === 'url' ? endingOf(fileNameOf(call)) : FLAC_OR_WAV

const saveEach = ({ hubMethods }: HubCall, item: Piece, field: Piece, ending: string | Piece): Piece => code`
  for (const [index, ${item}] of result.entries()) {
    const name = ${javascript.format(`${hubMethods?.fileName ?? ''}-`, code`index + 1`, '.', ending)};
    await ${WRITE_FILE}(name, Buffer.from(${item}.${field}, "base64"));
    console.log(\`Saved \${name}: \${${item}.label}\`);
  }
`

/** The format is the model's choice where the answer names an address, and with `auto` the provider's. */
function saveFile(call: HubCall): Piece {
  const fileName = fileNameOf(call)
  const data = code`Buffer.from(await result.arrayBuffer())`
  const isSound = call.kind === 'task' && call.result.kind === 'bytes' && call.result.mediaType === 'audio/'
  const isOpen = call.kind !== 'task' || call.result.kind === 'url' || isSound
  const named = isOpen ? namedByFormat(fileName) : undefined
  if (named === undefined) return save(fileName, data)
  return code`
    ${when(isSound && speechInJson(call) === undefined, REFUSE_JSON)}
    ${nameByType(code`result.type`, named)}
    ${saveByName(data)}
  `
}

/** Providers whose finished files the client looks at by itself, in release 4.13. */
const LOOKS_AT_FILES: readonly string[] = ['together', 'wavespeed']

// The client does not look whether the finished file was there: a page that says so would be saved in its place.
const REFUSE_PAGE = code`
  if (/^text|json/.test(result.type)) {
    throw new Error(\`No file: \${await result.text()}\`);
  }
`

// The client hands JSON through as an object.
const REFUSE_JSON = code`
  if (!(result instanceof Blob)) throw new Error(\`No sound: \${JSON.stringify(result)}\`);
`

/** Speech that comes in JSON is handed through as it is. */
function saveSpeech(result: Piece, { fileName, at, also = '' }: FileInBase64): Piece {
  const rate = javascript.at(result, [also], true)
  return code`
    await ${WRITE_FILE}(${fileName}, soundFile(${javascript.at(result, at, true)}, ${rate}));
    console.log(${`Saved ${fileName},`}, ${rate}, "Hz");
  `
}
