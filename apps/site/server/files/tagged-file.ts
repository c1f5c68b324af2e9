import type { Context } from 'hono'
import { acceptsGzip } from '../api/accept.ts'
import { formOf, gzip, matches, SMALLEST_GZIP_BYTES } from '../api/answer.ts'

/**
 * Sends a file with an ETag, or 304 if the client has it already.
 *
 * @param file the answer as it was made; undefined when the address is a page
 * @param next answers pages
 */
export async function sendTagged(
  context: Context,
  file: Response | undefined,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (file === undefined) {
    await next()
    return undefined
  }
  if (file.status !== 200) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const headers = new Headers(file.headers)
  const isZipped =
    headers.get('content-type') !== 'application/zip' &&
    bytes.length >= SMALLEST_GZIP_BYTES &&
    acceptsGzip(context.req.header('accept-encoding') ?? null)
  const form = await formOf(isZipped ? await gzip(bytes) : bytes)
  headers.set('etag', form.etag)
  headers.append('vary', 'accept-encoding')
  if (matches(context.req.header('if-none-match'), form.etag)) {
    for (const name of ['content-type', 'content-disposition', 'content-length']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
  if (isZipped) headers.set('content-encoding', 'gzip')
  return new Response(form.bytes, { headers })
}
