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
import { showSimilarity } from '../similarity.ts'
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

export const huggingfaceJsTask: TaskRenderer = {
  client: 'huggingface.js',
  takesLists: true,
  comparesTexts: true,
  ...renderer,
}

// With `auto`, we don't know which provider will be called.
const leavesOutParameters = ({ hubMethods, target, provider }: HubCall): boolean =>
  hubMethods?.javascript?.sendsFileAlone === true &&
  (target === 'endpoint' || provider === 'hf-inference' || provider === 'auto')

/** The client asks an endpoint for any type, and can't read the JSON that the Hugging Face toolkit chooses then. */
const unsupportedPicture = ({ target, hubMethods }: HubCall): string | undefined =>
  target === 'endpoint' && hubMethods?.result === 'image'
    ? 'the client doesn’t ask the endpoint for an image, and can’t read the JSON that the endpoint then returns'
    : undefined

/**
 * Checks whether parameters are sent next to the input. fal reads only those; the client would pass an object on
 * unchanged.
 */
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

/** The method whose result has the type of a string unless an output type is set. */
const TO_BLOB = 'textToImage'

const withOutput = (call: HubCall, given: Piece): Piece => code`
  (
    ${given},
    ${javascript.inline({ outputType: severalFiles(call) === undefined ? 'blob' : 'json' })},
  )
`

/** Returns the files of a response with several, which only one method returns unchanged. */
function severalFiles(call: HubCall): Files | LinkedFiles | undefined {
  if (call.kind !== 'task' || hubMethodName(call, 'js') !== TO_BLOB) return undefined
  const result = plannedResult(call, call.result)
  return result.kind === 'urls' || result.kind === 'files' ? result : undefined
}

const unsupportedSeveralFiles = (call: HubCall): string | undefined =>
  severalFiles(call) === undefined ? unsupportedSeveral(call, 'js') : undefined

const modelOf = ({ clientModelPrefix, model, providerModel }: HubCall): string =>
  clientModelPrefix === undefined ? model.id : clientModelPrefix + providerModel

/** Checks whether the client may poll for the result; with `auto`, the provider is unknown. */
function mayWait(call: HubCall): boolean {
  if (call.kind !== 'task') return !isShown(call.hubMethods)
  if (call.result.kind === 'url' && call.result.hubWaits) return true
  const queue = queueOf(call.result)
  // A result that the first response may contain is only requested once.
  return queue !== undefined && queue.startsWithStatus === undefined
}

const KEEP_ALIVE = code`
  // Node.js would exit while the client waits.
  const keepAlive = setInterval(() => {}, 1000);
`

/** Checks whether a method's result is printed instead of saved. */
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

/** Returns the arguments that the task adds to `model` and `provider`; a prompt is a parameter. */
function inputProperties(call: HubCall): Piece {
  const { inputs, parameters } = call
  const sent = inputs.prompt === undefined ? parameters : { prompt: inputs.prompt, ...parameters }
  const hasParameters = Object.keys(sent).length > 0
  return code`
    ${javascript.properties({ inputs: inputOf(call) })}
    ${besideInput(call) ? javascript.properties(sent) : when(hasParameters, code`parameters: ${sent},`)}
  `
}

/** Returns a method's `inputs`: the input itself, or its fields. */
function inputOf({ hubMethods, inputs }: HubCall): Value {
  const { text, texts, file, prompt: _, columns, ...fields } = inputs
  if (text !== undefined) return text
  if (texts !== undefined) return texts
  if (columns !== undefined) return { data: columns }
  if (file === undefined) return fields
  const image = name(file.kind)
  return Object.keys(fields).length > 0 || hubMethods?.javascript?.namesFile ? { image, ...fields } : image
}

const RESULT = /* @__PURE__ */ name('result')
const ROWS = code`result as number[][]`

function showResult(call: HubCall): Piece {
  const files = severalFiles(call)
  if (files?.kind === 'files') return saveFiles(files, as(call, RESULT, ANY))
  if (files?.kind === 'urls') return saveLinkedFiles(files, as(call, RESULT, ANY), refuse)
  const inJson = speechInJson(call)
  if (inJson === undefined) return show(call)
  // The client's type for it is only audio.
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
  if (call.comparesTexts) return showSimilarity(call, call.typescript ? ROWS : RESULT)
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

/** Files that the client downloads have the provider's format. */
const endingOfSound = (call: HubCall): string | Piece =>
  call.kind === 'task' && call.result.kind === 'url' ? endingOf(fileNameOf(call)) : FLAC_OR_WAV

const saveEach = ({ hubMethods }: HubCall, item: Piece, field: Piece, ending: string | Piece): Piece => code`
  for (const [index, ${item}] of result.entries()) {
    const name = ${javascript.format(`${hubMethods?.fileName ?? ''}-`, code`index + 1`, '.', ending)};
    await ${WRITE_FILE}(name, Buffer.from(${item}.${field}, "base64"));
    console.log(\`Saved \${name}: \${${item}.label}\`);
  }
`

/** The model chooses the format of a linked file, or the provider with `auto`. */
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

/** Providers whose finished files the client checks itself, in release 4.13. */
const LOOKS_AT_FILES: readonly string[] = ['together', 'wavespeed']

// The client doesn't check whether the file exists, so an error page would be saved instead.
const REFUSE_PAGE = code`
  if (/^text|json/.test(result.type)) {
    throw new Error(\`No file: \${await result.text()}\`);
  }
`

// The client returns JSON as an object.
const REFUSE_JSON = code`
  if (!(result instanceof Blob)) throw new Error(\`No audio: \${JSON.stringify(result)}\`);
`

/** The client returns speech in JSON unchanged. */
function saveSpeech(result: Piece, { fileName, at, also = '' }: FileInBase64): Piece {
  const rate = javascript.at(result, [also], true)
  return code`
    await ${WRITE_FILE}(${fileName}, soundFile(${javascript.at(result, at, true)}, ${rate}));
    console.log(${`Saved ${fileName},`}, ${rate}, "Hz");
  `
}
