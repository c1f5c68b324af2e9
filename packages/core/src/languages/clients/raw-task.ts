import type { TaskCall } from '../../call/call.ts'
import type { Queue, ResponseResult, ResponseUrl } from '../../providers/provider.ts'

/* What clients share that send any request themselves where they do a task. */

/** Whether a name or a value in the form that a call sends matches; a file's content does not count. */
export const formHolds = ({ request }: Pick<TaskCall, 'request'>, pattern: RegExp): boolean =>
  request.body.kind === 'form' &&
  Object.entries(request.body.fields).some(([name, value]) => pattern.test(name) || pattern.test(value))

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
