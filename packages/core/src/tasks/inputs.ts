import { SnippetInputError } from '../values/errors.ts'
import { readJson } from '../values/read-json.ts'
import type { JsonObject, JsonValue } from '../values/value.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Task } from './task.ts'

/** An input file. */
export interface InputFile {
  readonly kind: 'image' | 'audio'
  /** A local path or an http(s) URL. */
  readonly location: string
  readonly remote: boolean
  readonly mediaType: string
}

/** The fields of a task's input. */
export interface TaskInputs {
  readonly text?: string
  /** Several texts, in place of one. */
  readonly texts?: readonly string[]
  readonly file?: InputFile
  readonly prompt?: string
  readonly question?: string
  readonly context?: string
  readonly query?: string
  readonly table?: JsonObject
  readonly source_sentence?: string
  readonly sentences?: readonly string[]
  readonly columns?: JsonObject
}

/**
 * Validates an input for its task.
 *
 * @throws SnippetInputError if a field has the wrong shape; the message names it
 */
export function readInputs(task: Task, value: unknown, field: string): TaskInputs {
  const part = (name: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new SnippetInputError(field, `expected ${EXPECTED[task.input]}, got ${kindOf(value)}`)
    }
    return (value as { [key: string]: unknown })[name]
  }
  const text = (candidate: unknown, path: string): string => {
    if (typeof candidate !== 'string') {
      throw new SnippetInputError(
        path,
        `expected a string, got ${kindOf(candidate)}; the task’s input is ${EXPECTED[task.input]}`,
      )
    }
    return readJson(candidate, path) as string
  }
  const texts = (list: readonly unknown[]): readonly string[] => {
    if (list.length === 0) throw new SnippetInputError(field, 'expected at least one text, got an empty array')
    return list.map((each, place) => text(each, `${field}[${place}]`))
  }
  const textPart = (name: string) => text(part(name), `${field}.${name}`)
  const columns = (candidate: unknown, path: string): JsonObject => {
    const table = readJson(candidate, path)
    if (typeof table !== 'object' || table === null || !Object.values(table).every((column) => Array.isArray(column))) {
      throw new SnippetInputError(path, 'expected an object that maps column names to arrays of values')
    }
    return Object.fromEntries(Object.entries(table as JsonObject).map(([name, cells]) => [name, cellsAsTexts(cells)]))
  }
  const file = (candidate: unknown, path: string) => readFile(text(candidate, path), path, task.file ?? 'image')
  switch (task.input) {
    case 'messages':
      return {}
    case 'text':
      return task.takesList === true && Array.isArray(value) ? { texts: texts(value) } : { text: text(value, field) }
    case 'file':
      return { file: file(value, field) }
    case 'image-and-prompt':
      return { file: file(part('image'), `${field}.image`), prompt: textPart('prompt') }
    case 'image-and-question':
      return { file: file(part('image'), `${field}.image`), question: textPart('question') }
    case 'question-and-context':
      return { question: textPart('question'), context: textPart('context') }
    case 'query-and-table':
      return { query: textPart('query'), table: columns(part('table'), `${field}.table`) }
    case 'sentences': {
      const sentences: JsonValue = readJson(part('sentences') ?? null, `${field}.sentences`)
      if (!Array.isArray(sentences) || !sentences.every((sentence) => typeof sentence === 'string')) {
        throw new SnippetInputError(`${field}.sentences`, 'expected an array of strings')
      }
      return { source_sentence: textPart('source_sentence'), sentences }
    }
    case 'columns':
      return { columns: columns(value ?? null, field) }
  }
}

/** The kind of a value, for messages. */
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** Converts cells to strings: Hugging Face's own service (api-inference-community) rejects numbers. */
const cellsAsTexts = (cells: JsonValue): JsonValue =>
  Array.isArray(cells) ? cells.map((cell) => (typeof cell === 'number' ? JSON.stringify(cell) : cell)) : cells

const EXPECTED: { readonly [shape in Task['input']]: string } = {
  messages: 'an array of messages in options.messages',
  text: 'a string',
  file: 'the path of a local file, or an http(s) URL',
  'image-and-prompt': '{ image, prompt }',
  'image-and-question': '{ image, question }',
  'question-and-context': '{ question, context }',
  'query-and-table': '{ query, table }',
  sentences: '{ source_sentence, sentences }',
  columns: 'an object that maps column names to arrays of values',
}

/** No file path contains control characters or lone surrogates. */
const UNUSABLE = /\p{Cc}|\p{Surrogate}/u

/** Checks whether a string can be the path of a local file. */
export const isUsablePath = (path: string): boolean => path !== '' && path.length <= 2000 && !UNUSABLE.test(path)

function readFile(location: string, field: string, kind: 'image' | 'audio'): InputFile {
  if (!isUsablePath(location)) {
    throw new SnippetInputError(
      field,
      'expected a file path or an http(s) URL of at most 2000 characters, without control characters',
    )
  }
  if (!/^https?:/i.test(location)) return { kind, location, remote: false, mediaType: mediaTypeOf(location, kind) }
  let url: URL
  try {
    url = new URL(location)
  } catch {
    throw new SnippetInputError(field, `${JSON.stringify(location.slice(0, 100))} isn’t a URL`)
  }
  return { kind, location: url.href, remote: true, mediaType: mediaTypeOf(url.pathname, kind) }
}
