import type { FilePart } from '../providers/provider.ts'
import { ROUTER_FILE_PARTS } from '../providers/router.ts'
import { isUsablePath } from '../tasks/inputs.ts'
import { endingOf, mediaTypeOf, mediaTypeOfEnding } from '../tasks/media-types.ts'
import { SnippetInputError } from '../values/errors.ts'
import { type FileEncoding, FileNode, type Value, type ValueObject } from '../values/value.ts'
import type { Decision } from './decision.ts'
import { shownValue } from './option-values.ts'
import type { SnippetFile } from './set-up.ts'
import { isObject, listOf, without } from './value-parts.ts'

/* Files in chat messages: a path where the API has a URL or the content, or an image's URL that the example downloads. */

/** How a message part contains a file. */
interface PartKind {
  /** The field of the part that can contain a path. */
  readonly field: string
  readonly encoding: FileEncoding
  /** The program’s variable for the content; further ones get a number. */
  readonly variable: string
  /** Returns the file’s media type by its name; `undefined` if the extension doesn’t fit. */
  readonly mediaTypeOf: (path: string) => string | undefined
  /** Valid extensions, for error messages. */
  readonly endings: string
  /** Fields that are set from the path if the user doesn’t set them. */
  readonly implied: (path: string) => ValueObject
}

const ofType =
  (start: 'image/' | 'audio/'): PartKind['mediaTypeOf'] =>
  (path) => {
    const type = mediaTypeOfEnding(path)
    return type?.startsWith(start) ? type : undefined
  }

const KINDS: { readonly [part in 'image_url' | FilePart]: PartKind } = {
  image_url: {
    field: 'url',
    encoding: 'data-url',
    variable: 'image',
    mediaTypeOf: ofType('image/'),
    endings: '.png, .jpg, .webp, .gif, .bmp, or .tiff',
    implied: () => ({}),
  },
  input_audio: {
    field: 'data',
    encoding: 'base64',
    variable: 'audio',
    mediaTypeOf: ofType('audio/'),
    endings: '.wav, .mp3, .flac, .m4a, .ogg, or .webm',
    implied: (path) => ({ format: endingOf(path) }),
  },
  file: {
    field: 'file_data',
    encoding: 'data-url',
    variable: 'document',
    mediaTypeOf: (path) => (endingOf(path) === 'pdf' ? 'application/pdf' : undefined),
    endings: '.pdf',
    implied: (path) => ({ filename: path.replace(/^.*[/\\]/s, '') }),
  },
}

const isKind = (type: Value | undefined): type is keyof typeof KINDS =>
  typeof type === 'string' && Object.hasOwn(KINDS, type)

/** The scheme of a URL. A single letter is a Windows drive. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i
const FILE_SCHEME = /^file:/i

/** Whether a string is a file path: a `file:` URL, or a string without a scheme that contains a dot, unlike base64. */
const namesFile = (text: string): boolean => FILE_SCHEME.test(text) || (!SCHEME.test(text) && text.includes('.'))

