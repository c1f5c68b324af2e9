import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts'
import type { FileInBase64 } from '../../../../providers/provider.ts'
import type { HubMethods } from '../../../../tasks/task.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { Renderer, TaskRenderer } from '../../../clients/client.ts'
import { hubMethodName, unsupportedProvider } from '../../../clients/hub-client.ts'
import {
  fileNameOf,
  isSoundInBytes,
  speechInJson,
  unsupportedEndpoint,
  unsupportedSeveral,
} from '../../../clients/hub-task.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { JSON_MODULE, PATH } from '../imports.ts'
import { saveFile } from '../save-download.ts'
import { DEFINE_SIMILARITY, showSimilarity } from '../similarity.ts'
import { DEFINE_WRITE_WAV, saveSound } from '../sound.ts'
import { createClient } from './inference-client.ts'
import { install } from './install.ts'

type HubCall = TaskCall | AutoTaskCall
type Method = NonNullable<HubMethods['python']>

const renderer: Renderer<HubCall> = {
  unsupported: (call) =>
    call.unsupportedByHub?.python ??
    unsupportedEndpoint(call) ??
    unsupportedSeveral(call, 'python') ??
    unsupportedByMethod(call) ??
    unsupportedProvider(call),
  setUp({ hubMethods }) {
    const packages = resultPackages(hubMethods)
    return packages.length === 0 ? {} : { install: [install, ...packages].join(' ') }
  },
  render: (call) =>
    python.program(code`
      ${when(speechInJson(call) !== undefined, DEFINE_WRITE_WAV)}
      ${when(call.comparesTexts, DEFINE_SIMILARITY)}
      ${createClient(call, whereToAsk(call), isModelOnClient(call) ? { model: call.model.id } : {})}

      result = client.${name(methodName(call))}(
          ${passed(call)}
      )

      ${showResult(call)}
    `),
}

export const huggingfaceHubTask: TaskRenderer = {
  client: 'huggingface_hub',
  takesLists: true,
  comparesTexts: true,
  ...renderer,
}

/** Returns the argument for where the client sends requests. */
function whereToAsk({ endpointUrl, provider }: HubCall): ValueObject {
  if (endpointUrl !== undefined) return { base_url: endpointUrl }
  return provider === 'auto' ? {} : { provider }
}

/** Returns the client's method; tasks without one aren't offered. */
const methodOf = ({ hubMethods }: HubCall): Method => hubMethods?.python ?? { arguments: [] }

const methodName = (call: HubCall): string => hubMethodName(call, 'python')

function unsupportedByMethod(call: HubCall): string | undefined {
  const { huggingfaceHub, target, provider, providerLabel, task, parameters } = call
  if (target !== 'endpoint' && provider !== 'auto' && huggingfaceHub !== 'all' && !huggingfaceHub?.includes(task)) {
    return `huggingface_hub doesn’t support ${task} with ${providerLabel}`
  }
  const method = methodOf(call)
  const unknown = Object.keys(parameters).find(
    (key) => !method.inputArguments?.includes(key) && !method.arguments.includes(key) && !method.extraBody,
  )
  return unknown === undefined ? undefined : `${methodName(call)}() has no argument ${JSON.stringify(unknown)}`
}

/** Returns the packages that the method's result requires. */
function resultPackages({ result }: HubMethods = {}): readonly string[] {
  if (result === 'array') return ['numpy']
  return result === 'image' || result === 'masks' ? ['pillow'] : []
}

/** Checks whether the model is set when the client is created. An endpoint serves one model. */
const isModelOnClient = (call: HubCall): boolean =>
  methodOf(call).modelOnClient === true && call.endpointUrl === undefined

/** Returns the arguments of the task's method, one per line. */
function passed(call: HubCall): Piece | undefined {
  const method = methodOf(call)
  const isNamed = ([label]: readonly [label: string, value: Value]): boolean => method.arguments.includes(label)
  const parameters = Object.entries(call.parameters).filter(([label]) => !method.inputArguments?.includes(label))
  const rest = parameters.filter((each) => !isNamed(each))
  const named = parameters.filter(isNamed)
  return lines(
    ...inputArguments(call, method),
    call.endpointUrl === undefined && !isModelOnClient(call) ? code`model=${call.model.id},` : undefined,
    ...named.map(([label, value]) => python.argument(label, value)),
    rest.length > 0 ? python.argument('extra_body', Object.fromEntries(rest)) : undefined,
  )
}

