import type { HttpRequest, TaskCall } from '../../call/call.ts'
import type { JsonResult, Queue, ResponseResult, ResponseUrl } from '../../providers/provider.ts'
import type { ValuePath } from '../../values/path.ts'
import type { FileNode } from '../../values/value.ts'
import { endingOf, type NamedByFormat, namedByFormat } from './formats.ts'
import { fileIn } from './raw-client.ts'

/* What raw clients do for a task: read a file, send a request, wait, and print or save the result. */

/** What decides which statements read a file. */
export type FileShape = Pick<FileNode, 'encoding' | 'remote'>

/** What a plan is made of. */
export interface PlanFacts extends Pick<TaskCall, 'result' | 'target'> {
  readonly file: FileShape | undefined
  /** Whether the request isn't encrypted. */
  readonly isHttp: boolean
}

/** The steps of a call besides its request, determined once and printed by each language. */
export interface TaskPlan {
  /** How the reader's file is read before the request. */
  readonly file: FileShape | undefined
  /** How to wait for a job that the request submits; `undefined` if the first response contains the result. */
  readonly wait: Wait | undefined
  /** What a program does with the result. */
  readonly result: PlannedResult
}

/** A job's queue, with the URLs for this call. */
export interface Wait extends Omit<Queue, 'outputAt' | 'result' | 'status'> {
  /** Where the output is. Waiting ends when it exists; `undefined` if only the status says that it's complete. */
  readonly outputAt: ValuePath | undefined
  /** The URL of the job's status. */
  readonly status: JobAddress
  /** The URL of the result; `undefined` if the last status response contains it. */
  readonly result: JobAddress | undefined
  /** What the program reads from the first response, each in its own variable. */
  readonly found: readonly JobAddress[]
}

/** A URL that is a field of the first response, or contains one. */
export interface JobAddress {
  /** Whether it needs a second variable, next to the status's. */
  readonly isSecond: boolean
  readonly field: ValuePath
  readonly part: ResponseUrl['part']
  /** The text before and after the field, or before and after its part. */
  readonly prefix: string
  readonly suffix: string
  /** How the provider's own URLs start. */
  readonly ownPrefix: string
  /**
   * How the field's URL must start if it's called unchanged: the token is sent there, and a response must not redirect
   * it to another host. `undefined` if the field is only part of a URL, as with the router's own URLs.
   */
  readonly start: string | undefined
}

/** A response that is a file. */
export interface FileInBytes extends Extract<ResponseResult, { kind: 'bytes' }> {
  /** How to name audio whose format the model chooses. */
  readonly named: NamedByFormat | undefined
}

/** How a response links to one file or several. */
interface Link {
  /**
   * How the URL may start. We don't trust a response with other protocols: a program that fetches any URL could read
   * the reader's own files, or send a private request unencrypted.
   */
  readonly starts: readonly string[]
  /** How to name a file whose format the model chooses; `undefined` if the format is fixed. */
  readonly named: NamedByFormat | undefined
}

/** A file that the response links to. */
export interface LinkedFile extends Extract<ResponseResult, { kind: 'url' }>, Link {}

/** Where a response contains a list of files, which are saved with numbered names, such as `image-1.jpg`. */
interface FileList {
  readonly list: ValuePath
  /** The path to the file, or its URL, in a list item; empty if the item itself is it. */
  readonly item: ValuePath
  /** The file name up to the number. */
  readonly stem: string
  /** The file name after the number, including the dot. */
  readonly ending: string
}

/** Files in base64. */
export interface Files extends FileList {
  readonly kind: 'files'
  /** The item's field with a label for the file. */
  readonly label: string | undefined
  /** The item's field with the media type; WAV files have a different extension. */
  readonly type: string | undefined
}

/** Files that the response links to. */
export interface LinkedFiles extends FileList, Link {
  readonly kind: 'urls'
  /** Whether the response may contain a single URL instead of a list. */
  readonly mayBeOne: boolean
}

/** What a program does with a result. */
export type PlannedResult =
  | JsonResult
  | FileInBytes
  | Extract<ResponseResult, { kind: 'base64' }>
  | Files
  | LinkedFile
  | LinkedFiles

/** Returns the queue that a result comes from. */
export const queueOf = (result: ResponseResult): Queue | undefined => ('queue' in result ? result.queue : undefined)

