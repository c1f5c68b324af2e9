import { SnippetInputError } from '../../values/errors.ts'
import { EnvironmentNode, type JsonObject, type Value } from '../../values/value.ts'
import { codeTag, lines, type Piece, verbatim } from '../printing/code.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { isPlainText, isPlainWord } from '../printing/identifier.ts'
import { printJson } from '../printing/json-text.ts'
import { printLiteral, spellingOf } from '../printing/literal.ts'
import { print } from '../printing/print-code.ts'

// dash 0.5.12 drops a byte after a line start that looks like the delimiter, so no line may start with its first
// letter.
const MARKS: readonly string[] = ['EOF', 'JSON', 'TEXT', 'BODY', ...'ACDFGHIKLMNOPQRSUVWXYZabcdefghijklmnopqrstuvwxyz_']

function word(value: Value): string {
  if (typeof value === 'string' || value instanceof EnvironmentNode) return shell.word(value)
  if (typeof value === 'number') return String(value)
  throw new TypeError('[model-snippets] command arguments must be strings or numbers')
}

/** A here-document: its part of the command's line, and the lines after it. */
type Document = readonly [opening: string, text: string]

function hereDocument(text: string, field: string, quoted: boolean): Document {
  if (text.includes('\0')) throw new SnippetInputError(field, 'a here-document can’t contain a NUL character')
  if (!text.isWellFormed()) {
    throw new SnippetInputError(field, 'a here-document can’t contain a lone surrogate')
  }
  const mark = MARKS.find((candidate) => {
    const first = candidate.charAt(0)
    return !text.startsWith(first) && !text.includes(`\n${first}`)
  })
  if (mark === undefined) {
    throw new SnippetInputError(
      field,
      'its lines start with every letter, which leaves no delimiter for a here-document',
    )
  }
  return [`<<${quoted ? `'${mark}'` : mark}`, `\n${text}\n${mark}`]
}

const escapeExpansion = (text: string): string => text.replace(/[\\$`]/g, '\\$&')

const expandedSyntax = /* @__PURE__ */ spellingOf({
  string: (text) => escapeExpansion(quote(text)),
  label: (name) => `${escapeExpansion(quote(name))}: `,
  step: 2,
  environment: (node) => `"${escapeExpansion(quote(node.prefix).slice(1, -1))}$${node.name}"`,
  // `:?` exits if the file couldn't be read.
  file: (node) => `"${node.encoding === 'data-url' ? `data:${node.mediaType};base64,` : ''}\${${node.variable}:?}"`,
})

// In printed JSON, NUL and lone surrogates are escaped, and no line of an object starts with a letter, so there's
// nothing to check.
const json = (value: JsonObject): Document => [`<<'${MARKS[0]}'`, `\n${printJson(value)}\n${MARKS[0]}`]

const expandedJson = (value: { readonly [key: string]: Value }, field: string): Document =>
  hereDocument(printLiteral(value, expandedSyntax, 0, 0), field, false)

// A here-document is never indented, because the command reads its lines unchanged.
const documentPiece = ([opening, text]: Document, rest?: Piece): Piece =>
  code`${verbatim(opening)}${rest}${verbatim(text)}`

/**
 * A template tag for shell code; values become arguments: ``code`ollama run ${name}` ``. Lists and objects aren't
 * allowed.
 */
export const code = codeTag((value) => word(value))

type Option = readonly [option: string, value?: string | EnvironmentNode, field?: string]

const option = ([text, value, field]: Option): string =>
  value === undefined ? text : `${text} ${shell.word(value, field)}`

/** Writes POSIX shell. No other code writes shell quotes. */
export const shell = {
  /**
   * Returns an argument of a command: plain, in single quotes, or in double quotes around a variable.
   *
   * @throws SnippetInputError for NUL and for a lone surrogate, which a process argument can't contain
   */
  word(value: string | EnvironmentNode, field = 'argument'): string {
    if (value instanceof EnvironmentNode) {
      const { name, prefix } = value
      // `:?` exits with the variable's name if it isn't set, or is empty.
      return `"${isPlainText(prefix) ? prefix : prefix.replace(/[\\"$`]/g, '\\$&')}\${${name}:?}"`
    }
    if (value.length <= 2000 && isPlainWord(value)) return value
    if (value.includes('\0')) throw new SnippetInputError(field, 'a shell argument can’t contain a NUL character')
    if (!value.isWellFormed()) {
      throw new SnippetInputError(field, 'a shell argument can’t contain a lone surrogate')
    }
    return `'${value.includes("'") ? value.replaceAll("'", "'\\''") : value}'`
  },

  /** Returns a path relative to the home folder, as an argument. */
  atHome: (path: string): string => `"$HOME/${path.replace(/[\\"$`]/g, '\\$&')}"`,

  /**
   * Returns a here-document that passes the text, with a trailing line break, to a command's standard input, without
   * expansion. Unlike an argument, its length isn't limited. The line break after its delimiter comes from the
   * template.
   *
   * @throws SnippetInputError for NUL and for a lone surrogate
   */
  hereDocument: (text: string, field = 'input'): Piece => documentPiece(hereDocument(text, field, true)),

  /**
   * Returns JSON as a here-document.
   *
   * @param rest text after it on the command's line, such as ` && echo done`
   */
  json: (value: JsonObject, rest?: Piece): Piece => documentPiece(json(value), rest),

  /**
   * Returns JSON as a here-document in which a variable holds a file's content. Every other character that the shell
   * would expand is escaped.
   *
   * @param rest text after it on the command's line
   * @throws SnippetInputError like `hereDocument`
   */
  expandedJson: (value: { readonly [key: string]: Value }, rest?: Piece, field = 'input'): Piece =>
    documentPiece(expandedJson(value, field), rest),

  /** Returns an argument as a piece; errors name the field that it's from. */
  argument: (value: string | EnvironmentNode, field: string): Piece => verbatim(shell.word(value, field)),

  /** Returns a path relative to the home folder, as a piece. */
  homeArgument: (path: string): Piece => verbatim(shell.atHome(path)),

  /** Returns the options of a command on one line, with their values: `--output image.png`. */
  options: (options: readonly Option[]): Piece => verbatim(options.map(option).join(' ')),

  /** Returns the options of a command, one per line. */
  optionLines: (options: readonly Option[]): Piece | undefined =>
    lines(
      ...options.map((each, place) =>
        place === options.length - 1
          ? verbatim(option(each))
          : code`
              ${verbatim(option(each))} \
            `,
      ),
    ),

  /** Returns the pattern of a `case` arm that matches any of these words. */
  anyOf: (words: readonly string[]): Piece => verbatim(words.map((each) => shell.word(each)).join(' | ')),

  /** Returns complete commands. */
  program: (body: Piece): string => `${print(body).text}\n`,

  /** Returns a comment on one or more lines. */
  comment: (text: string): string => commentLines(text, '#'),
}