/** Returns the arguments for a task's input; positional ones have no name. */
function inputArguments({ inputs, parameters }: HubCall, method: Method): readonly Piece[] {
  const { text, texts, file, prompt, question, context, query, table, source_sentence, sentences, columns } = inputs
  const positional = text ?? texts ?? file?.location
  const named: readonly (readonly [label: string, value: Value | undefined])[] = [
    ['prompt', prompt],
    ['question', question],
    ['context', context],
    ['sentence', source_sentence],
    ['other_sentences', sentences],
    ['table', table ?? columns],
    ['query', query],
    ...(method.inputArguments ?? []).map((label) => [label, parameters[label] ?? []] as const),
  ]
  return [
    ...(positional === undefined ? [] : [code`${positional},`]),
    ...named.flatMap(([label, value]) => (value === undefined ? [] : [python.argument(label, value)])),
  ]
}

function showResult(call: HubCall): Piece {
  const inJson = speechInJson(call)
  if (inJson === undefined) return show(call)
  if (call.result?.kind === 'base64') return saveSpeech(inJson)
  return code`
    if result.startswith(b"{"):
        ${saveSpeech(inJson)}
    else:
        ${saveResult(call)}
  `
}

/** The client returns speech in JSON as the JSON's bytes. */
const saveSpeech = (speech: FileInBase64): Piece => code`
  speech = ${JSON_MODULE}.loads(result)
  ${saveSound(speech, 'speech')}
  print(${`Saved ${speech.fileName},`}, ${python.at(SPEECH, [speech.also ?? ''])}, "Hz")
`

const SPEECH = /* @__PURE__ */ name('speech')

/** The model chooses the format, or the provider with `auto`, and the client hides the content type. */
function saveResult(call: HubCall): Piece {
  const fileName = fileNameOf(call)
  if (!isSoundInBytes(call)) return saveFile(fileName, code`result`)
  return code`
    ${when(mayBeJson(call) && speechInJson(call) === undefined, REFUSE_JSON)}
    ending = "wav" if result.startswith(b"RIFF") else "flac" if result.startswith(b"fLaC") else "mp3"
    name = ${python.format(fileName.slice(0, fileName.lastIndexOf('.') + 1), name('ending'))}
    ${PATH}(name).write_bytes(result)
    print("Saved", name)
  `
}

/**
 * Checks whether the method returns the service's response of any type, and doesn't download a file that it links to.
 */
const mayBeJson = (call: HubCall): boolean => call.kind !== 'task' || call.result.kind === 'bytes'

const REFUSE_JSON = code`
  if result.startswith(b"{"):
      raise SystemExit(f"The response contains no audio: {result[:200]}")
`

/** Returns the path to the text, unless more was requested. */
function textAt(call: HubCall): Piece | undefined {
  const { textAt: field } = methodOf(call)
  return field === undefined || call.parameters.return_timestamps !== undefined ? undefined : code`.${name(field)}`
}

function show(call: HubCall): Piece {
  if (call.comparesTexts) return showSimilarity(code`result`)
  const { result, fileName = '' } = call.hubMethods ?? {}
  const numbered = (ending: string): Piece => python.format(`${fileName}-`, name('number'), ending)
  switch (result) {
    case 'image':
      return code`
        result.save(${fileName})
        print(${`Saved ${fileName}`})
      `
    case 'file':
      return saveResult(call)
    case 'masks':
      return code`
        for number, segment in enumerate(result, start=1):
            name = ${numbered('.png')}
            segment.mask.save(name)
            print(f"Saved {name}: {segment.label}")
      `
    case 'sounds':
      return code`
        for number, sound in enumerate(result, start=1):
            ending = "wav" if "wav" in sound.content_type else "flac"
            name = ${python.format(`${fileName}-`, name('number'), '.', name('ending'))}
            ${PATH}(name).write_bytes(sound.blob)
            print(f"Saved {name}: {sound.label}")
      `
    case 'array':
      return code`print(result.shape, result)`
    default:
      return code`print(result${textAt(call)})`
  }
}
