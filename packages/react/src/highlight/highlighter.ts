import type { Platform } from '@model-snippets/core'
import { createCssVariablesTheme, createHighlighterCoreSync, type LanguageRegistration } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { grammarOf } from './grammar-of.ts'
import {
  type CodeLanguage,
  type CodeLines,
  plainLines,
  TOKEN_KINDS,
  type Token,
  type TokenKind,
  withoutFinalNewline,
} from './lines.ts'

/** Longer code isn’t highlighted, because it would slow the page down. */
const LONGEST_CODE = 20_000
/** Longer lines, such as an embedded image, aren’t highlighted. */
const LONGEST_LINE = 1000
/** A time limit, so that no text blocks the page. The first call also prepares the grammar. */
const LINE_MILLISECONDS = 300

const THEME = 'css-variables'

const KINDS_BY_COLOR = new Map<string, TokenKind>([
  ...TOKEN_KINDS.map((kind) => [`var(--token-${kind})`, kind] as const),
  ['var(--token-string-expression)', 'string'],
])

/** A grammar, as exported by its module. */
export type Grammar = LanguageRegistration | readonly LanguageRegistration[]

/** Highlights code in a language, for a platform. */
export type Highlight = (code: string, language: CodeLanguage, platform?: Platform) => CodeLines

export interface Highlighter {
  readonly highlight: Highlight
  readonly add: (grammar: Grammar) => void
}

/** Creates a highlighter for the languages of the given grammars; other code stays plain. */
export function createHighlighter(grammars: readonly Grammar[]): Highlighter {
  const shiki = createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--' })],
    langs: grammars.flat(),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const prepared = new Set<string>()
  return {
    highlight(code, language, platform) {
      const lang = grammarOf(language, platform)
      const shown = withoutFinalNewline(code)
      if (shown.length > LONGEST_CODE || !shiki.getLoadedLanguages().includes(lang)) return plainLines(code)
      const tokenizeTimeLimit = prepared.has(lang) ? LINE_MILLISECONDS : 0
      prepared.add(lang)
      const lines = shiki
        .codeToTokensBase(shown, { lang, theme: THEME, tokenizeMaxLineLength: LONGEST_LINE, tokenizeTimeLimit })
        .map((line) => joinNeighbours(line.map(({ content, color }) => [content, KINDS_BY_COLOR.get(color ?? '')])))
      // A tokenizer may change line endings, but the shown code must equal the copied code.
      return textOf(lines) === shown ? lines : plainLines(code)
    },
    add: (grammar) => shiki.loadLanguageSync([grammar].flat()),
  }
}

const textOf = (lines: CodeLines): string => lines.map((line) => line.map(([text]) => text).join('')).join('\n')

/** Merges white space and tokens of the same kind into the previous token, for fewer elements. */
function joinNeighbours(tokens: readonly (readonly [string, TokenKind | undefined])[]): Token[] {
  const joined: [string, TokenKind | undefined][] = []
  for (const [text, kind] of tokens) {
    const last = joined.at(-1)
    if (last !== undefined && (last[1] === kind || text.trim() === '')) last[0] += text
    else joined.push([text, kind])
  }
  return joined.map(([text, kind]) => (kind === undefined ? [text] : [text, kind]))
}
