import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts'
import type { FileInBase64 } from '../../../../providers/provider.ts'
import type { HubMethods } from '../../../../tasks/task.ts'
import { type JsonValue, raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import {
  fileNameOf,
  hubMethodName,
  speechInJson,
  unsupportedEndpoint,
  unsupportedProvider,
} from '../../../clients/hub-client.ts'
import { type PythonImport, python } from '../../writer.ts'
import { BASE64, importsOfToken, JSON_MODULE, PATH } from '../imports.ts'
import { createClient, inferenceClient } from './inference-client.ts'
import { install } from './install.ts'

type HubCall = TaskCall | AutoTaskCall
type Method = NonNullable<HubMethods['python']>

/** Code and the imports that it needs. */
interface Code {
  readonly imports: readonly PythonImport[]
  readonly code: string
}

export const task: Renderer<HubCall> = {
  unsupported: (call) =>
    call.unsupportedByHub ?? unsupportedEndpoint(call) ?? unsupportedByMethod(call) ?? unsupportedProvider(call),
  setUp({ hubMethods }) {
    const packages = resultPackages(hubMethods)
    return packages.length === 0 ? {} : { install: [install, ...packages].join(' ') }
  },
  render(call) {
    const { endpointUrl, provider, model } = call
    const { imports, code } = callMethod(call)
    let where = ''
    if (endpointUrl !== undefined) where = python.argument('base_url', endpointUrl)
    else if (provider !== 'auto') where = python.argument('provider', provider)
    const client = createClient(call, where, isModelOnClient(call) ? python.argument('model', model.id) : '')
    return python.program([...imports, ...importsOfToken(call), inferenceClient(call)], `${client}\n${code}`)
  },
}

/** The client's method; a task that has none is not offered. */
const methodOf = ({ hubMethods }: HubCall): Method => hubMethods?.python ?? { arguments: [] }

const methodName = (call: HubCall): string => hubMethodName(call, 'python')

function unsupportedByMethod(call: HubCall): string | undefined {
  const { huggingfaceHub, target, provider, providerLabel, task, parameters } = call
  if (target !== 'endpoint' && provider !== 'auto' && huggingfaceHub !== 'all' && !huggingfaceHub?.includes(task)) {
    return `huggingface_hub does not know how to ask ${providerLabel} for ${task}`
  }
  if (Object.hasOwn(parameters, 'max_new_tokens') && losesMaxTokens(call)) {
    return `the client sends max_new_tokens as it is, and ${providerLabel} knows max_tokens`
  }
  const method = methodOf(call)
  const unknown = Object.keys(parameters).find(
    (key) => !method.inputArguments?.includes(key) && !method.arguments.includes(key) && !method.extraBody,
  )
  return unknown === undefined ? undefined : `${methodName(call)}() has no argument ${JSON.stringify(unknown)}`
}

/** Providers whose completions the client sends under the hub's name of their limit. */
const losesMaxTokens = ({ target, provider, task }: HubCall): boolean =>
  task === 'text-generation' && target !== 'endpoint' && (provider === 'novita' || provider === 'together')

/** What the method's result needs beyond the client. */
function resultPackages({ result }: HubMethods = {}): readonly string[] {
  if (result === 'array') return ['numpy']
  return result === 'image' || result === 'masks' ? ['pillow'] : []
}

/** Whether the model is named when the client is made. An endpoint is the model. */
const isModelOnClient = (call: HubCall): boolean =>
  methodOf(call).modelOnClient === true && call.endpointUrl === undefined

/** The call of the task's method on `client`, and its result shown. */
function callMethod(call: HubCall): Code {
  const method = methodOf(call)
  const isNamed = (name: string): boolean => method.arguments.includes(name)
  const parameters = Object.entries(call.parameters).filter(([name]) => !method.inputArguments?.includes(name))
  const rest = parameters.filter(([name]) => !isNamed(name))
  const inputs = inputArguments(call, method).map(([name, value]) =>
    name === undefined ? `    ${python.literal(value, 4, 5)},\n` : python.argument(name, value),
  )
  const named: readonly (readonly [name: string, value: JsonValue])[] = [
    ...(call.endpointUrl === undefined && !isModelOnClient(call) ? [['model', call.model.id] as const] : []),
    ...parameters.filter(([name]) => isNamed(name)),
    ...(rest.length > 0 ? [['extra_body', Object.fromEntries(rest)] as const] : []),
  ]
  const passed = [...inputs, ...named.map(([name, value]) => python.argument(name, value))].join('')
  const { imports, code } = showResult(call)
  return { imports, code: `result = client.${methodName(call)}(\n${passed})\n\n${code}` }
}

/** The arguments for a task's input, positional ones without a name. */
function inputArguments({ inputs, parameters }: HubCall, method: Method): [name: string | undefined, value: Value][] {
  const { text, file, prompt, question, context, query, table, source_sentence, sentences, columns } = inputs
  const all: readonly (readonly [name: string | undefined, value: Value | undefined])[] = [
    [undefined, text ?? file?.location],
    ['prompt', prompt],
    ['question', question],
    ['context', context],
    ['sentence', source_sentence],
    ['other_sentences', sentences],
    ['table', table ?? columns],
    ['query', query],
    ...(method.inputArguments ?? []).map((name) => [name, parameters[name] ?? []] as const),
  ]
  return all.filter((argument): argument is [string | undefined, Value] => argument[1] !== undefined)
}

function showResult(call: HubCall): Code {
  const inJson = speechInJson(call)
  if (inJson === undefined) return show(call)
  const imports = [BASE64, JSON_MODULE, PATH]
  if (call.result?.kind === 'base64') return { imports, code: saveSpeech(inJson) }
  return {
    imports,
    code: `if result.startswith(b"{"):\n${saveSpeech(inJson, '    ')}else:\n${saveFile(call, '    ')}`,
  }
}

/** Speech that comes in JSON is handed through as the JSON's bytes. */
const saveSpeech = ({ fileName, at, also = '' }: FileInBase64, indent = ''): string =>
  `${indent}speech = json.loads(result)
${indent}Path(${python.string(fileName)}).write_bytes(base64.b64decode(${python.at('speech', at)}))
${indent}print(${python.string(`Saved ${fileName},`)}, ${python.at('speech', [also])}, "Hz")
`

/** The format is the model's choice, or with `auto` the provider's, and the client keeps the content type to itself. */
function saveFile(call: HubCall, indent = ''): string {
  const name = fileNameOf(call)
  if ((call.kind === 'task' && call.result.kind !== 'url') || !name.endsWith('.wav')) {
    return `${indent}Path(${python.string(name)}).write_bytes(result)
${indent}print(${python.string(`Saved ${name}`)})
`
  }
  return `${indent}ending = "wav" if result.startswith(b"RIFF") else "flac" if result.startswith(b"fLaC") else "mp3"
${indent}name = ${python.format(name.replace(/wav$/, ''), raw('ending'))}
${indent}Path(name).write_bytes(result)
${indent}print("Saved", name)
`
}

/** A text alone, unless more was asked for than that. */
function textAt(call: HubCall): string {
  const { textAt: field } = methodOf(call)
  return field === undefined || call.parameters.return_timestamps !== undefined ? '' : `.${field}`
}

function show(call: HubCall): Code {
  const { result, fileName = '' } = call.hubMethods ?? {}
  const numbered = (ending: string): string => python.format(`${fileName}-`, raw('number'), ending)
  switch (result) {
    case 'image':
      return {
        imports: [],
        code: `result.save(${python.string(fileName)})\nprint(${python.string(`Saved ${fileName}`)})\n`,
      }
    case 'file':
      return { imports: [PATH], code: saveFile(call) }
    case 'masks':
      return {
        imports: [],
        code: `for number, segment in enumerate(result, start=1):
    name = ${numbered('.png')}
    segment.mask.save(name)
    print(f"Saved {name}: {segment.label}")
`,
      }
    case 'sounds':
      return {
        imports: [PATH],
        code: `for number, sound in enumerate(result, start=1):
    name = ${numbered('.flac')}
    Path(name).write_bytes(sound.blob)
    print(f"Saved {name}: {sound.label}")
`,
      }
    case 'array':
      return { imports: [], code: 'print(result.shape, result)\n' }
    default:
      return { imports: [], code: `print(result${textAt(call)})\n` }
  }
}
