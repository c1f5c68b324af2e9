import type { InputShape, JsonObject } from '@model-snippets/core'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import { parseJson } from '../parse-json.ts'
import { type Grid, gridText, parseGrid, readColumns } from './grid.ts'

/** What the form needs to know about a task's input. */
export interface InputKind {
  readonly shape: InputShape
  /** What the input file holds, for the shapes that have one. */
  readonly file: 'image' | 'audio' | undefined
  /** Whether the text may be several, one per line. */
  readonly takesList: boolean
}

/** The fields of each shape of input, in the form's order. Chat has messages instead. */
export const INPUT_FIELDS = {
  messages: [],
  text: ['inputs'],
  file: ['inputs'],
  'image-and-prompt': ['image', 'prompt'],
  'image-and-question': ['image', 'question'],
  'question-and-context': ['question', 'context'],
  'query-and-table': ['query', 'table'],
  sentences: ['source_sentence', 'sentences'],
  columns: ['columns'],
} as const satisfies Record<InputShape, readonly string[]>

/** A part of a task's input: a URL parameter and a field of the form. */
export type InputName = (typeof INPUT_FIELDS)[InputShape][number]

/** The parts of an input as texts: tables as the JSON of their rows, lists as JSON. Missing parts come from the example. */
export type InputTexts = { readonly [name in InputName]?: string }

export const INPUT_NAMES: readonly InputName[] = [...new Set(Object.values(INPUT_FIELDS).flat())]

/** Returns the parts of an input as texts, and none if the input doesn't have its task's shape. */
export function textsOfInput(shape: InputShape, input: unknown): InputTexts {
  const parts: { readonly [name: string]: unknown } =
    shape === 'text' || shape === 'file'
      ? { inputs: input }
      : shape === 'columns'
        ? { columns: input }
        : typeof input === 'object' && input !== null
          ? { ...input }
          : {}
  return Object.fromEntries(
    INPUT_FIELDS[shape].flatMap((name) => {
      const value = parts[name]
      if (typeof value === 'string') return [[name, value]]
      const grid = name === 'table' || name === 'columns' ? parseGrid(value) : undefined
      if (grid !== undefined) return [[name, gridText(grid)]]
      return Array.isArray(value) ? [[name, JSON.stringify(value)]] : []
    }),
  )
}

/**
 * Reads the parts of an input.
 *
 * @param given what the reader wrote; parts of other shapes are not looked at
 * @param example the parts of the example, which stand where nothing was written
 * @param texts the sentences for what is wrong
 * @returns the input in the shape that the generator takes; undefined when it is the example's own, or cannot be read
 */
export function readInputTexts(
  shape: InputShape,
  given: InputTexts,
  example: InputTexts,
  texts: ProblemTexts,
): { inputs: unknown; problems: { field: InputName; message: string }[] } {
  const names: readonly InputName[] = INPUT_FIELDS[shape]
  if (names.every((name) => given[name] === undefined || given[name] === example[name]))
    return { inputs: undefined, problems: [] }
  const problems: { field: InputName; message: string }[] = []
  const entries = names.map((name) => {
    const value = readPart(name, given[name] ?? example[name] ?? '', texts)
    if (value instanceof Refusal) problems.push({ field: name, message: value.message })
    return [name, value] as const
  })
  if (problems.length > 0) return { inputs: undefined, problems }
  const parts = Object.fromEntries(entries)
  return {
    inputs: shape === 'text' || shape === 'file' ? parts['inputs'] : shape === 'columns' ? parts['columns'] : parts,
    problems,
  }
}

/**
 * Reads a field that takes one text per line, or a JSON array for texts with line breaks. A single line is one text, not
 * a list.
 */
export function readTextLines(text: string): string | readonly string[] {
  const list = parseTexts(text)
  if (list !== undefined && list.length > 0) return list
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines : text
}

/** Says in a sentence for the reader what's wrong with a text. */
export class Refusal {
  constructor(readonly message: string) {}
}

function readPart(
  name: InputName,
  text: string,
  texts: ProblemTexts,
): string | readonly string[] | JsonObject | Refusal {
  if (name === 'sentences') return parseTexts(text) ?? new Refusal(texts.sentences)
  if (name !== 'table' && name !== 'columns') return text
  const grid = parseGridText(text)
  if (grid === undefined) return new Refusal(texts.grid)
  const columns = readColumns(grid, texts)
  return typeof columns === 'string' ? new Refusal(columns) : columns
}

/** Reads a list from a text; undefined if the text isn't one. */
export function parseTexts(text: string): readonly string[] | undefined {
  const value = parseJson(text)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
}

/** Reads a table from a text; undefined if the text isn't one. */
export const parseGridText = (text: string): Grid | undefined => parseGrid(parseJson(text))
