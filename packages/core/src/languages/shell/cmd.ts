import { SnippetInputError } from '../../values/errors.ts'
import { withoutTrailing } from '../../values/trim.ts'
import { EnvironmentNode, type JsonObject } from '../../values/value.ts'
import { unicodeEscape } from '../printing/ascii-json.ts'
import { codeTag, name, type Piece, verbatim } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'

/** The longest line that cmd.exe takes, in characters, after variables have been filled in. */
const LONGEST_LINE = 8191
/** Kept free for the value of a variable: provider keys are far shorter. */
const ROOM_FOR_VALUE = 512
const PLAIN_WORD = /^[A-Za-z0-9_:./-]+$/
// An escaped quote, an escaped backslash, a quote of the JSON itself; then what cmd.exe or a code page could change.
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
   * @throws SnippetInputError for a text that the prompt and a batch file do not both pass on unchanged: beyond
   * printable ASCII, or with one of `" % !`
   */
  word(value: string | EnvironmentNode, field = 'argument'): string {
    if (value instanceof EnvironmentNode) {
      checkArgument(value.prefix, field)
      return `"${value.prefix}%${value.name}%"`
    }
    checkArgument(value, field)
    // A backslash before the closing quote would make it part of the text.
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

  /** The word of `json` as a piece. */
  body: (value: JsonObject): Piece => verbatim(cmd.json(value)),

  /** A word as a piece, where a refusal names the field that it is from. */
  argument: (value: string | EnvironmentNode, field: string): Piece => verbatim(cmd.word(value, field)),

  /** Returns the options of a command, with their values. */
  options: (options: readonly Option[]): Piece => verbatim(options.map(option).join(' ')),

  /** What stands before a command that is to run only where a variable is set; cmd.exe knows no empty one. */
  demand({ name: text }: EnvironmentNode): Piece {
    const variable = name(text)
    return code`if not defined ${variable} (echo ${variable} is not set >&2 & cmd /c exit 1) else `
  },

  /** A whole line, as `line` makes it. */
  program: (body: Piece, variables: number): string => cmd.line(print(body).text, variables),

  /**
   * Returns a complete line.
   *
   * @param variables how many variables are filled in
   * @throws SnippetInputError for a line longer than cmd.exe takes
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
