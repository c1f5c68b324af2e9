import type { ValuePath } from '../../values/path.ts'
import { type EnvironmentNode, type FileNode, type RawNode, raw, type Value, ValueNode } from '../../values/value.ts'
import { codeTemplate } from '../printing/code-template.ts'
import { quote } from '../printing/escape.ts'
import { type LiteralSyntax, printLiteral, spaces } from '../printing/literal.ts'
import { phpComment } from './comment.ts'

/** Text inside double quotes, in which a dollar sign would have PHP fill in a value. */
const inDoubleQuotes = (text: string): string =>
  quote(text)
    .slice(1, -1)
    .replace(/\\(?:u(....)|(.))|\$/g, (found, code?: string, letter?: string) => {
      if (code !== undefined) return `\\u{${code}}`
      if (letter === 'b') return '\\u{8}'
      return letter === undefined ? '\\$' : found
    })

/** A string literal: in single quotes, unless something in it needs an escape that these do not have. */
function string(text: string): string {
  const needsEscape = /\\[^"\\]/.test(quote(text).replaceAll('\\\\', ''))
  return needsEscape ? `"${inDoubleQuotes(text)}"` : `'${text.replace(/['\\]/g, '\\$&')}'`
}

const environment = ({ name, prefix }: EnvironmentNode): string =>
  `${prefix === '' ? '' : `${string(prefix)} . `}getenv(${string(name)})`

// A program reads the file once, before the request, and the request names the variable.
const file = ({ variable }: FileNode): string => `$${variable}`

const syntax: LiteralSyntax = {
  true: 'true',
  false: 'false',
  null: 'null',
  string,
  label: (name) => `${string(name)} => `,
  step: 4,
  brackets: { list: ['[', ']'], object: ['[', ']'] },
  bracePadding: '',
  trailingComma: ',',
  environment,
  file,
}

const isLeaf = (value: Value): value is Exclude<Value, readonly Value[] | { readonly [key: string]: Value }> =>
  typeof value !== 'object' || value === null || value instanceof ValueNode

/** PHP sends an array whose keys count from 0 as a list, the empty one too. Objects that look so are marked. */
function marked(value: Value): Value {
  if (isLeaf(value)) return value
  if (Array.isArray(value)) return value.map(marked)
  const fields = Object.entries(value).map(([name, field]) => [name, marked(field)] as const)
  const object = Object.fromEntries(fields)
  const isListLike = fields.every(([name], index) => name === String(index))
  return isListLike ? raw(`(object) ${printLiteral(object, syntax, 0, Number.NEGATIVE_INFINITY)}`) : object
}

const literal = (value: Value, column = 0, used = column): string => printLiteral(marked(value), syntax, column, used)

/** Each way through a path in which a pair of names stands for either of them. */
const alternatives = (path: ValuePath): string[] =>
  path.reduce<string[]>(
    (ways, step) => {
      const keys = typeof step === 'object' ? step.map(string) : [typeof step === 'number' ? step : string(step)]
      return keys.flatMap((key) => ways.map((way) => `${way}[${key}]`))
    },
    [''],
  )

/** Writes PHP 8. Nothing else in the code writes a PHP quote. */
export const php = {
  /** A string literal. */
  string,

  /** A string in which each node's code is an expression that begins with a variable: `"mask-{$number}.png"`. */
  format: (...parts: readonly (string | RawNode)[]): string =>
    `"${parts.map((part) => (typeof part === 'string' ? inDoubleQuotes(part) : `{${part.code}}`)).join('')}"`,

  /** The value at a path of an expression, which needs another `??` behind it for where it is not there. */
  at: (base: string, path: ValuePath): string =>
    alternatives(path)
      .map((way) => base + way)
      .join(' ?? '),

  /** Any value as an expression; `column` and `used` as in `printLiteral`. */
  literal,

  /** One element of an array on a line of its own, `    NAME => value,` and a line break; the name is code. */
  element(name: string, value: Value, column = 4): string {
    const start = `${spaces(column)}${name} => `
    return `${start}${literal(value, column, start.length + 1)},\n`
  },

  /** Code with literals: ``php.code`$model = load(${model.id});` ``. */
  code: codeTemplate(literal),

  /** A comment of one or more lines. */
  comment: phpComment,

  /** A whole program. */
  program: (body: string): string => `<?php\n\n${body}`,
}
