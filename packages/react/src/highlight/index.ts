import type { Platform } from '@model-snippets/core'
import { GRAMMARS } from './grammars.generated.ts'
import { createHighlighter } from './highlighter.ts'
import type { CodeLanguage, CodeLines } from './lines.ts'

const highlighter = createHighlighter(GRAMMARS)

/**
 * Highlights code. The text of the result is always the code itself, character for character.
 *
 * @param code the code to show
 * @param language the language it is written in
 * @param platform the shell that it’s written for, which decides the grammar of shell code
 * @returns tokens by line; code with more than 20,000 characters isn’t highlighted
 * @throws SnippetInputError for an unknown language
 * @example highlight('print("hi")\n', 'python')
 */
export const highlight = (code: string, language: CodeLanguage, platform: Platform = 'posix'): CodeLines =>
  highlighter.highlight(code, language, platform)

export type { CodeLanguage, CodeLines, Token, TokenKind } from './lines.ts'
