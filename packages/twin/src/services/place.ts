import { type Answer, bytesAnswer } from './answer.ts'
import type { Media } from './media.ts'
import type { ArrivedRequest, RecordedRequest } from './request.ts'

/** A URL that a service handles. */
export interface Place {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly matches: (url: URL) => boolean
  readonly answer: (request: ArrivedRequest, earlier: readonly RecordedRequest[]) => Answer
}

/** Whether a URL is a path under one of the base URLs. */
export function anyOf(bases: readonly string[], path: string): (url: URL) => boolean {
  const tests = bases.map((base) => same(base, path))
  return (url) => tests.some((test) => test(url))
}

/** Compares decoded paths, because clients percent-encode different characters, or none. */
function same(base: string, path: string): (url: URL) => boolean {
  const { origin, pathname } = new URL(base)
  const whole = (pathname === '/' ? '' : pathname) + path
  const wanted = new Set([whole === '' ? '/' : whole, decodedPath(new URL(base + path))])
  return (url) => url.origin === origin && wanted.has(decodedPath(url))
}

/** Returns a path in decoded form. */
export function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/** Returns a path in the form for a URL. */
export const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Returns a response that contains the file itself. */
export const mediaAnswer = (media: Media): Answer => bytesAnswer(200, media.mediaType, media.bytes)
