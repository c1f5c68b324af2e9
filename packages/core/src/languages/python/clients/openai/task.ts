import type { TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { isTextAlone, type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { plannedResult } from '../../../clients/task-plan.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { readFormFile, saveImages } from '../openai-result.ts'
import { saveFile } from '../save-download.ts'
import { DEFINE_SIMILARITY, showSimilarity } from '../similarity.ts'
import { completion } from './completion.ts'
import { createClient } from './program.ts'

/** Body fields that the methods of openai-python 3.52 accept by name, according to their signatures. */
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

/** Covers the tasks for which the client has a method. */
export const openaiTask: TaskRenderer = {
  client: 'openai',
  takesLists: true,
  comparesTexts: true,
  unsupported: (call) => (call.task === 'text-generation' ? completion.unsupported?.(call) : unsupportedMethod(call)),
  render: (call) => (call.task === 'text-generation' ? completion.render(call) : render(call)),
}

const NO_VOICE = code`voice=${nameFrom('openai', 'omit')},`

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const { method, baseUrl, moreHeaders, file, fields } = asked
  const lacksVoice = method.name === 'audio.speech.create' && !Object.hasOwn(fields, 'voice')
  return python.program(code`
    ${when(call.comparesTexts, DEFINE_SIMILARITY)}
    ${createClient({ token: call.token, baseUrl, moreHeaders })}

    ${file && readFormFile(file.content)}
    ${name(RESULTS[method.name] ?? 'response')} = client.${name(method.name)}(
        ${passed(asked)}
        ${when(lacksVoice, NO_VOICE)}
    )

    ${show(call, asked)}
  `)
}

/** The variable for a method's result, if it isn't a response to read. */
const RESULTS: { readonly [method: string]: string } = {
  'audio.speech.create': 'speech',
  'audio.transcriptions.create': 'transcription',
}

/** Returns the arguments, one per line, starting with the model and the input. */
function passed({ method, fields, file }: MethodCall): Piece {
  const { model, ...others } = fields
  return code`
    ${python.argument('model', model as Value)}
    ${file && code`file=(${file.name}, ${file.content}, ${file.content.mediaType}),`}
    ${keywordArguments(others, knownIn(method.name, fields))}
  `
}

/**
 * Returns the fields that a method accepts by name. Its types have two image formats; another one is sent as an unknown
 * field.
 */
function knownIn(method: string, { response_format: format }: MethodCall['fields']): ReadonlySet<string> {
  const names = KEYWORDS[method] ?? []
  const isOther = method === 'images.generate' && format !== 'b64_json' && format !== 'url'
  return new Set(isOther ? names.filter((each) => each !== 'response_format') : names)
}

function show(call: TaskCall, { method, result }: MethodCall): Piece | undefined {
  if (call.comparesTexts) return showSimilarity(code`[item.embedding for item in response.data]`)
  if (method.name === 'embeddings.create') return showEmbedding(result)
  if (method.name === 'audio.speech.create' && result.kind === 'bytes') {
    return code`
      speech.write_to_file(${result.fileName})
      print(${`Saved ${result.fileName}`})
    `
  }
  if (method.name === 'images.generate') return saveImages(plannedResult(call, result))
  return result.kind === 'bytes'
    ? saveFile(result.fileName, code`transcription.encode()`)
    : code`print(transcription.${isTextAlone(call) ? code`text` : code`to_json()`})`
}

const showEmbedding = (result: MethodCall['result']): Piece =>
  result.kind === 'json' && result.shows?.as === 'embeddings'
    ? code`
      for item in response.data:
          print(len(item.embedding), "numbers:", item.embedding[:5])
    `
    : result.kind === 'json' && result.shows?.as === 'numbers'
      ? code`
      embedding = response.data[0].embedding
      print(len(embedding), "numbers:", embedding[:5])
    `
      : code`print(response.data[0].embedding)`
