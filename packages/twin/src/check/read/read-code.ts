import type { CheckLanguage } from '../find/block.ts'
import type { CodeFacts } from './code-facts.ts'
import { readJavascript } from './javascript.ts'
import { readLexically } from './lexical.ts'
import { readPython } from './python.ts'
import { readShell } from './shell.ts'

export type { CodeFacts } from './code-facts.ts'

/** Reads a piece of code. */
export function readCode(language: CheckLanguage, text: string): CodeFacts {
  switch (language) {
    case 'python':
      return readPython(text)
    case 'js':
    case 'ts':
      return readJavascript(text, language)
    case 'sh':
      return readShell(text)
    default:
      return readLexically(language, text)
  }
}
