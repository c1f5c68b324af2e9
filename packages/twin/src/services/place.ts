import { type Answer, bytesAnswer } from './answer.ts'
import type { Media } from './media.ts'
import type { ArrivedRequest, RecordedRequest } from './request.ts'

/** One address that a service answers. */
export interface Place {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly matches: (url: URL) => boolean
  readonly answer: (request: ArrivedRequest, earlier: readonly RecordedRequest[]) => Answer
}

/** Whether an address is a path below one of the bases. */
export function anyOf(bases: readonly string[], path: string): (url: URL) => boolean {
  const tests = bases.map((base) => same(base, path))
  return (url) => tests.some((test) => test(url))
}

/** Paths as a server reads them; clients differ in what they percent-encode, and some encode nothing. */
function same(base: string, path: string): (url: URL) => boolean {
  const { origin, pathname } = new URL(base)
  const whole = (pathname === '/' ? '' : pathname) + path
  const wanted = new Set([whole === '' ? '/' : whole, decodedPath(new URL(base + path))])
  return (url) => url.origin === origin && wanted.has(decodedPath(url))
}

/** A path as it is meant, however much of it a client has encoded. */
export function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/** A path as it stands in an address. */
export const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The file itself as an answer. */
export const mediaAnswer = (media: Media): Answer => bytesAnswer(200, media.mediaType, media.bytes)
