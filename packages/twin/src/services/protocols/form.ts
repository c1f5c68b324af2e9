import { type ArrivedRequest, headerOf, type RecordedRequest } from '../request.ts'
import { findMediaType } from '../task-call.ts'

/** A part of a form, with its content in base64 so that it can be compared. */
interface FormPart {
  readonly name: string
  readonly fileName?: string
  readonly mediaType?: string
  readonly content: string
}

/** Returns the parts of a form, or undefined if the request isn't a form. */
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
 * A file without a specific type gets the type of its extension. Providers' pages also send files this way, as curl
 * knows few types by extension (`curl -F file=@audio.flac`), and so does Go's own form.
 */
const withTypeOfName = (part: FormPart): FormPart =>
  part.mediaType === NO_TYPE ? { ...part, mediaType: findMediaType(part.fileName ?? '') ?? NO_TYPE } : part

const NO_TYPE = 'application/octet-stream'

/** A field is text by default (RFC 7578, section 4.4), and some clients say so. */
function withoutTypeOfText({ mediaType, ...part }: FormPart): FormPart {
  const isDefault = part.fileName === undefined && /^text\/plain(?:; *charset=utf-8)?$/i.test(mediaType ?? '')
  return mediaType === undefined || isDefault ? part : { ...part, mediaType }
}

/** The sender chooses a file's name, as on the providers' pages; only its extension matters. */
const withEndingOfName = (part: FormPart): FormPart =>
  part.fileName === undefined ? part : { ...part, fileName: part.fileName.replace(/^.*(?=\.[^.]+$)/s, '*') }

/** JavaScript writes every line end in a field and its name as CR LF; other programs don't change them. */
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
 * Converts a form to JSON so that it can be compared. Boundaries, the order of parts, line ends in fields, and file
 * names without their extension are ignored. Other requests are returned unchanged.
 */
export function formAsJson(request: RecordedRequest): RecordedRequest {
  const parts = formParts(request)
    ?.map(withPlainLineEnds)
    .map(withoutTypeOfText)
    .map(withTypeOfName)
    .map(withEndingOfName)
  if (parts === undefined) return request
  const others = request.rawHeaders.filter(([name]) => name.toLowerCase() !== 'content-type')
  return {
    ...request,
    rawHeaders: [...others, ['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ form: parts })),
  }
}
