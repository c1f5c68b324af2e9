import type { HttpRequest, TaskCall } from '../../call/call.ts'
import type { Body, Queue, ResponseResult, ResponseUrl } from '../../providers/provider.ts'
import { EnvironmentNode, FileNode, type Value, ValueNode } from '../../values/value.ts'

/* What clients share that send any request themselves. */

/** Whether a name or a value in the form that a call sends matches; a file's content does not count. */
export const formHolds = ({ request }: Pick<TaskCall, 'request'>, pattern: RegExp): boolean =>
  request.body.kind === 'form' &&
  Object.entries(request.body.fields).some(([name, value]) => pattern.test(name) || pattern.test(value))

/** The file that a body carries; that of a task has at most one, however often it stands in it. */
export const fileIn = (body: Body): FileNode | undefined => filesIn(body)[0]

/** The files that a body carries, each once: a program reads it into one variable. */
export function filesIn(body: Body): readonly FileNode[] {
  if (body.kind !== 'json') return [body.file]
  const found: FileNode[] = []
  findFiles(body.value, found)
  return found.length < 2 ? found : [...new Map(found.map((file) => [file.variable, file])).values()]
}

function findFiles(value: Value, found: FileNode[]): void {
  if (typeof value !== 'object' || value === null) return
  if (value instanceof FileNode) found.push(value)
  else if (Array.isArray(value)) {
    for (const item of value) findFiles(item, found)
  } else if (!(value instanceof ValueNode)) {
    for (const item of Object.values(value)) findFiles(item, found)
  }
}

/** The headers, each as the one text that command lines take: `Authorization: Bearer …`. */
export const headerLines = ({
  headers,
}: HttpRequest): readonly { readonly name: string; readonly line: string | EnvironmentNode }[] =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    line:
      value instanceof EnvironmentNode
        ? new EnvironmentNode(value.name, `${name}: ${value.prefix}`)
        : `${name}: ${value}`,
  }))

/**
 * What stands before and after the field of a response that a URL is put together from. A direct request asks the address
 * that the field holds, and nothing stands before it.
 */
export function urlParts(call: TaskCall, url: ResponseUrl): { prefix: string; suffix: string } {
  const { prefix, suffix } = url
  if (call.target !== 'direct') return { prefix: prefix.routed, suffix: suffix.routed }
  return { prefix: ownAddressStart(call, url) === undefined ? prefix.direct : '', suffix: suffix.direct }
}

/**
 * How the address must start that a field holds, where it is asked as it stands: the token goes along, and no response
 * may lead it to another host. Undefined where the field is a part of an address: the router has addresses of its own.
 */
export const ownAddressStart = ({ target }: TaskCall, { part, prefix }: ResponseUrl): string | undefined =>
  target === 'direct' && part === 'path' ? `${prefix.direct}/` : undefined

/**
 * How the address of a result may start. The response is not trusted to name another protocol: a program that fetches
 * what it is told would read the reader's own files, or send in the clear what was asked for in private.
 */
export const addressStarts = ({ request, result }: TaskCall): readonly string[] => [
  'https://',
  ...(request.url.startsWith('http://') ? ['http://'] : []),
  ...(result.kind === 'url' && result.inline ? ['data:'] : []),
]

/** The queue that a result comes out of. */
export const queueOf = (result: ResponseResult): Queue | undefined => ('queue' in result ? result.queue : undefined)

/** Whether a queue's result is asked for by another field of the response than its status. */
export const asksTwice = ({ status, result }: Queue): boolean =>
  result !== undefined && (result.part !== status.part || String(result.field) !== String(status.field))
