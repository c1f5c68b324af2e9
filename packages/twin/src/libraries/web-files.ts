import { readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { type Answer, bytesAnswer } from '../services/answer.ts'
import type { Service } from '../services/request.ts'

/** Returns the path of a URL's file: `web/{host}/{path}`. */
export const webFile = (root: string, url: URL): string =>
  join(root, 'web', url.hostname, normalize(decodeURIComponent(url.pathname)))

/**
 * Serves files that examples read from other sites, by URL.
 *
 * @param root the parent folder of `web`
 */
export const webFilesService = (root: string): Service => ({
  name: 'web files',
  answer({ method, url }): Answer | undefined {
    const file = webFile(root, new URL(url))
    if (!['GET', 'HEAD'].includes(method) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
    return bytesAnswer(200, 'application/octet-stream', method === 'HEAD' ? Buffer.alloc(0) : readFileSync(file))
  },
})
