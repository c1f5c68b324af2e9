import type { ValuePath } from '../../values/path.ts'
import type { EnvironmentNode, Value } from '../../values/value.ts'
import {
  codeTag,
  type Import,
  lines,
  listed,
  literalPiece,
  name,
  onOneLine,
  type Piece,
  type Place,
  type PrintValue,
  verbatim,
} from '../printing/code.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { isPlainText } from '../printing/identifier.ts'
import { printLiteral, spaces, spellingOf } from '../printing/literal.ts'
import { modulesOf, namesOf, print } from '../printing/print-code.ts'

const OS: Import = { module: 'os', standard: true }

function environment({ name: variable, prefix }: EnvironmentNode): string {
  if (prefix === '') return `os.environ[${quote(variable)}]`
  return `f"${formatted(prefix)}{os.environ['${variable}']}"`
}

const syntax = /* @__PURE__ */ spellingOf({
  true: 'True',
  false: 'False',
  null: 'None',
  trailingComma: ',',
  placesCode: true,
  environment: (node) => verbatim(environment(node), OS),
})

/** Text inside an f-string's double quotes. */
const formatted = (text: string): string =>
  isPlainText(text) ? text : quote(text).slice(1, -1).replace(/[{}]/g, '$&$&')

const literal: PrintValue = (value, { column, used, code: inner }) => printLiteral(value, syntax, column, used, inner)

const lastLiteral: PrintValue = (value, { column, used, code: inner }) =>
  printLiteral(value, syntax, column, used - 1, inner)

const loneLiteral: PrintValue = (value, { code: inner }) => printLiteral(value, syntax, 0, 0, inner)

const inlineLiteral = /* @__PURE__ */ onOneLine(literal)

/** Maximum columns of an unbroken line of arguments. */
const WIDTH = 88

const argumentsLiteral: PrintValue = (fields, place) => printArguments(fields, place, false)

const fittedLiteral: PrintValue = (fields, place) => printArguments(fields, place, true)

/** @param fits whether arguments may be together on a line of their own */
function printArguments(fields: Value, { column, used, code: inner }: Place, fits: boolean): string {
  const entries = Object.entries(fields as { readonly [name: string]: Value })
  const line = entries
    .map(([label, value]) => `${label}=${printLiteral(value, syntax, 0, -Infinity, inner)}`)
    .join(', ')
  if (used + line.length < WIDTH) return line
  const indent = `\n${spaces(column)}`
  if (fits && column + 4 + line.length <= WIDTH) return `${indent}    ${line}${indent}`
  const broken = entries.map(([label, value]) => {
    const printed = printLiteral(value, syntax, column + 4, column + label.length + 6, inner)
    return `${indent}    ${label}=${printed},`
  })
  return broken.join('') + indent
}

const argumentLineLiteral: PrintValue = (fields, { column, code: inner }) => {
  const entries = Object.entries(fields as { readonly [name: string]: Value })
  const line = entries
    .map(([label, value]) => `${label}=${printLiteral(value, syntax, 0, -Infinity, inner)}`)
    .join(', ')
  if (column + line.length <= WIDTH) return line
  return entries
    .map(([label, value]) => `${label}=${printLiteral(value, syntax, column, column + label.length + 2, inner)},`)
    .join(`\n${spaces(column)}`)
}

const inlineArguments = /* @__PURE__ */ onOneLine(argumentsLiteral)

/** Returns a program's import lines: whole modules before names from modules, each in alphabetical order. */
function importLines(imports: readonly Import[], ofStandard: boolean): string {
  const some = imports.filter(({ standard = false }) => standard === ofStandard)
  let whole = ''
  let parts = ''
  for (const module of modulesOf(some)) {
    const names = namesOf(module, some, '', asIsortHasThem)
    if (names.includes('')) whole += `import ${module}\n`
    const taken = names.filter((each) => each !== '')
    if (taken.length > 0) parts += `from ${module} import ${taken.join(', ')}\n`
  }
  return whole + parts
}

/** Returns a program's imports, standard library first. */
export function headOf(imports: readonly Import[]): string {
  const standard = importLines(imports, true)
  const others = importLines(imports, false)
  const head = standard + (standard === '' || others === '' ? '' : '\n') + others
  return head === '' ? '' : `${head}\n`
}

const asIsortHasThem = (a: string, b: string): boolean => a.toLowerCase() < b.toLowerCase()

/** A template tag for Python code; values become literals: ``code`model = load(${model.id})` ``. */
export const code = /* @__PURE__ */ codeTag(literal)

/** Text inside a docstring's quotes. */
const documenting = (text: string): Piece => verbatim(quote(text).slice(1, -1))

/** Writes Python 3. No other code writes Python quotes. */
export const python = {
  /** Returns a string literal. */
  string: quote,

  /** A value without run-time parts, as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, syntax, column, used),

  /** Returns a comment on one or more lines. */
  comment: (text: string): string => commentLines(text, '#'),

  /** Returns an f-string with an expression for each piece: `f"mask-{number}.png"`. */
  format: (...parts: readonly (string | Piece)[]): Piece =>
    code`f"${listed(
      parts.map((part) => (typeof part === 'string' ? verbatim(formatted(part)) : code`{${part}}`)),
      '',
    )}"`,

  /** Returns the value at a path of an expression; a missing value raises an exception. */
  at(base: Piece, path: ValuePath): Piece {
    let found = base
    for (const step of path) {
      found =
        typeof step === 'object'
          ? code`${found}[${step[0]} if ${step[0]} in ${found} else ${step[1]}]`
          : code`${found}[${step}]`
    }
    return found
  },

  /** Returns a keyword argument on its own line: `name=value,`. */
  argument: (label: string, value: Value): Piece => code`${name(label)}=${value},`,

  /** Returns the keyword arguments of a call: on one line if they fit, otherwise one per line. */
  arguments: (fields: { readonly [name: string]: Value }): Piece => literalPiece(fields, argumentsLiteral),

  /** The same, with a line for all arguments before one for each. */
  fittedArguments: (fields: { readonly [name: string]: Value }): Piece => literalPiece(fields, fittedLiteral),

  /** The same for a line inside the parentheses of a call: all on it if they fit, otherwise one per line. */
  argumentLine: (fields: { readonly [name: string]: Value }): Piece => literalPiece(fields, argumentLineLiteral),

  /** The same, always on the call's line. */
  inlineArguments: (fields: { readonly [name: string]: Value }): Piece => literalPiece(fields, inlineArguments),

  /** A value that ends its line, so no column is reserved after it. */
  last: (value: Value): Piece => literalPiece(value, lastLiteral),

  /** A value that is broken as if it were alone. */
  alone: (value: Value): Piece => literalPiece(value, loneLiteral),

  /** Returns a value on one line. */
  inline: (value: Value): Piece => literalPiece(value, inlineLiteral),

  /** Returns a docstring, which may describe arguments. */
  docstring: (text: string, args: { readonly [name: string]: string } = {}): Piece =>
    Object.keys(args).length === 0
      ? code`"""${documenting(text)}"""`
      : code`
        """${documenting(text)}

        Args:
            ${lines(...Object.entries(args).map(([label, said]) => code`${name(label)}: ${documenting(said)}`))}
        """
      `,

  /** Returns a complete program: imports, standard library first, then the body. */
  program(body: Piece): string {
    const { text, imports } = print(body)
    return `${headOf(imports)}${text}\n`
  },
}
