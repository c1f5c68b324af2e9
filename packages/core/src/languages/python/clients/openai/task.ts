import type { TaskCall } from '../../../../call/call.ts'
import { type FileNode, raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { isTextAlone, type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-client.ts'
import { type PythonImport, python } from '../../writer.ts'
import { EXCEPT_REFUSED } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { BASE64, importsOfToken, PATH, URLOPEN } from '../imports.ts'
import { completion } from './completion.ts'
import { createClient, OPENAI, openaiImport, PLAIN } from './program.ts'

/** Body fields that the methods of openai-python 3.52 take by name (their signatures). */
const KEYWORDS: { readonly [method: string]: readonly string[] } = {
  'audio.speech.create': ['input', 'instructions', 'model', 'response_format', 'speed', 'stream_format', 'voice'],
  'audio.transcriptions.create': [
    'chunking_strategy',
    'include',
    'keywords',
    'known_speaker_names',
    'known_speaker_references',
    'language',
    'languages',
    'model',
    'prompt',
    'response_format',
    'temperature',
    'timestamp_granularities',
  ],
  'embeddings.create': ['dimensions', 'encoding_format', 'input', 'model', 'user'],
  'images.generate': [
    'background',
    'model',
    'moderation',
    'n',
    'output_compression',
    'output_format',
    'prompt',
    'quality',
    'response_format',
    'size',
    'style',
    'user',
  ],
}

/** Code and the imports that it needs. */
interface Code {
  readonly imports: readonly PythonImport[]
  readonly code: string
}

/** The tasks for which the client has a method. */
export const task: Renderer<TaskCall> = {
  unsupported: (call) => (call.task === 'text-generation' ? completion.unsupported?.(call) : unsupportedMethod(call)),
  render: (call) => (call.task === 'text-generation' ? completion.render(call) : render(call)),
}

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const { method, baseUrl, moreHeaders, file, fields } = asked
  const read = file === undefined ? { imports: [], code: '' } : readFile(file.content)
  const shown = show(call, asked)
  const result = RESULTS[method.name] ?? 'response'
  const lacksVoice = method.name === 'audio.speech.create' && !Object.hasOwn(fields, 'voice')
  return python.program(
    [...importsOfToken(call), ...read.imports, ...shown.imports, lacksVoice ? openaiImport(PLAIN, 'omit') : OPENAI],
    `${createClient(call, baseUrl, moreHeaders)}
${read.code}try:
    ${result} = client.${method.name}(
${passed(asked)}${lacksVoice ? python.argument('voice', raw('omit'), 8) : ''}    )
${EXCEPT_REFUSED}
${shown.code}`,
  )
}

/** The variable of what a method gives, where that is not a response to be read. */
const RESULTS: { readonly [method: string]: string } = {
  'audio.speech.create': 'speech',
  'audio.transcriptions.create': 'transcription',
}

/** The arguments, a line each: the model and the input first. */
function passed({ method, fields, file }: MethodCall): string {
  const { model, ...others } = fields
  // Three parts in round brackets: name, content, type.
  const part =
    file && `(${python.string(file.name)}, ${file.content.variable}, ${python.string(file.content.mediaType)})`
  return (
    python.argument('model', model as Value, 8) +
    (part === undefined ? '' : python.argument('file', raw(part), 8)) +
    keywordArguments(others, knownIn(method.name, fields), 8)
  )
}

/** What a method takes by name. Its types name two forms of a picture; another goes as a field that it does not know. */
function knownIn(method: string, { response_format: format }: MethodCall['fields']): ReadonlySet<string> {
  const names = KEYWORDS[method] ?? []
  const isOther = method === 'images.generate' && format !== 'b64_json' && format !== 'url'
  return new Set(isOther ? names.filter((name) => name !== 'response_format') : names)
}

function readFile({ location, remote, variable }: FileNode): Code {
  const place = python.string(location)
  return remote
    ? { imports: [URLOPEN], code: `with urlopen(${place}) as download:\n    ${variable} = download.read()\n\n` }
    : { imports: [PATH], code: `${variable} = Path(${place}).read_bytes()\n\n` }
}

function show(call: TaskCall, { method, result }: MethodCall): Code {
  if (method.name === 'embeddings.create') return { imports: [], code: showEmbedding(result) }
  if (method.name === 'audio.speech.create' && result.kind === 'bytes') {
    return { imports: [], code: `speech.write_to_file(${python.string(result.fileName)})\n${saved(result.fileName)}` }
  }
  if (method.name === 'images.generate' && result.kind === 'base64') {
    return { imports: [BASE64, PATH], code: saveImage(result.fileName) }
  }
  if (result.kind !== 'bytes') {
    return { imports: [], code: `print(transcription.${isTextAlone(call) ? 'text' : 'to_json()'})\n` }
  }
  return {
    imports: [PATH],
    code: `Path(${python.string(result.fileName)}).write_bytes(transcription.encode())\n${saved(result.fileName)}`,
  }
}

const showEmbedding = (result: MethodCall['result']): string =>
  result.kind === 'json' && result.shows?.as === 'numbers'
    ? `embedding = response.data[0].embedding\nprint(len(embedding), "numbers:", embedding[:5])\n`
    : 'print(response.data[0].embedding)\n'

const saveImage = (fileName: string): string => `try:
    data = base64.b64decode(response.data[0].b64_json)
except (IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response}")

Path(${python.string(fileName)}).write_bytes(data)
${saved(fileName)}`

const saved = (fileName: string): string => `print(${python.string(`Saved ${fileName}`)})\n`
