import type { ValuePath } from '../../values/path.ts'
import type { EnvironmentNode, Value } from '../../values/value.ts'
import {
  codeTag,
  type Import,
  listed,
  literalPiece,
  onOneLine,
  type Piece,
  type PrintValue,
  verbatim,
} from '../printing/code.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { printLiteral, spellingOf } from '../printing/literal.ts'
import { modulesOf, print } from '../printing/print-code.ts'

/** Before a brace, a dollar sign, or an at sign, a hash sign would make Ruby interpolate a value. */
const string = (text: string): string => (text.includes('#') ? quote(text).replace(/#(?=[{$@])/g, '\\#') : quote(text))

/** Text inside a double-quoted string, before an interpolated value. */
const inString = (text: string): string => string(text).slice(1, -1)

const variable = ({ name }: EnvironmentNode): string => `ENV.fetch(${string(name)})`

const environment = (node: EnvironmentNode): string =>
  node.prefix === '' ? variable(node) : `"${inString(node.prefix)}#{${variable(node)}}"`

const isSymbol = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** A hash with symbols as names, which become strings in JSON. */
const syntax = /* @__PURE__ */ spellingOf({
  null: 'nil',
  string,
  label: (name) => `${isSymbol(name) ? name : string(name)}: `,
  step: 2,
  bracePadding: ' ',
  environment,
})

/** A hash with strings as names. */
const textSyntax = /* @__PURE__ */ spellingOf({ ...syntax, label: (name) => `${string(name)} => ` })

/** Returns each variant of a path in which pairs of names stand for either name. */
const alternatives = (path: ValuePath): (string | number)[][] =>
  path.reduce<(string | number)[][]>(
    (ways, step) =>
      typeof step === 'object'
        ? step.flatMap((name) => ways.map((way) => [...way, name]))
        : ways.map((way) => [...way, step]),
    [[]],
  )

const literal: PrintValue = (value, { column, used, code }) => printLiteral(value, syntax, column, used, code)

const textLiteral: PrintValue = (value, { column, used, code }) => printLiteral(value, textSyntax, column, used, code)

const way = (base: Piece, steps: readonly (string | number)[]): Piece => {
  if (steps.length === 0) return base
  const spelled = steps.map((step) => (typeof step === 'number' ? String(step) : string(step))).join(', ')
  return code`${base}${verbatim(steps.length === 1 ? `[${spelled}]` : `.dig(${spelled})`)}`
}

/** Code in which values become literals: ``code`model = load(${model.id})` ``. */
export const code = codeTag(literal)

/** Returns a program's required libraries. */
export function headOf(imports: readonly Import[]): string {
  let head = ''
  for (const module of modulesOf(imports)) head += `require ${string(module)}\n`
  return `${head}\n`
}

/** Writes Ruby. No other code writes Ruby quotes. */
export const ruby = {
  /** A string literal. */
  string,

  /** A string in which each piece is an interpolated expression: `"mask-#{number}.png"`. */
  format: (...parts: readonly (string | Piece)[]): Piece =>
    code`${verbatim('"')}${listed(
      parts.map((part) => (typeof part === 'string' ? verbatim(inString(part)) : code`#{${part}}`)),
      '',
    )}${verbatim('"')}`,

  /** The value at a path of an expression; nil if it doesn't exist. */
  at(base: Piece, path: ValuePath): Piece {
    const found = alternatives(path).map((steps) => way(base, steps))
    return found.length === 1 ? (found[0] as Piece) : code`(${listed(found, ' || ')})`
  },

  /** A value with strings as names, for headers. */
  texts: (value: Value): Piece => literalPiece(value, textLiteral),

  /** A value that stays on its line, as in a condition. */
  inline: (value: Value): Piece => literalPiece(value, onOneLine(literal)),

  /** A list of strings that stays on its line. Words need no quotes in it. */
  words: (texts: readonly string[]): Piece =>
    texts.every((text) => /^\w+$/.test(text))
      ? code`%w[${listed(
          texts.map((text) => verbatim(text)),
          ' ',
        )}]`
      : literalPiece(texts, onOneLine(literal)),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '#'),

  /** A whole program: the required libraries, then the body. */
  program(body: Piece): string {
    const { text, imports } = print(body)
    return `${headOf(imports)}${text}\n`
  },
}
