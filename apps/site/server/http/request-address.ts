import type { IncomingMessage } from 'node:http'

/** Static files, which take no work. */
const FILES = /^\/(?:assets\/|samples\/|favicon\.svg$|social-card\.png$)/

/** Whether the method is GET or HEAD. */
export const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Returns the path of a request’s URL, without the query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Whether a request reads a static file. */
export const isFile = (incoming: IncomingMessage): boolean => isReading(incoming) && FILES.test(pathOf(incoming))

/** Rejects NUL characters, line breaks, and broken encodings, which parsers interpret differently. */
export function isReadable(address: string): boolean {
  // A user name and password in a URL are sent by mistake and must not be passed on.
  if (/^\w+:\/\/[^/?#]*@/.test(address)) return false
  const [path = ''] = address.split('?', 1)
  if (!path.includes('%')) return true
  try {
    return !/[\0\r\n]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
