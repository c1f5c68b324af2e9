import type { InferenceRequest, JsonValue, RequestFile } from '@model-snippets/core'
import { ROUTER_ORIGIN } from './router-origin.ts'

/** The contents of a request's files, by their names in it. */
export type FileContents = ReadonlyMap<string, Blob>

/** Checks whether a page may send a request. Pages only send requests to the router. */
export const isRouted = ({ url }: Pick<InferenceRequest, 'url'>): boolean =>
  URL.canParse(url) && new URL(url).origin === ROUTER_ORIGIN

/** What `fetch` is given for a request: what stands in the wire view, with the token and the files in their places. */
export async function fetchOptions(
  request: InferenceRequest,
  token: string,
  files: FileContents,
): Promise<RequestInit & { readonly headers: Headers }> {
  // A mistake in a page's code must not send a token elsewhere.
  if (!isRouted(request)) throw new Error('Pages send requests only to the Hugging Face router')
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${token}`)
  return {
    method: request.method,
    headers,
    body: await bodyOf(request, files),
    // Redirects fail, so that the token goes nowhere else.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }
}

async function bodyOf(request: InferenceRequest, contents: FileContents): Promise<BodyInit | null> {
  const { body, form, files = [] } = request
  const contentOf = ({ location }: RequestFile): Blob => {
    const content = contents.get(location)
    if (content === undefined) throw new Error(`The content of the file ${location} is missing`)
    return content
  }
  const [file] = files
  if (form !== undefined && file !== undefined) {
    const { file: _, ...fields } = form
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields)) sent.append(name, value)
    sent.append('file', new Blob([contentOf(file)], { type: file.mediaType }), file.fileName)
    return sent
  }
  if (body === undefined) return file === undefined ? null : contentOf(file).arrayBuffer()
  const texts = await Promise.all(
    files.map(async (each) => [each.path, await textOfFile(each, contentOf(each))] as const),
  )
  return JSON.stringify(texts.reduce((whole, [path, text]) => withText(whole, path, text), body))
}

async function textOfFile({ encoding, mediaType }: RequestFile, content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return encoding === 'data-url' ? `data:${mediaType};base64,${base64}` : base64
}

/** The body with a text at a path. */
function withText(value: JsonValue, [key, ...rest]: RequestFile['path'], text: string): JsonValue {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withText(item, rest, text) : item))
  const fields = value as { readonly [name: string]: JsonValue }
  return { ...fields, [key]: withText(fields[key] as JsonValue, rest, text) }
}
