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
import { DEFINE_WRITE_WAV, saveSound } from '../sound.ts'
import { createClient } from './inference-client.ts'
import { install } from './install.ts'

type HubCall = TaskCall | AutoTaskCall
type Method = NonNullable<HubMethods['python']>

const renderer: Renderer<HubCall> = {
  unsupported: (call) =>
    call.unsupportedByHub?.python ??
    unsupportedEndpoint(call) ??
    unsupportedSeveral(call, `${methodName(call)}()`) ??
    unsupportedByMethod(call) ??
    unsupportedProvider(call),
  setUp({ hubMethods }) {
    const packages = resultPackages(hubMethods)
    return packages.length === 0 ? {} : { install: [install, ...packages].join(' ') }
  },
  render: (call) =>
    python.program(code`
      ${when(speechInJson(call) !== undefined, DEFINE_WRITE_WAV)}
      ${createClient(call, whereToAsk(call), isModelOnClient(call) ? { model: call.model.id } : {})}

      result = client.${name(methodName(call))}(
          ${passed(call)}
      )

      ${showResult(call)}
    `),
}

export const huggingfaceHubTask: TaskRenderer = { client: 'huggingface_hub', ...renderer }

/** Where the client asks, as an argument of it. */
function whereToAsk({ endpointUrl, provider }: HubCall): ValueObject {
  if (endpointUrl !== undefined) return { base_url: endpointUrl }
  return provider === 'auto' ? {} : { provider }
}

/** The client's method; a task that has none is not offered. */
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

/** What the method's result needs beyond the client. */
function resultPackages({ result }: HubMethods = {}): readonly string[] {
  if (result === 'array') return ['numpy']
  return result === 'image' || result === 'masks' ? ['pillow'] : []
}

/** Whether the model is named when the client is made. An endpoint is the model. */
const isModelOnClient = (call: HubCall): boolean =>
  methodOf(call).modelOnClient === true && call.endpointUrl === undefined

/** The arguments of the task's method, a line each. */
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

/** The arguments for a task's input, positional ones without a name. */
function inputArguments({ inputs, parameters }: HubCall, method: Method): readonly Piece[] {
  const { text, file, prompt, question, context, query, table, source_sentence, sentences, columns } = inputs
  const positional = text ?? file?.location
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

/** Speech that comes in JSON is handed through as the JSON's bytes. */
const saveSpeech = (speech: FileInBase64): Piece => code`
  speech = ${JSON_MODULE}.loads(result)
  ${saveSound(speech, 'speech')}
  print(${`Saved ${speech.fileName},`}, ${python.at(SPEECH, [speech.also ?? ''])}, "Hz")
`

const SPEECH = /* @__PURE__ */ name('speech')

/** The format is the model's choice, or with `auto` the provider's, and the client keeps the content type to itself. */
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

/** Whether the method hands through what the service answers, of whatever type, and fetches nothing that is named there. */
const mayBeJson = (call: HubCall): boolean => call.kind !== 'task' || call.result.kind === 'bytes'

const REFUSE_JSON = code`
  if result.startswith(b"{"):
      raise SystemExit(f"The response has no sound: {result[:200]}")
`

/** A text alone, unless more was asked for than that. */
function textAt(call: HubCall): Piece | undefined {
  const { textAt: field } = methodOf(call)
  return field === undefined || call.parameters.return_timestamps !== undefined ? undefined : code`.${name(field)}`
}

function show(call: HubCall): Piece {
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
