import type { Language } from '@model-snippets/core'

/** Kinds of tokens that have their own color. */
export const TOKEN_KINDS = [
  'keyword',
  'string',
  'constant',
  'function',
  'parameter',
  'punctuation',
  'comment',
  'link',
] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** A piece of code and its kind; without a kind, it has the color of plain text. */
export type Token = readonly [text: string, kind?: TokenKind]

/** Code as lines of tokens, without line breaks. Plain data that a server can send as JSON. */
export type CodeLines = readonly (readonly Token[])[]

/** A language that `highlight` supports: those of the examples, and JSON. */
export type CodeLanguage = Language | 'json'

/** Returns code as lines without highlighting, to show until the highlighting is ready. */
export const plainLines = (code: string): CodeLines =>
  withoutFinalNewline(code)
    .split('\n')
    .map((line) => (line === '' ? [] : [[line]]))

/** Removes a final newline: it ends the last line and doesn’t start another. */
export const withoutFinalNewline = (code: string): string => (code.endsWith('\n') ? code.slice(0, -1) : code)
