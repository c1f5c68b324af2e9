import type { JsonValue } from '@model-snippets/core'
import { HEAD_BYTES, type MediaKind, mediaKindOf } from './media-kind.ts'

/** A file in an answer. */
export interface FoundFile extends MediaKind {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** An answer may contain any number of files. Readers don't look at more than these. */
const MOST_FILES = 20
const MOST_LINKS = 20
const MOST_VALUES = 20_000
const LONGEST_LINK = 4000
/** Words in an answer are shorter than any file. */
const SHORTEST_FILE = 40

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const DATA_URL = /^data:[^,]{0,200};base64,/

/** Finds files and URLs in an answer, whatever its fields are called. */
export function findFiles(answer: JsonValue) {
  const files: FoundFile[] = []
  const links = new Set<string>()
  const waiting: JsonValue[] = [answer]
  for (let at = 0; at < waiting.length; at++) {
    const value = waiting[at]
    if (typeof value === 'string') {
      const file = files.length < MOST_FILES ? fileIn(value) : undefined
      if (file !== undefined) files.push(file)
      else if (links.size < MOST_LINKS && isLink(value)) links.add(value)
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value).slice(0, Math.max(0, MOST_VALUES - waiting.length))) waiting.push(item)
    }
  }
  // Links lead to other sites. Nothing is loaded from there.
  return { files, links: [...links] }
}

const isLink = (text: string): boolean =>
  text.startsWith('https://') && text.length <= LONGEST_LINK && URL.canParse(text)

/** The file in a base64 text or a `data:` URL. */
function fileIn(text: string): FoundFile | undefined {
  if (text.length < SHORTEST_FILE) return undefined
  const base64 = text.slice(DATA_URL.exec(text.slice(0, 250))?.[0].length ?? 0)
  const head = base64.slice(0, Math.ceil(HEAD_BYTES / 3) * 4)
  if (!BASE64.test(head)) return undefined
  const kind = mediaKindOf(decode(head) ?? new Uint8Array())
  const bytes = kind === undefined ? undefined : decode(base64)
  return kind === undefined || bytes === undefined ? undefined : { ...kind, bytes }
}

export function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
