import type { TaskCall } from '../../call/call.ts'
import type { JsonResult, Queue, ResponseResult, ResponseUrl } from '../../providers/provider.ts'
import type { ValuePath } from '../../values/path.ts'
import type { FileNode } from '../../values/value.ts'
import { endingOf, type NamedByFormat, namedByFormat } from './formats.ts'
import { fileIn } from './raw-client.ts'

/* What clients do for a task that send any request themselves: read a file, send, wait, and show or save the result. */

/** The steps of one call besides its request, worked out once. Each language prints them. */
export interface TaskPlan {
  /** The reader's file, which is read before anything is sent. */
  readonly file: FileNode | undefined
  /** How the job is waited for that the request submits; undefined where the first response holds the result. */
  readonly wait: Wait | undefined
  /** What a program does with the result. */
  readonly result: PlannedResult
}

/** A job's queue, with the addresses that this call asks. */
export interface Wait extends Omit<Queue, 'outputAt' | 'result' | 'status'> {
  /** Where the output is, which ends the waiting when it is there; undefined where the status alone says that it is whole. */
  readonly outputAt: ValuePath | undefined
  /** Where the job is asked how far it is. */
  readonly status: JobAddress
  /** Where its result is asked for; undefined where the last status response holds it. */
  readonly result: JobAddress | undefined
  /** What the program reads of the first response, each in a variable of its own. */
  readonly found: readonly JobAddress[]
}

/** An address that a field of the first response is, or goes into. */
export interface JobAddress {
  /** Whether it is in a variable beside that of the status. */
  readonly isSecond: boolean
  readonly field: ValuePath
  readonly part: ResponseUrl['part']
  /** What stands before and after the field, or the part of it. */
  readonly prefix: string
  readonly suffix: string
  /** What the provider's own addresses begin with. */
  readonly ownPrefix: string
  /**
   * How the address must start that the field holds, where it is asked as it stands: the token goes along, and no response
   * may lead it to another host. Undefined where the field is a part of an address: the router has addresses of its own.
   */
  readonly start: string | undefined
}

/** A response that is a file. */
export interface FileInBytes extends Extract<ResponseResult, { kind: 'bytes' }> {
  /** How a sound is named, whose format is the model's choice. */
  readonly named: NamedByFormat | undefined
}

/** How a response names the file, or the files, that it leads to. */
interface Link {
  /**
   * How its address may start. The response is not trusted to name another protocol: a program that fetches what it is told
   * would read the reader's own files, or send in the clear what was asked for in private.
   */
  readonly starts: readonly string[]
  /** How it is named whose format is the model's choice; undefined where it has one. */
  readonly named: NamedByFormat | undefined
}

/** A file whose address the response holds. */
export interface LinkedFile extends Extract<ResponseResult, { kind: 'url' }>, Link {}

/** Where a response holds a list of files, which are saved with numbers in their names: `image-1.jpg`. */
interface FileList {
  readonly list: ValuePath
  /** Where the file, or its address, is in an item of the list; empty where the item is it. */
  readonly item: ValuePath
  /** All before the number. */
  readonly stem: string
  /** All behind it, with its dot. */
  readonly ending: string
}

/** Files in base64. */
export interface Files extends FileList {
  readonly kind: 'files'
  /** The field of an item with a word on what its file is. */
  readonly label: string | undefined
  /** The field of an item with its media type: a WAV has another ending. */
  readonly type: string | undefined
}

/** Files whose addresses the response holds. */
export interface LinkedFiles extends FileList, Link {
  readonly kind: 'urls'
  /** Whether there may be one address in the place of the list. */
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

/** The queue that a result comes out of. */
export const queueOf = (result: ResponseResult): Queue | undefined => ('queue' in result ? result.queue : undefined)

/** Returns what a program does for a task besides sending its request. */
export function planOf(call: TaskCall): TaskPlan {
  const { request, result } = call
  const queue = queueOf(result)
  return {
    file: fileIn(request.body),
    wait: queue && waitFor(call, queue),
    result: plannedResult(call, result),
  }
}

/** Returns what a program does with a result: one file, or several if the request asks for them. */
export function plannedResult(call: TaskCall, result: ResponseResult): PlannedResult {
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
      const link = linkOf(call, result)
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

/** Whether the answer may hold a sound as the numbers of its samples, which a program makes a WAV file of. */
export const holdsSamples = ({ result }: Pick<TaskPlan, 'result'>): boolean =>
  result.kind === 'bytes' ? result.orBase64?.orSamples === true : result.kind === 'base64' && result.orSamples === true

/** The list that a path leads into, by the place of the first item in it; where the path has none, it leads to the list. */
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

const linkOf = ({ request }: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): Link => ({
  starts: ['https://', ...(request.url.startsWith('http://') ? ['http://'] : []), ...(result.inline ? ['data:'] : [])],
  named: result.inline ? undefined : namedByFormat(result.fileName),
})

function waitFor(call: TaskCall, queue: Queue): Wait {
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

/** A direct request asks the very address that the field holds; else the field goes into one. */
function addressOf({ target }: TaskCall, { field, part, prefix, suffix }: ResponseUrl, isSecond: boolean): JobAddress {
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

/** Whether a name or a value in the form that a call sends matches; a file's content does not count. */
export const formHolds = ({ request }: Pick<TaskCall, 'request'>, pattern: RegExp): boolean =>
  request.body.kind === 'form' &&
  Object.entries(request.body.fields).some(([name, value]) => pattern.test(name) || pattern.test(value))
