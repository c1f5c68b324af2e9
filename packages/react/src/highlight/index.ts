import { languageRecord, type Platform, programFileOf } from '@model-snippets/core'
import { createCssVariablesTheme, createHighlighterCoreSync } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { GRAMMARS } from './grammars.generated.ts'
import {
  type CodeLanguage,
  type CodeLines,
  plainLines,
  TOKEN_KINDS,
  type Token,
  type TokenKind,
  withoutFinalNewline,
} from './lines.ts'

/** Longer code stays plain: colours are no help there, and a page must not wait for them. */
const LONGEST_CODE = 20_000
/** Longer lines (an image within a message) stay plain, too. */
const LONGEST_LINE = 1000
/** No text may hold a page up. The first call with a grammar prepares it, which takes longer than any line. */
const LINE_MILLISECONDS = 300
const prepared = new Set<string>()

const THEME = 'css-variables'
const highlighter = createHighlighterCoreSync({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--' })],
  langs: [...GRAMMARS],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
})

const KINDS_BY_COLOR = new Map<string, TokenKind>([
  ...TOKEN_KINDS.map((kind) => [`var(--token-${kind})`, kind] as const),
  ['var(--token-string-expression)', 'string'],
])

/**
 * Finds the colours of a code. The text of the result is always the code itself, character for character.
 *
 * @param code the code to show
 * @param language the language it is written in
 * @param platform the system that it was written for, which is another grammar for the shell
 * @returns tokens by line; code of more than 20,000 characters comes back without kinds
 * @throws SnippetInputError for an unknown language
 * @example highlight('print("hi")\n', 'python')
 */
export function highlight(code: string, language: CodeLanguage, platform: Platform = 'posix'): CodeLines {
  const lang = language === 'json' ? language : programFileOf(languageRecord(language), platform).grammar
  const shown = withoutFinalNewline(code)
  if (shown.length > LONGEST_CODE) return plainLines(code)
  const tokenizeTimeLimit = prepared.has(lang) ? LINE_MILLISECONDS : 0
  prepared.add(lang)
  const lines = highlighter
    .codeToTokensBase(shown, {
      lang,
      theme: THEME,
      tokenizeMaxLineLength: LONGEST_LINE,
      tokenizeTimeLimit,
    })
    .map((line) => joinNeighbours(line.map(({ content, color }) => [content, KINDS_BY_COLOR.get(color ?? '')])))
  // A tokenizer may normalise line ends; the reader must see what is copied.
  return textOf(lines) === shown ? lines : plainLines(code)
}

const textOf = (lines: CodeLines): string => lines.map((line) => line.map(([text]) => text).join('')).join('\n')

/** Fewer tokens, fewer elements: white space and neighbours of one kind join the token before them. */
function joinNeighbours(tokens: readonly (readonly [string, TokenKind | undefined])[]): Token[] {
  const joined: [string, TokenKind | undefined][] = []
  for (const [text, kind] of tokens) {
    const last = joined.at(-1)
    if (last !== undefined && (last[1] === kind || text.trim() === '')) last[0] += text
    else joined.push([text, kind])
  }
  return joined.map(([text, kind]) => (kind === undefined ? [text] : [text, kind]))
}

export type { CodeLanguage, CodeLines, Token, TokenKind } from './lines.ts'
