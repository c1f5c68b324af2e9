import type { ValuePath } from '../../values/path.ts'
import { type EnvironmentNode, type FileNode, type Value, ValueNode } from '../../values/value.ts'
import { codeTag, listed, literalPiece, onOneLine, type Piece, type PrintValue, verbatim } from '../printing/code.ts'
import { quote } from '../printing/escape.ts'
import { type PrintCode, printLiteral, spellingOf } from '../printing/literal.ts'
import { print } from '../printing/print-code.ts'
import { phpComment } from './comment.ts'

/** What every program starts with. */
export const START = '<?php\n\n'

/** Text inside double quotes, where PHP would interpolate a value after a dollar sign. */
const inDoubleQuotes = (text: string): string =>
  quote(text)
    .slice(1, -1)
    .replace(/\\(?:u(....)|(.))|\$/g, (found, code?: string, letter?: string) => {
      if (code !== undefined) return `\\u{${code}}`
      if (letter === 'b') return '\\u{8}'
      return letter === undefined ? '\\$' : found
    })

/** Printable ASCII without single quotes and backslashes. */
const PLAIN = /^[ -&(-[\]-~]*$/

/** A string literal: in single quotes unless something in it needs an escape that these don't have. */
function string(text: string): string {
  if (PLAIN.test(text)) return `'${text}'`
  const needsEscape = /\\[^"\\]/.test(quote(text).replaceAll('\\\\', ''))
  return needsEscape ? `"${inDoubleQuotes(text)}"` : `'${text.replace(/['\\]/g, '\\$&')}'`
}

/** A program reads the token first, with `demand`. */
const environment = ({ prefix }: EnvironmentNode): string =>
  prefix === '' ? '$token' : `"${inDoubleQuotes(prefix)}{$token}"`

// The program reads the file once, before the request, which uses the variable.
const file = ({ variable }: FileNode): string => `$${variable}`

const syntax = /* @__PURE__ */ spellingOf({
  string,
  label: (name) => `${string(name)} => `,
  brackets: { list: ['[', ']'], object: ['[', ']'] },
  trailingComma: ',',
  // PER allows 120; the pages have room for 100.
  width: 100,
  environment,
  file,
})

const isLeaf = (value: Value): value is Exclude<Value, readonly Value[] | { readonly [key: string]: Value }> =>
  typeof value !== 'object' || value === null || value instanceof ValueNode

/** PHP sends an array whose keys count from 0 as a list, and so an empty one. Marks objects that look like that. */
function marked(value: Value, code: PrintCode): Value {
  if (isLeaf(value)) return value
  if (Array.isArray(value)) return value.map((item) => marked(item, code))
  const fields = Object.entries(value).map(([name, field]) => [name, marked(field, code)] as const)
  const object = Object.fromEntries(fields)
  const isListLike = fields.every(([name], index) => name === String(index))
  return isListLike ? verbatim(`(object) ${printLiteral(object, syntax, 0, Number.NEGATIVE_INFINITY, code)}`) : object
}

const literal: PrintValue = (value, { column, used, code }) =>
  printLiteral(marked(value, code), syntax, column, used, code)

/** Returns each variant of a path in which pairs of names stand for either name. */
const alternatives = (path: ValuePath): string[] =>
  path.reduce<string[]>(
    (ways, step) => {
      const keys = typeof step === 'object' ? step.map(string) : [typeof step === 'number' ? step : string(step)]
      return keys.flatMap((key) => ways.map((way) => `${way}[${key}]`))
    },
    [''],
  )

/** Code in which values become literals: ``code`$model = load(${model.id});` ``. */
export const code = codeTag(literal)

const at = (base: Piece, path: ValuePath): Piece =>
  code`${listed(
    alternatives(path).map((way) => code`${base}${verbatim(way)}`),
    ' ?? ',
  )}`

const demand = (wanted: Piece, words: string): Piece => code`${wanted} ?: throw new RuntimeException(${words});`

/** Writes PHP 8. No other code writes PHP quotes. */
export const php = {
  /** A string literal. */
  string,

  /** A string in which each piece is an expression that starts with a variable: `"mask-{$number}.png"`. */
  format: (...parts: readonly (string | Piece)[]): Piece =>
    code`${verbatim('"')}${listed(
      parts.map((part) => (typeof part === 'string' ? verbatim(inDoubleQuotes(part)) : code`{${part}}`)),
      '',
    )}${verbatim('"')}`,

  /** The value at a path of an expression. Next to an operator, use `operandAt`. */
  at,

  /** The same, next to operators. */
  operandAt: (base: Piece, path: ValuePath): Piece =>
    path.some((step) => typeof step === 'object') ? code`(${at(base, path)})` : at(base, path),

  /** A value that stays on its line, as in a condition. */
  inline: (value: Value): Piece => literalPiece(value, onOneLine(literal)),

  /** A comment of one or more lines. */
  comment: phpComment,

  /** Exits if an environment variable isn't set, or is empty. */
  demand: ({ name }: EnvironmentNode): Piece => code`$token = ${demand(code`getenv(${name})`, `${name} is not set`)}`,

  /** Exits with a message if an expression is false. */
  demandOf: demand,

  /** A whole program. */
  program: (body: Piece): string => `${START}${print(body).text}\n`,
}
