import type { HubProblem } from './answers.ts'

/** A reply: JSON, a rejection, or nothing usable. */
export type Reply =
  | { readonly kind: 'json'; readonly body: unknown; readonly headers: Headers; readonly bytes: number }
  | { readonly kind: 'no'; readonly status: number; readonly code: string | null; readonly message: string | undefined }
  | Extract<HubProblem, { kind: 'unreachable' }>

/** Appends a path to a URL, without the URL’s query and fragment. */
export function addressBelow(base: URL, path: string): URL {
  const { href } = Object.assign(new URL(base), { search: '', hash: '' })
  let end = href.length
  while (href[end - 1] === '/') end--
  return new URL(`${href.slice(0, end)}${path}`)
}

const MOST_REDIRECTS = 3
const LONGEST_ERROR_BYTES = 20_000

/**
 * Sends a GET request with limits on time, response size, and redirects, which must stay on the same host. Never
 * throws.
 *
 * @param milliseconds time limit, redirects included
 * @param longestBytes maximum size of the decompressed response
 */
export async function ask(
  address: URL,
  { token, milliseconds, longestBytes }: { token: string | undefined; milliseconds: number; longestBytes: number },
): Promise<Reply> {
  const signal = AbortSignal.timeout(milliseconds)
  const headers = { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  try {
    let url = address
    for (let redirects = 0; ; redirects++) {
      const response = await fetch(url, { headers, signal, redirect: 'manual' })
      const target = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || target === null) {
        return await read(response, longestBytes)
      }
      // For a renamed model, the hub redirects to the new name.
      await response.body?.cancel()
      const next = URL.canParse(target, url.href) ? new URL(target, url) : undefined
      if (next === undefined || next.origin !== address.origin || redirects === MOST_REDIRECTS) {
        return { kind: 'unreachable', why: 'malformed', status: response.status }
      }
      url = next
    }
  } catch (error) {
    const timedOut = signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'unreachable', why: timedOut ? 'timeout' : 'network' }
  }
}

async function read(response: Response, longestBytes: number): Promise<Reply> {
  const { status, headers } = response
  if (status >= 400 && status < 500 && status !== 429) {
    const message = headers.get('x-error-message') ?? (await readError(response))
    return { kind: 'no', status, code: headers.get('x-error-code'), message }
  }
  if (!response.ok) {
    await response.body?.cancel()
    return { kind: 'unreachable', why: status === 429 ? 'busy' : 'status', status }
  }
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '')) {
    await response.body?.cancel()
    return { kind: 'unreachable', why: 'malformed', status }
  }
  const bytes = await readBytes(response, longestBytes)
  if (bytes === undefined) return { kind: 'unreachable', why: 'too-large', status }
  try {
    return { kind: 'json', body: JSON.parse(new TextDecoder().decode(bytes)), headers, bytes: bytes.length }
  } catch {
    return { kind: 'unreachable', why: 'malformed', status }
  }
}

/** Reads the message in `{"error": "message"}`. */
async function readError(response: Response): Promise<string | undefined> {
  const bytes = await readBytes(response, LONGEST_ERROR_BYTES)
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
    return typeof words === 'string' ? words : undefined
  } catch {
    return undefined
  }
}

/** Reads the body; returns `undefined` as soon as it exceeds the limit. */
async function readBytes({ body, headers }: Response, longest: number): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array()
  if (Number(headers.get('content-length')) > longest) {
    await body.cancel()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > longest) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
