import type { Language } from '@model-snippets/core'

/** What a stretch of code is, as far as its colour goes. */
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

/** A stretch of code and its kind; without a kind it has the colour of plain text. */
export type Token = readonly [text: string, kind?: TokenKind]

/** Code by lines, without line ends. Plain data: it travels from a server to a browser as JSON. */
export type CodeLines = readonly (readonly Token[])[]

/** What `highlight` colours: programs in any language of the examples, and the JSON that they send. */
export type CodeLanguage = Language | 'json'

/** The lines of a code without colours: what is shown until the colours are there. */
export const plainLines = (code: string): CodeLines =>
  withoutFinalNewline(code)
    .split('\n')
    .map((line) => (line === '' ? [] : [[line]]))

/** A final newline ends the last line; it does not begin another. */
export const withoutFinalNewline = (code: string): string => (code.endsWith('\n') ? code.slice(0, -1) : code)
