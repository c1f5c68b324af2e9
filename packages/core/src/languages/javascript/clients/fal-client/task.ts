import type { TaskCall } from '../../../../call/call.ts'
import type { ResponseResult } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import { EnvironmentNode, type FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { type LinkedFile, plannedResult } from '../../../clients/task-plan.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { refuse } from '../fetch/refused.ts'
import { defineFile, readBase64 } from '../files.ts'
import { nameByType } from '../named-by-format.ts'
import { save, saveByName } from '../save.ts'
import { checkUrl, saveLinkedFiles } from '../save-files.ts'
import { checkToken } from '../token.ts'

/** Submits a job to fal's queue, as fal's pages for its models do, and waits for its result. */
export const falClientTask: TaskRenderer = {
  client: '@fal-ai/client',
  unsupported: (call) => {
    if (!hasId(call)) return 'the client rejects ids of models without an owner'
    return jobOf(call) === undefined
      ? 'we use @fal-ai/client only for JSON requests that return JSON or the URL of a file'
      : undefined
  },
  render,
}

/** `ensureEndpointIdFormat` of the client's `utils.js` throws an error for other ids. */
const hasId = ({ providerModel }: TaskCall): boolean =>
  providerModel.includes('/') || /^[0-9]+-[a-zA-Z0-9-]+$/.test(providerModel)

type JobResult = Extract<ResponseResult, { kind: 'json' | 'url' }>

/** Returns the client's input and where the result is; `undefined` if the client doesn't support the call. */
const jobOf = ({ request: { body }, result }: TaskCall) =>
  body.kind === 'json' && (result.kind === 'url' || result.kind === 'json')
    ? { input: body.value, result: result as JobResult }
    : undefined

const FAL = /* @__PURE__ */ nameFrom('@fal-ai/client', 'fal')
const DATA = code`result.data`

/** Without a type argument, the client's types only accept the fields that they know of a known model. */
const ANY_MODEL = code`<string>`

function render(call: TaskCall): string {
  const job = jobOf(call)
  if (job === undefined) return ''
  const { input, result } = job
  const file = fileIn(call.request.body)
  return javascript.program(code`
    ${checkToken(call)}
    ${call.token instanceof EnvironmentNode ? undefined : configure(call.token)}
    ${file && readFile(file)}
    const result = await ${FAL}.subscribe${when(call.typescript, ANY_MODEL)}(${call.providerModel}, {
      input: ${input},
    });

    ${showResult(call, result)}
  `)
}

const configure = (token: string): Piece => code`
  ${FAL}.config({ credentials: ${token} });

`

const readFile = (file: FileNode): Piece =>
  file.remote
    ? code`
      const source = await fetch(${file.location});
      ${refuse(code`source`)}
      ${defineFile(file, code`Buffer.from(await source.arrayBuffer()).toString("base64")`)}

    `
    : code`
      ${defineFile(file, readBase64(file))}

    `

const at = (path: ValuePath): Piece => javascript.at(DATA, path, true)

function showResult(call: TaskCall, result: JobResult): Piece {
  if (result.kind === 'json') return code`console.log(${at(result.at ?? [])});`
  const planned = plannedResult(call, result)
  if (planned.kind === 'urls') return saveLinkedFiles(planned, DATA, refuse)
  return planned.kind === 'url' ? saveLinked(planned) : code``
}

const FILE_DATA = code`Buffer.from(await file.arrayBuffer())`

const saveLinked = ({ at: path, starts, fileName, named }: LinkedFile): Piece => code`
  const url = ${at(path)};
  ${checkUrl(starts)}
  const file = await fetch(url);
  ${refuse(code`file`)}
  ${
    named === undefined
      ? save(fileName, FILE_DATA)
      : code`
        const type = file.headers.get("content-type");
        ${nameByType(code`type`, named)}
        ${saveByName(FILE_DATA)}
      `
  }
`