/** Returns what a program does for a task besides sending its request. */
export const planOf = ({ request, result, target }: TaskCall): TaskPlan =>
  planFor({ file: fileIn(request.body), result, target, isHttp: isHttp(request) })

/** The same for the facts that it depends on. */
export function planFor(facts: PlanFacts): TaskPlan {
  const { file, isHttp, result } = facts
  const queue = queueOf(result)
  return {
    file,
    wait: queue && waitFor(facts, queue),
    result: plannedFor(isHttp, result),
  }
}

/** Checks whether a request isn't encrypted. */
export const isHttp = ({ url }: Pick<HttpRequest, 'url'>): boolean => url.startsWith('http://')

/** Returns how a program handles a result: whether it saves one file, or several if the request asks for them. */
export const plannedResult = ({ request }: TaskCall, result: ResponseResult): PlannedResult =>
  plannedFor(isHttp(request), result)

function plannedFor(isHttp: boolean, result: ResponseResult): PlannedResult {
  switch (result.kind) {
    case 'json':
      return result
    case 'bytes':
      return { ...result, named: result.mediaType === 'audio/' ? namedByFormat(result.fileName) : undefined }
    case 'base64':
      return result.several ? filesIn(result) : result
    case 'files': {
      const { field, label, type, stem, extension } = result
      return { kind: 'files', list: [], item: [field], label, type, stem: `${stem}-`, ending: `.${extension}` }
    }
    case 'url': {
      const link = linkOf(isHttp, result)
      return result.several
        ? { kind: 'urls', ...listOf(result), ...link, mayBeOne: result.listed === true }
        : { ...result, ...link }
    }
  }
}

const filesIn = (result: Extract<ResponseResult, { kind: 'base64' }>): Files => ({
  kind: 'files',
  ...listOf(result),
  label: undefined,
  type: undefined,
})

/** Checks whether the response may contain audio as a list of samples, which a program writes to a WAV file. */
export const holdsSamples = ({ result }: Pick<TaskPlan, 'result'>): boolean =>
  result.kind === 'bytes' ? result.orBase64?.orSamples === true : result.kind === 'base64' && result.orSamples === true

/** Splits a path at its first list index; without an index, the path leads to the list itself. */
function listOf({ at, fileName }: { readonly at: ValuePath; readonly fileName: string }): FileList {
  const place = at.indexOf(0)
  const ending = `.${endingOf(fileName)}`
  return {
    list: place === -1 ? at : at.slice(0, place),
    item: place === -1 ? [] : at.slice(place + 1),
    stem: `${fileName.slice(0, -ending.length)}-`,
    ending,
  }
}

const linkOf = (isHttp: boolean, result: Extract<ResponseResult, { kind: 'url' }>): Link => ({
  starts: ['https://', ...(isHttp ? ['http://'] : []), ...(result.inline ? ['data:'] : [])],
  named: result.inline ? undefined : namedByFormat(result.fileName),
})

function waitFor(call: PlanFacts, queue: Queue): Wait {
  const isSecond =
    queue.result !== undefined &&
    (queue.result.part !== queue.status.part || String(queue.result.field) !== String(queue.status.field))
  const status = addressOf(call, queue.status, false)
  const result = queue.result && addressOf(call, queue.result, isSecond)
  return {
    ...queue,
    // A list of several may grow while the job runs.
    outputAt: 'several' in call.result && call.result.several ? undefined : queue.outputAt,
    status,
    result,
    found: isSecond && result !== undefined ? [status, result] : [status],
  }
}

/** A direct request calls the field's URL itself; otherwise, the field is inserted into a URL. */
function addressOf({ target }: PlanFacts, { field, part, prefix, suffix }: ResponseUrl, isSecond: boolean): JobAddress {
  const isDirect = target === 'direct'
  const start = isDirect && part === 'path' ? `${prefix.direct}/` : undefined
  return {
    isSecond,
    field,
    part,
    prefix: start !== undefined ? '' : isDirect ? prefix.direct : prefix.routed,
    suffix: isDirect ? suffix.direct : suffix.routed,
    ownPrefix: prefix.direct,
    start,
  }
}

/** Checks whether a name or value in a call's form matches a pattern; file contents don't count. */
export const formHolds = ({ request }: Pick<TaskCall, 'request'>, pattern: RegExp): boolean =>
  request.body.kind === 'form' &&
  Object.entries(request.body.fields).some(([name, value]) => pattern.test(name) || pattern.test(value))
