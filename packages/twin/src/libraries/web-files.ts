import { readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { type Answer, bytesAnswer } from '../services/answer.ts'
import type { Service } from '../services/request.ts'

/** Where the file of an address lies: `web/{host}/{path}`. */
export const webFile = (root: string, url: URL): string =>
  join(root, 'web', url.hostname, normalize(decodeURIComponent(url.pathname)))

/**
 * Files that examples read elsewhere than on the hub, by their addresses.
 *
 * @param root holds the folder `web`
 */
export const webFilesService = (root: string): Service => ({
  name: 'web files',
  answer({ method, url }): Answer | undefined {
    const file = webFile(root, new URL(url))
    if (!['GET', 'HEAD'].includes(method) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
    return bytesAnswer(200, 'application/octet-stream', method === 'HEAD' ? Buffer.alloc(0) : readFileSync(file))
  },
})
