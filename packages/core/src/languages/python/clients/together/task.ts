import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { isTextAlone } from '../../../clients/openai-task.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { planOf, type Wait } from '../../../clients/task-plan.ts'
import { type MethodCall, methodCallOf, unsupportedTogether } from '../../../clients/together-client.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { defineFile, readBytes } from '../files.ts'
import { TIME, URLOPEN } from '../imports.ts'
import { readFormFile, saveImages } from '../openai-result.ts'
import { saveDownload } from '../save-download.ts'
import { TOGETHER } from './sdk.ts'

export const togetherTask: TaskRenderer = {
  client: 'together',
  unsupported: unsupportedTogether,
  setUp: (call) => (planOf(call).wait === undefined ? {} : { install: `${TOGETHER.install} requests~=2.34` }),
  render,
}

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const { method, file } = asked
  return python.program(code`
    ${createClient(call)}

    ${file ? readFormFile(file.content) : readFile(fileIn(call.request.body))}
    ${name(RESULTS[method] ?? 'response')} = client.${name(method)}(
        ${passed(asked)}
    )

    ${show(call, asked)}
  `)
}

function readFile(file: FileNode | undefined): Piece | undefined {
  if (file === undefined) return undefined
  if (!file.remote) {
    return code`
      ${defineFile(file, readBytes(file))}

    `
  }
  return code`
    with ${URLOPEN}(${file.location}) as source:
        ${defineFile(file, code`source.read()`)}

  `
}

const createClient = ({ token }: TaskCall): Piece =>
  typeof token === 'string'
    ? code`client = ${nameFrom('together', 'Together')}(api_key=${token})`
    : code`client = ${nameFrom('together', 'Together')}()`

/** The variable for a method's result, if it isn't a response to read. */
const RESULTS: { readonly [method: string]: string } = {
  'audio.speech.create': 'speech',
  'audio.transcriptions.create': 'transcription',
  'completions.create': 'completion',
  'videos.create': 'job',
}

function passed({ fields, file }: MethodCall): Piece {
  const { model, ...others } = fields
  return code`
    ${python.argument('model', model as Value)}
    ${file && code`file=(${file.name}, ${file.content}, ${file.content.mediaType}),`}
    ${eachOnItsLine(others)}
  `
}

function show(call: TaskCall, { method }: MethodCall): Piece | undefined {
  const { result, wait } = planOf(call)
  if (wait !== undefined) return saveVideo(call, wait)
  if (result.kind === 'bytes') {
    return code`
      speech.write_to_file(${result.fileName})
      print(${`Saved ${result.fileName}`})
    `
  }
  if (method === 'images.generate') return saveImages(result)
  if (method === 'completions.create') return code`print(completion.choices[0].text)`
  if (method === 'embeddings.create') return SHOW_EMBEDDING
  return code`print(transcription.${isTextAlone(call) ? code`text` : code`to_json()`})`
}

const SHOW_EMBEDDING = code`
  embedding = response.data[0].embedding
  print(len(embedding), "numbers:", embedding[:5])
`

const RESPONSE = code`download`

/** Polls the job, and downloads its video. */
function saveVideo({ result }: TaskCall, { done, failed, intervalSeconds }: Wait): Piece | undefined {
  if (result.kind !== 'url') return undefined
  const over = python.inline([done, ...failed])
  return code`
    while job.status not in ${over}:
        ${TIME}.sleep(${intervalSeconds})
        job = client.videos.retrieve(job.id)
    if job.status != ${done}:
        raise SystemExit(f"Job failed: {job.to_json()}")

    session = ${name('requests', { module: 'requests' })}.Session()
    del session.adapters["http://"]  # Only HTTPS, even after a redirect.
    download = session.get(job.${name(result.at.join('.'))})
    download.raise_for_status()
    ${saveDownload(result.fileName, RESPONSE)}
  `
}
