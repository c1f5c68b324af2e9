import type { IncomingMessage } from 'node:http'

/** Files as they lie on the disk: nothing is made for them. */
const FILES = /^\/(?:assets\/|samples\/|favicon\.svg$|social-card\.png$)/

/** Whether a request only reads. */
export const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** The path of a request's address, without what follows `?`. */
export const pathOf = ({ url = '' }: IncomingMessage): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Whether a request reads such a file. */
export const isFile = (incoming: IncomingMessage): boolean => isReading(incoming) && FILES.test(pathOf(incoming))

/** NUL, line ends and broken encodings name nothing, and readers of an address take them for different things. */
export function isReadable(address: string): boolean {
  // Whoever sends a name and a password by mistake does not want them to be passed on.
  if (/^\w+:\/\/[^/?#]*@/.test(address)) return false
  const [path = ''] = address.split('?', 1)
  if (!path.includes('%')) return true
  try {
    return !/[\0\r\n]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
