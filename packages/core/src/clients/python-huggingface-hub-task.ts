import type { TaskCall } from '../call.ts'
import { setField } from '../json.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { JsonValue, Value } from '../languages/value.ts'
import type { Answer } from '../providers/provider.ts'
import type { HubMethods } from '../tasks/task.ts'
import type { TaskPart } from './client.ts'
import { refusesUnknownProvider } from './hub-client.ts'
import { mayBeSpeechInJson, refusesUnencodedModel } from './hub-client-task.ts'
import { CLIENT, clientOf, pythonHuggingfaceHub, refusesCall } from './python-huggingface-hub.ts'
import { pythonImports } from './python-program.ts'

function template(call: TaskCall): string {
  const { imports, code } = callOf(call)
  const { endpointUrl, provider } = call
  let head = ''
  if (endpointUrl !== undefined) head = python.argument('base_url', endpointUrl)
  else if (provider !== 'auto') head = python.argument('provider', provider)
  const model = modelOnClient(call) ? python.argument('model', call.model.id) : ''
  return python.program([...imports, ...pythonImports(call, CLIENT)], `${clientOf(call, head, model)}\n${code}`)
}

/** The arguments for a task's input, positional ones without a name. */
function inputsOf({ inputs, parameters }: TaskCall, method: Method): [name: string | undefined, value: Value][] {
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

type Method = NonNullable<HubMethods['python']>

/** The client's method; a task that has none is not offered. */
const methodOf = ({ hubMethods }: TaskCall): Method => hubMethods?.python as Method

const nameOf = ({ task }: TaskCall): string => task.replaceAll('-', '_')

export const pythonHuggingfaceHubTask: TaskPart = {
  of: pythonHuggingfaceHub,
  refuses: (call: TaskCall) =>
    refusesCall(call) ?? refusesUnencodedModel(call) ?? refusesTask(call) ?? refusesUnknownProvider(call),
  setUp(call) {
    const extra = extraPackages(call)
    return extra.length === 0 ? undefined : { install: [pythonHuggingfaceHub.install, ...extra].join(' ') }
  },
  does: ({ hubMethods }) => hubMethods?.python !== undefined,
  template,
}

/** Why the client cannot make this call. */
function refusesTask(call: TaskCall): string | undefined {
  const { huggingfaceHub, mode, provider, task } = call
  if (mode !== 'endpoint' && provider !== 'auto' && huggingfaceHub !== 'all' && !huggingfaceHub?.includes(task)) {
    return `huggingface_hub does not know how to ask ${call.providerRecord?.label ?? provider} for ${task}`
  }
  const method = methodOf(call)
  const unknown = Object.keys(call.parameters).find(
    (key) => !method.inputArguments?.includes(key) && !method.arguments.includes(key) && !method.extraBody,
  )
  return unknown === undefined ? undefined : `${nameOf(call)}() has no argument ${JSON.stringify(unknown)}`
}

/** What the method's result needs beyond the client. */
function extraPackages(call: TaskCall): readonly string[] {
  const result = call.hubMethods?.result
  if (result === 'array') return ['numpy']
  return result === 'image' || result === 'masks' ? ['pillow'] : []
}

/** Whether the model is named when the client is made. */
const modelOnClient = (call: TaskCall): boolean =>
  methodOf(call).modelOnClient === true && call.endpointUrl === undefined

const PATH: PythonImport = { module: 'pathlib', name: 'Path', standard: true }

/** The call of the task's method on `client`, and its result shown; `imports` is what that needs. */
function callOf(call: TaskCall): { readonly imports: readonly PythonImport[]; readonly code: string } {
  const method = methodOf(call)
  let passed = ''
  for (const [name, value] of inputsOf(call, method)) {
    passed += name === undefined ? `    ${python.literal(value, 4, 5)},\n` : python.argument(name, value)
  }
  // An endpoint is the model.
  if (call.endpointUrl === undefined && !modelOnClient(call)) passed += python.argument('model', call.model.id)
  const rest: { [key: string]: JsonValue } = {}
  for (const key of Object.keys(call.parameters)) {
    const value = call.parameters[key] as JsonValue
    if (method.inputArguments?.includes(key)) continue
    if (method.arguments.includes(key)) passed += python.argument(key, value)
    else setField(rest, key, value)
  }
  if (Object.keys(rest).length > 0) passed += python.argument('extra_body', rest)
  const { imports, code } =
    call.answer?.kind === 'base64' && call.answer.also !== undefined
      ? saveSpeech(call.answer)
      : mayBeSpeechInJson(call)
        ? SPEECH_OF_EITHER_FORM
        : show(call.hubMethods)
  return { imports, code: `result = client.${nameOf(call)}(\n${passed})\n\n${code}` }
}

/** Speech that comes in JSON is handed through as the JSON's bytes. */
const saveSpeech = ({
  fileName,
  at,
  also,
}: Extract<Answer, { kind: 'base64' }>): { imports: readonly PythonImport[]; code: string } => ({
  imports: [{ module: 'base64', standard: true }, { module: 'json', standard: true }, PATH],
  code: `speech = json.loads(result)
Path(${python.string(fileName)}).write_bytes(base64.b64decode(speech[${python.string(String(at[0]))}]))
print(${python.string(`Saved ${fileName},`)}, speech[${python.string(also ?? '')}], "Hz")
`,
})

const SPEECH_OF_EITHER_FORM: { readonly imports: readonly PythonImport[]; readonly code: string } = {
  imports: [{ module: 'base64', standard: true }, { module: 'json', standard: true }, PATH],
  code: `if result.startswith(b"{"):
    speech = json.loads(result)
    result = base64.b64decode(speech["audio"])
    print(speech["sampling_rate"], "Hz")
Path("speech.wav").write_bytes(result)
print("Saved speech.wav")
`,
}

function show({ result, fileName = '' }: HubMethods = {}): { imports: readonly PythonImport[]; code: string } {
  const saved = `print(${python.string(`Saved ${fileName}`)})\n`
  switch (result) {
    case 'image':
      return { imports: [], code: `result.save(${python.string(fileName)})\n${saved}` }
    case 'file':
      return { imports: [PATH], code: `Path(${python.string(fileName)}).write_bytes(result)\n${saved}` }
    case 'masks':
      return {
        imports: [],
        code: `for number, segment in enumerate(result, start=1):
    name = f"${fileName}-{number}.png"
    segment.mask.save(name)
    print(f"Saved {name}: {segment.label}")
`,
      }
    case 'sounds':
      return {
        imports: [PATH],
        code: `for number, sound in enumerate(result, start=1):
    name = f"${fileName}-{number}.flac"
    Path(name).write_bytes(sound.blob)
    print(f"Saved {name}: {sound.label}")
`,
      }
    default:
      return { imports: [], code: 'print(result)\n' }
  }
}
