import { SnippetInputError } from '../../values/errors.ts'
import { EnvironmentNode, type JsonObject, type Value } from '../../values/value.ts'
import { asciiJson } from '../printing/ascii-json.ts'
import { codeTag, lines, name, type Piece, verbatim } from '../printing/code.ts'
import { quote } from '../printing/escape.ts'
import { printJson } from '../printing/json-text.ts'
import { printLiteral, spellingOf } from '../printing/literal.ts'
import { print } from '../printing/print-code.ts'

const NOT_PRINTABLE_ASCII = /[^ -~]/

const escapeExpansion = (text: string): string => text.replace(/[`$]/g, '`$&')
const escapeDoubleQuoted = (text: string): string => text.replace(/["`$]/g, '`$&')
const printed = (text: string): string => escapeExpansion(asciiJson(quote(text)))

/** JSON inside an expandable here-string, where a double quote is an ordinary character. */
const expandedSyntax = /* @__PURE__ */ spellingOf({
  string: printed,
  label: (name) => `${printed(name)}: `,
  step: 2,
  environment: (node) => `${printed(node.prefix).slice(0, -1)}$env:${node.name}"`,
  file: (node) => `"${node.encoding === 'data-url' ? `data:${node.mediaType};base64,` : ''}$${node.variable}"`,
})

/**
 * Returns a string for PowerShell's own commands. Characters other than printable ASCII are built from their number:
 * Windows PowerShell reads a script without a byte order mark in the system's code page, and treats typographic quotes
 * as quotes.
 */
function literal(text: string): string {
  if (!NOT_PRINTABLE_ASCII.test(text)) return `'${text.replaceAll("'", "''")}'`
  const escaped = escapeDoubleQuoted(text)
  return `"${escaped.replace(/[^ -~]/g, (unit) => `$([char]0x${unit.charCodeAt(0).toString(16).padStart(4, '0')})`)}"`
}

/** Checks that every PowerShell from 5.1 on passes this exact text to a program as one argument. */
function checkArgument(text: string, field: string): void {
  if (NOT_PRINTABLE_ASCII.test(text)) {
    throw new SnippetInputError(
      field,
      'curl.exe arguments must be printable ASCII: some releases read them in the system’s code page',
    )
  }
  if (text.includes('"')) {
    throw new SnippetInputError(field, 'PowerShell 5.1 and 7 pass double quotes to programs differently')
  }
  if (text === '') throw new SnippetInputError(field, 'PowerShell 5.1 doesn’t pass empty arguments to programs')
  if (text.endsWith('\\')) {
    throw new SnippetInputError(field, 'PowerShell 5.1 and 7 pass trailing backslashes to programs differently')
  }
}

/**
 * A template tag for PowerShell code; strings become PowerShell literals: ``code`Remove-Item -LiteralPath ${name}` ``.
 */
export const code = codeTag((value) => {
  if (typeof value === 'string') return literal(value)
  throw new TypeError('[model-snippets] PowerShell arguments must be strings')
})

type Option = readonly [option: string, value?: string | EnvironmentNode, field?: string]

const option = ([text, value, field]: Option): Piece =>
  verbatim(value === undefined ? text : `${text} ${powershell.word(value, field)}`)

/** Writes PowerShell that works in Windows PowerShell 5.1 and PowerShell 7. Nothing else writes PowerShell quotes. */
export const powershell = {
  /** Returns a string for PowerShell's own commands, with any content. */
  literal,

  /**
   * Returns an argument of a program: in single quotes, or in double quotes around a variable.
   *
   * @throws SnippetInputError for a text that not every release passes on unchanged: one with characters other than
   * printable ASCII, with a double quote, with a backslash at its end, or an empty one
   */
  word(value: string | EnvironmentNode, field = 'argument'): string {
    if (value instanceof EnvironmentNode) {
      checkArgument(`${value.prefix}x`, field)
      return `"${escapeDoubleQuoted(value.prefix)}$env:${value.name}"`
    }
    checkArgument(value, field)
    return literal(value)
  },

  /** Returns a path relative to the home folder, as an argument. Slashes work like backslashes. */
  atHome(path: string): string {
    checkArgument(path, 'argument')
    return `"$HOME/${escapeDoubleQuoted(path)}"`
  },

  /**
   * Returns JSON as a here-string to be piped to a program. It's ASCII because Windows PowerShell pipes ASCII, and none
   * of its lines can end the here-string.
   */
  json: (value: JsonObject): string => `@'\n${asciiJson(printJson(value))}\n'@`,

  /**
   * Returns JSON as a here-string with a variable for a file's content; everything else that PowerShell would expand is
   * escaped.
   */
  expandedJson: (value: { readonly [key: string]: Value }): string =>
    `@"\n${printLiteral(value, expandedSyntax, 0, 0)}\n"@`,

  /** Returns the here-string of `json` as a piece. */
  jsonInput: (value: JsonObject): Piece => verbatim(powershell.json(value)),

  /** Returns the here-string of `expandedJson` as a piece. */
  expandedInput: (value: { readonly [key: string]: Value }): Piece => verbatim(powershell.expandedJson(value)),

  /** Returns an argument as a piece; errors name the field that it's from. */
  argument: (value: string | EnvironmentNode, field: string): Piece => verbatim(powershell.word(value, field)),

  /** Returns the options of a program, one per line, with their values. */
  optionLines: (options: readonly Option[]): Piece | undefined =>
    lines(
      ...options.map((each, place) =>
        place === options.length - 1
          ? option(each)
          : code`
              ${option(each)} \`
            `,
      ),
    ),

  /** Returns a statement that exits if an environment variable isn't set, or is empty. */
  demand: ({ name: variable }: EnvironmentNode): Piece =>
    code`if (!$env:${name(variable)}) { throw ${`${variable} is not set`} }`,

  /** Returns complete statements. */
  program: (body: Piece): string => `${print(body).text}\n`,
}
