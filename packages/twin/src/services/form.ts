import { type ArrivedRequest, headerOf, type RecordedRequest } from './request.ts'
import { findMediaType } from './task-call.ts'

/** A part of a form, with its content in base64 so that it can be compared as a value. */
interface FormPart {
  readonly name: string
  readonly fileName?: string
  readonly mediaType?: string
  readonly content: string
}

/** The parts of a form by name, or undefined when the request is none. */
export function formParts(request: ArrivedRequest): FormPart[] | undefined {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(headerOf(request, 'content-type') ?? '')?.[1]
  if (boundary === undefined) return undefined
  const parts = request.body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return parts
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const head = Buffer.from(part.slice(2, end), 'latin1').toString('utf8')
      const fileName = /;\s*filename="([^"]*)"/i.exec(head)?.[1]
      const mediaType = /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim()
      return {
        name: /;\s*name="([^"]*)"/i.exec(head)?.[1] ?? '',
        ...(fileName === undefined ? {} : { fileName }),
        ...(mediaType === undefined ? {} : { mediaType }),
        content: Buffer.from(part.slice(end + 4, -2), 'latin1').toString('base64'),
      }
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
}

/**
 * A file whose type says nothing is of the type that its name says: so do the pages of the providers send it, as curl knows
 * few types by name (`curl -F file=@audio.flac`), and so does Go's own form.
 */
const withTypeOfName = (part: FormPart): FormPart =>
  part.mediaType === NO_TYPE ? { ...part, mediaType: findMediaType(part.fileName ?? '') ?? NO_TYPE } : part

const NO_TYPE = 'application/octet-stream'

/** What a file is called is the sender's choice, as on the pages of the providers; its ending says what it holds. */
const withEndingOfName = (part: FormPart): FormPart =>
  part.fileName === undefined ? part : { ...part, fileName: part.fileName.replace(/^.*(?=\.[^.]+$)/s, '*') }

/** A form in JavaScript has CR and LF at every line end of a field and of its name; other programs leave them alone. */
function withPlainLineEnds(part: FormPart): FormPart {
  if (part.fileName !== undefined) return part
  const content = Buffer.from(part.content, 'base64').toString('latin1').replace(/\r\n?/g, '\n')
  return {
    ...part,
    name: part.name.replace(/%0D(?:%0A)?/gi, '%0A'),
    content: Buffer.from(content, 'latin1').toString('base64'),
  }
}

export const isForm = (request: RecordedRequest): boolean => formParts(request) !== undefined

/**
 * A form as JSON of its parts, so that it can be compared: boundaries, the order of parts, the kind of line ends in a
 * field and the name of a file before its ending say nothing. Any other request as it is.
 */
export function formAsJson(request: RecordedRequest): RecordedRequest {
  const parts = formParts(request)?.map(withPlainLineEnds).map(withTypeOfName).map(withEndingOfName)
  if (parts === undefined) return request
  const others = request.rawHeaders.filter(([name]) => name.toLowerCase() !== 'content-type')
  return {
    ...request,
    rawHeaders: [...others, ['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ form: parts })),
  }
}