/** Encodes the characters that browsers leave in paths and queries, but that Java and Ruby reject. */
function encodedUrl(href: string): string {
  const [, origin = '', rest = ''] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(href) ?? []
  return origin + rest.replaceAll(/%(?![\da-f]{2})|[^\w.~:/?#@!$&'()*+,;=%-]/gi, encodeURIComponent)
}

const isWebUrl = (text: string): boolean => /^https?:/i.test(text) && URL.canParse(text)

/** Messages with a node for each file. */
export interface MessagesWithFiles {
  readonly messages: Value
  readonly files: readonly SnippetFile[]
  /** Part types that contain files. */
  readonly parts: readonly (keyof typeof KINDS)[]
}

/**
 * Finds the files in messages.
 *
 * @param messages JSON, as the reader gives it
 * @param downloadsImages whether the example downloads images
 * @throws SnippetInputError for a path that no reader could have, and for a name that does not say of which type the file is
 */
export function readMessageFiles(messages: Value, downloadsImages = false): MessagesWithFiles {
  const found = new Map<string, FileNode>()
  const counts = new Map<string, number>()
  const nodeOf = (file: FileNode): FileNode => {
    const key = JSON.stringify([file.encoding, file.location])
    const known = found.get(key)
    if (known !== undefined) return known
    const count = (counts.get(file.variable) ?? 0) + 1
    counts.set(file.variable, count)
    const node = numbered(file, count)
    found.set(key, node)
    return node
  }
  const parts: (keyof typeof KINDS)[] = []
  const read = listOf(messages).map((message, place) => {
    if (!isObject(message) || !Array.isArray(message.content)) return message
    const content = listOf(message.content).map((part, index) => {
      const at = `options.messages[${place}].content[${index}]`
      const file = isObject(part) ? fileOf(part, at, downloadsImages) : undefined
      if (file === undefined) return part
      parts.push(file.type)
      return file.partWith(nodeOf(file.node))
    })
    return Object.freeze({ ...message, content: Object.freeze(content) })
  })
  if (found.size === 0) return { messages, files: Object.freeze([]), parts }
  return { messages: Object.freeze(read), files: filesOf([...found.values()]), parts }
}

interface PartWithFile {
  readonly type: keyof typeof KINDS
  readonly node: FileNode
  readonly partWith: (node: FileNode) => Value
}

/** Returns the file of a part; `undefined` for other content. */
function fileOf(part: ValueObject, at: string, downloadsImages: boolean): PartWithFile | undefined {
  const { type } = part
  if (!isKind(type)) return undefined
  const { field, encoding, variable, mediaTypeOf: typeOf, endings, implied } = KINDS[type]
  const held = part[type]
  const text = isObject(held) ? held[field] : undefined
  if (!isObject(held) || typeof text !== 'string') return undefined
  if (downloadsImages && type === 'image_url' && isWebUrl(text)) {
    const { href, pathname } = new URL(text)
    const node = new FileNode(encodedUrl(href), true, mediaTypeOf(pathname, 'image'), encoding, variable)
    return {
      type,
      node,
      partWith: (node) => Object.freeze({ ...part, [type]: Object.freeze({ ...held, [field]: node }) }),
    }
  }
  if (!namesFile(text)) return undefined
  const location = readLocation(text, `${at}.${type}.${field}`)
  const mediaType = typeOf(location)
  if (mediaType === undefined) {
    throw new SnippetInputError(
      `${at}.${type}.${field}`,
      `expected a URL or the path of a file that ends in ${endings}, got ${shownValue(text)}`,
    )
  }
  return {
    type,
    node: new FileNode(location, false, mediaType, encoding, variable),
    partWith: (node) =>
      Object.freeze({
        ...part,
        [type]: Object.freeze({ [field]: node, ...implied(location), ...without(held, field) }),
      }),
  }
}

/** Creates a node with a unique name, numbered within its kind. */
const numbered = ({ location, remote, mediaType, encoding, variable }: FileNode, count: number): FileNode =>
  new FileNode(location, remote, mediaType, encoding, count === 1 ? variable : `${variable}${count}`)

/** Removes duplicate files, even if they’re sent in different encodings. */
function filesOf(nodes: readonly FileNode[]): readonly SnippetFile[] {
  const files = nodes
    .filter(({ remote }) => !remote)
    .map(({ location: name, mediaType }) => [name, Object.freeze({ name, mediaType })] as const)
  return Object.freeze([...new Map(files).values()])
}

function readLocation(text: string, field: string): string {
  const location = FILE_SCHEME.test(text) ? pathOfUrl(text) : text
  if (location !== undefined && isUsablePath(location)) return location
  throw new SnippetInputError(
    field,
    `expected a URL or a file path of at most 2000 characters, without control characters, got ${shownValue(text)}`,
  )
}

/** Returns the path of a local `file:` URL: `file:///C:/cats.png` is `C:/cats.png`. */
function pathOfUrl(text: string): string | undefined {
  try {
    const { host, pathname } = new URL(text)
    return host === '' ? decodeURIComponent(pathname).replace(/^\/(?=[a-z]:\/)/i, '') : undefined
  } catch {
    return undefined
  }
}

/** Returns why a service doesn’t accept the files in messages; `undefined` if it documents such parts. */
export function unsupportedFiles(
  { target, provider, providerRecord, route }: Decision,
  { parts }: MessagesWithFiles,
): string | undefined {
  // We don’t know what runs at an endpoint.
  if (target === 'endpoint') return undefined
  const services = [
    { label: providerRecord?.label ?? provider, known: route?.fileParts },
    ...(target === 'routed' ? [{ label: 'The router', known: ROUTER_FILE_PARTS }] : []),
  ]
  for (const part of parts) {
    if (part === 'image_url') continue
    const other = services.find(({ known }) => known?.takes.includes(part) === false)
    if (other !== undefined) {
      return `${other.label} doesn’t document message parts of the type ${part} (${other.known?.source})`
    }
  }
  return undefined
}
