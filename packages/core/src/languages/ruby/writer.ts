import type { ValuePath } from '../../values/path.ts'
import type { EnvironmentNode, FileNode, RawNode, Value } from '../../values/value.ts'
import { codeTemplate } from '../printing/code-template.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { type LiteralSyntax, printLiteral } from '../printing/literal.ts'

/** Before a brace, a dollar or an at sign, a hash sign would have Ruby fill in a value. */
const string = (text: string): string => quote(text).replace(/#(?=[{$@])/g, '\\#')

/** Text inside the double quotes of a string, before a value that is filled in. */
const inString = (text: string): string => string(text).slice(1, -1)

const variable = ({ name }: EnvironmentNode): string => `ENV.fetch(${string(name)})`

const environment = (node: EnvironmentNode): string =>
  node.prefix === '' ? variable(node) : `"${inString(node.prefix)}#{${variable(node)}}"`

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

const isSymbol = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** A hash whose names are symbols: JSON has them as texts. */
const syntax: LiteralSyntax = {
  true: 'true',
  false: 'false',
  null: 'nil',
  string,
  label: (name) => `${isSymbol(name) ? name : string(name)}: `,
  step: 2,
  bracePadding: ' ',
  trailingComma: '',
  environment,
  file,
}

/** A hash whose names are texts. */
const textSyntax: LiteralSyntax = { ...syntax, label: (name) => `${string(name)} => ` }

/** Each way through a path in which a pair of names stands for either of them. */
const alternatives = (path: ValuePath): (string | number)[][] =>
  path.reduce<(string | number)[][]>(
    (ways, step) =>
      typeof step === 'object'
        ? step.flatMap((name) => ways.map((way) => [...way, name]))
        : ways.map((way) => [...way, step]),
    [[]],
  )

/** Writes Ruby. Nothing else in the code writes a Ruby quote. */
export const ruby = {
  /** A string literal. */
  string,

  /** A string in which each node's code is an expression that is filled in: `"mask-#{number}.png"`. */
  format: (...parts: readonly (string | RawNode)[]): string =>
    `"${parts.map((part) => (typeof part === 'string' ? inString(part) : `#{${part.code}}`)).join('')}"`,

  /** The value at a path of an expression; nil where it is not there. */
  at(base: string, path: ValuePath): string {
    const found = alternatives(path).map((way) => {
      const steps = way.map((step) => (typeof step === 'number' ? String(step) : string(step)))
      if (steps.length === 0) return base
      return steps.length === 1 ? `${base}[${steps[0]}]` : `${base}.dig(${steps.join(', ')})`
    })
    return found.length === 1 ? (found[0] as string) : `(${found.join(' || ')})`
  },

  /** Any value as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, syntax, column, used),

  /** The same with names that are texts, for headers. */
  texts: (value: Value, column = 0, used = column): string => printLiteral(value, textSyntax, column, used),

  /** Code with literals: ``ruby.code`model = load(${model.id})` ``. */
  code: codeTemplate((value, column, used) => printLiteral(value, syntax, column, used)),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '#'),

  /** A whole program: what it requires, then the body. */
  program(required: readonly string[], body: string): string {
    const lines = [...new Set(required)].sort().map((name) => `require ${string(name)}\n`)
    return `${lines.join('')}\n${body}`
  },
}
