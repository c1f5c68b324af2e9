import type { ValuePath } from '../../values/path.ts'
import { type EnvironmentNode, type Value, ValueNode } from '../../values/value.ts'
import {
  codeTag,
  type Hole,
  type Import,
  lines,
  listed,
  literalPiece,
  onOneLine,
  type Piece,
  type PrintValue,
  TextPiece,
  verbatim,
} from '../printing/code.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { isIdentifier, isPlainText, isPropertyName } from '../printing/identifier.ts'
import { printLiteral, spellingOf } from '../printing/literal.ts'
import { modulesOf, namesOf, print } from '../printing/print-code.ts'

function key(name: string): string {
  if (isPropertyName(name)) return name
  // A quoted name would also set the prototype; a computed one creates a property.
  return name === '__proto__' ? '["__proto__"]' : quote(name)
}

/** The variable `tools` alone is the property `tools`. */
const label = (name: string, value: Value): string =>
  value instanceof TextPiece && value.text === name && isIdentifier(name) ? '' : `${key(name)}: `

function environment({ name, prefix }: EnvironmentNode): string {
  if (prefix === '') return `process.env.${name}`
  return `\`${templated(prefix)}\${process.env.${name}}\``
}

const syntax = /* @__PURE__ */ spellingOf({
  label,
  step: 2,
  bracePadding: ' ',
  width: 100,
  trailingComma: ',',
  environment,
})

/** Marks a default import, which the program names itself. */
const DEFAULT = 'default as '

/** Modules in import order. Modules of frameworks come before them, in alphabetical order. */
const MODULES: readonly string[] = [
  'node:fs/promises',
  'openai',
  'openai/helpers/zod',
  '@anthropic-ai/sdk',
  '@anthropic-ai/sdk/helpers/zod',
  'zod',
  '@huggingface/inference',
  'node:timers/promises',
  '@fal-ai/client',
  'groq-sdk',
  'together-ai',
  'replicate',
]

function importLines(imports: readonly Import[]): string {
  const modules = [...modulesOf(imports)]
  if (modules.length > 1) modules.sort((one, other) => MODULES.indexOf(one) - MODULES.indexOf(other))
  let lines = ''
  for (const module of modules) lines += `import ${taken(namesOf(module, imports, ''))} from ${quote(module)};\n`
  return lines
}

/** Returns a module's imports. */
export function headOf(imports: readonly Import[]): string {
  const head = importLines(imports)
  return head === '' ? '' : `${head}\n`
}

function taken(names: readonly string[]): string {
  const [first = ''] = names
  return first.startsWith(DEFAULT) ? first.slice(DEFAULT.length) : `{ ${names.join(', ')} }`
}

function member(step: string | number, isThere: boolean): Piece {
  if (typeof step === 'string' && isIdentifier(step)) return verbatim(`${isThere ? '.' : '?.'}${step}`)
  return verbatim(`${isThere ? '' : '?.'}[${typeof step === 'number' ? step : quote(step)}]`)
}

/** Text inside a template literal's backticks. */
const templated = (text: string): string =>
  isPlainText(text) ? text : quote(text).slice(1, -1).replace(/[`$]/g, '\\$&')

const literal: PrintValue = (value, { column, used, code }) => printLiteral(value, syntax, column, used, code)

/** A template tag for JavaScript code; values become literals: ``code`const model = await load(${model.id});` ``. */
export const code = codeTag(literal)

/** Writes JavaScript modules. No other code writes JavaScript quotes. */
export const javascript = {
  /** Returns a string literal. */
  string: quote,

  /** Returns any value as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, syntax, column, used),

  /** Returns a template literal with an expression for each piece: `` `mask-${number}.png` ``. */
  format: (...parts: readonly (string | Piece)[]): Piece =>
    code`\`${listed(
      parts.map((part) => (typeof part === 'string' ? verbatim(templated(part)) : code`\${${part}}`)),
      '',
    )}\``,

  /**
   * Returns the value at a path of an expression that is an object.
   *
   * @param isThere whether every step is known to exist; otherwise, a missing one results in undefined, never an
   * exception
   */
  at(base: Piece, path: ValuePath, isThere = false): Piece {
    let found = base
    for (const step of path) {
      if (typeof step !== 'object') found = code`${found}${member(step, isThere || found === base)}`
      else if (found === base) found = code`${base}[${step[0]} in ${base} ? ${step[0]} : ${step[1]}]`
      else found = code`(${found}${member(step[0], false)} ?? ${found}${member(step[1], false)})`
    }
    return found
  },

  /** Returns a pattern for URLs that start in one of these ways. */
  startingWith(starts: readonly string[]): Piece {
    const patterns = starts.map((start) => start.replace(/[/.]/g, '\\$&')).join('|')
    return verbatim(`/^${starts.length > 1 ? `(${patterns})` : patterns}/`)
  },

  /** Returns the name of a property or method in an object literal. */
  key: (name: string): Piece => verbatim(key(name)),

  /** Returns fields as properties of an object literal, one per line. */
  properties: (fields: { readonly [name: string]: Value }): Piece | undefined =>
    lines(...Object.entries(fields).map(([name, value]) => code`${verbatim(label(name, value))}${value as Hole},`)),

  /** Returns a value on one line, as in a condition. */
  inline: (value: Value): Piece => literalPiece(value, onOneLine(literal)),

  /**
   * Returns a value that is broken if it doesn't fit on its own line.
   *
   * @param column this line's indentation in columns; by default, that of the enclosing line
   */
  alone: (value: Value, column?: 0): Piece =>
    literalPiece(value, (each, place) =>
      printLiteral(each, syntax, column ?? place.column, column ?? place.column, place.code),
    ),

  /** Returns a value that may fill its line, because what follows it needs no column. */
  toEdge: (value: Value): Piece =>
    literalPiece(value, (each, place) => literal(each, { ...place, used: place.used - 1 })),

  /** Returns the value of an arrow function that is followed by a comma; an object is in parentheses. */
  returned: (value: Value): Piece =>
    typeof value === 'string' || value instanceof ValueNode
      ? code`${value}`
      : literalPiece(value, (each, place) => `(${literal(each, { ...place, used: place.used + 2 })})`),

  /** Returns a comment on one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /** Returns a complete module: imports, then the body. */
  program(body: Piece): string {
    const { text, imports } = print(body)
    return `${headOf(imports)}${text}\n`
  },
}
