import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { type Run, runOf, unsupportedReplicate } from '../../../clients/replicate-client.ts'
import { plannedResult } from '../../../clients/task-plan.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { defineFile, readBytes } from '../files.ts'
import { JSON_MODULE, URLOPEN } from '../imports.ts'
import { saveDownload, saveLinkedFiles } from '../save-download.ts'

/** Runs a model as Replicate's pages do: `run` waits for the prediction. */
export const replicateTask: TaskRenderer = {
  client: 'replicate',
  unsupported: (call) =>
    call.providerModel.includes(':')
      ? 'for models with a version, the client may return files that it downloads with your key (replicate/run.py)'
      : unsupportedReplicate(call),
  setUp: ({ result }) => (result.kind === 'url' ? { install: 'pip install replicate~=1.0 requests~=2.34' } : {}),
  render,
}

const REPLICATE = /* @__PURE__ */ name('replicate', { module: 'replicate' })
const OUTPUT = /* @__PURE__ */ name('output')
const RESPONSE = code`response`

function render(call: TaskCall): string {
  const run = runOf(call)
  if (run === undefined) return ''
  const isFile = run.result.kind === 'url'
  return python.program(code`
    client = ${REPLICATE}.Client(api_token=${call.token})

    ${readFile(fileIn(call.request.body))}
    output = client.run(
        ${call.providerModel},
        ${python.argument('input', run.input)}
        ${when(isFile, WITHOUT_FILES)}
    )
    if output is None:
        raise SystemExit("The prediction has no output yet.")

    ${isFile ? download(call, run) : SHOW_JSON}
  `)
}

/** `FileOutput` of release 1.0 sends the key to any host that an output names. */
const WITHOUT_FILES = code`use_file_output=False,  # Otherwise, the client downloads files with your key.`

const SHOW_JSON = code`print(${JSON_MODULE}.dumps(output, indent=2, ensure_ascii=False))`

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

function download(call: TaskCall, { result, at }: Run): Piece | undefined {
  if (result.kind !== 'url') return undefined
  const planned = plannedResult(call, result)
  const session = code`
    session = ${name('requests', { module: 'requests' })}.Session()
    del session.adapters["http://"]  # Only HTTPS, even after a redirect.
  `
  if (planned.kind === 'urls') {
    return code`
      ${session}
      ${saveLinkedFiles({ ...planned, list: at }, OUTPUT, RESPONSE)}
    `
  }
  const found = python.at(OUTPUT, at)
  return code`
    ${session}
    ${when(result.listed === true, code`# Some models return a list of URLs, others a single URL.`)}
    url = ${result.listed ? code`${found}[0] if isinstance(${found}, list) else ${found}` : found}
    response = session.get(url)
    response.raise_for_status()
    ${saveDownload(result.fileName, RESPONSE)}
  `
}
