import { SnippetInputError } from '../../values/errors.ts'
import { withoutTrailing } from '../../values/trim.ts'
import { EnvironmentNode, type JsonObject } from '../../values/value.ts'
import { unicodeEscape } from '../printing/ascii-json.ts'
import { codeTag, name, type Piece, verbatim } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'

/** The longest line that cmd.exe accepts, in characters after variable expansion. */
const LONGEST_LINE = 8191
/** Reserved for a variable's value; provider keys are far shorter. */
const ROOM_FOR_VALUE = 512
const PLAIN_WORD = /^[A-Za-z0-9_:./-]+$/
// An escaped quote, an escaped backslash, or a quote in the JSON; then what cmd.exe or a code page could change.
const SPECIAL_IN_JSON = /\\"|\\\\|"|[&|<>^%!()]|[^ -~]/g

function checkArgument(text: string, field: string): void {
  const refuse = (problem: string): never => {
    throw new SnippetInputError(field, problem)
  }
  if (/[^ -~]/.test(text)) {
    refuse('cmd.exe arguments must be printable ASCII: batch files are read in the console’s code page')
  }
  if (text.includes('"')) refuse('cmd.exe and the programs it starts parse double quotes differently')
  if (text.includes('%')) refuse('a percent sign means different things at the prompt of cmd.exe and in a batch file')
  if (text.includes('!')) refuse('with delayed expansion, cmd.exe treats an exclamation mark as part of a variable')
}

/** A template tag for cmd.exe commands; strings become arguments: ``code`del ${name}` ``. */
export const code = codeTag((value) => {
  if (typeof value === 'string') return cmd.word(value)
  throw new TypeError('[model-snippets] cmd.exe arguments must be strings')
})

type Option = readonly [option: string, value?: string | EnvironmentNode, field?: string]

const option = ([text, value, field]: Option): string =>
  value === undefined ? text : `${text} ${cmd.word(value, field)}`

/** Writes cmd.exe commands that mean the same at the prompt and in a batch file. */
export const cmd = {
  /**
   * Returns an argument: plain, or in double quotes.
   *
   * @throws SnippetInputError for a text that the prompt and a batch file don't both pass on unchanged: one with
   * characters other than printable ASCII, or with one of `" % !`
   */
  word(value: string | EnvironmentNode, field = 'argument'): string {
    if (value instanceof EnvironmentNode) {
      checkArgument(value.prefix, field)
      return `"${value.prefix}%${value.name}%"`
    }
    checkArgument(value, field)
    // A backslash before the closing quote would escape it.
    return PLAIN_WORD.test(value) ? value : `"${value}${value.slice(withoutTrailing(value, '\\').length)}"`
  },

  /**
   * Returns JSON as one argument. Every character that cmd.exe could interpret is a JSON escape, because cmd.exe
   * doesn't understand `\"` and may treat parts as unquoted.
   */
  json: (value: JsonObject): string =>
    `"${JSON.stringify(value).replace(SPECIAL_IN_JSON, (found) =>
      found === '"' ? '\\"' : unicodeEscape(found.slice(-1)),
    )}"`,

  /** Returns the argument of `json` as a piece. */
  body: (value: JsonObject): Piece => verbatim(cmd.json(value)),

  /** Returns an argument as a piece; errors name the field that it's from. */
  argument: (value: string | EnvironmentNode, field: string): Piece => verbatim(cmd.word(value, field)),

  /** Returns the options of a command, with their values. */
  options: (options: readonly Option[]): Piece => verbatim(options.map(option).join(' ')),

  /** Returns what comes before a command that only runs if a variable is set; cmd.exe has no empty variables. */
  demand({ name: text }: EnvironmentNode): Piece {
    const variable = name(text)
    return code`if not defined ${variable} (echo ${variable} is not set >&2 & cmd /c exit 1) else `
  },

  /** Returns a complete line, like `line`. */
  program: (body: Piece, variables: number): string => cmd.line(print(body).text, variables),

  /**
   * Returns a complete line.
   *
   * @param variables the number of variables in the line
   * @throws SnippetInputError for a line that is too long for cmd.exe
   */
  line(text: string, variables: number, field = 'body'): string {
    if (text.length + variables * ROOM_FOR_VALUE > LONGEST_LINE) {
      throw new SnippetInputError(
        field,
        `a line in cmd.exe can have at most ${LONGEST_LINE} characters; this one has ${text.length}`,
      )
    }
    return `${text}\n`
  },
}
