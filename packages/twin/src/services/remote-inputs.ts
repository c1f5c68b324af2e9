import { bytesAnswer, jsonAnswer } from './answer.ts'
import type { Service } from './request.ts'
import { mediaTypeOfName, type TaskCall } from './task-call.ts'

/** The host of the user's own files. The token must never be sent there. */
export const READERS_HOST = 'files.reader.example'

/** Serves a call's files that are given by URL. */
export function remoteInputsService({ remote = [] }: Pick<TaskCall, 'remote'>): Service {
  return {
    name: 'inputs',
    answer(request) {
      const url = new URL(request.url)
      if (url.host !== READERS_HOST || request.method !== 'GET') return undefined
      const file = remote.find((candidate) => spelledOut(candidate.url) === spelledOut(request.url))
      if (file === undefined) return jsonAnswer(404, { error: 'No such file' })
      return bytesAnswer(200, mediaTypeOfName(file.file.name), file.file.bytes)
    },
  }
}

/** Clients differ in what they percent-encode, including a lone percent sign. */
function spelledOut(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return (origin + pathname + search).replace(/%25/g, '%').replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}
