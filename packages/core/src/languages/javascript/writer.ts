import type { ValuePath } from '../../values/path.ts'
import { type EnvironmentNode, env, type FileNode, RawNode, type Value } from '../../values/value.ts'
import { codeTemplate } from '../printing/code-template.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { isIdentifier, isPlainText, isPropertyName } from '../printing/identifier.ts'
import { type LiteralSyntax, printLiteral, spaces } from '../printing/literal.ts'

/** `import { name } from "module"` */
export interface JavaScriptImport {
  readonly module: string
  readonly name: string
}

function key(name: string): string {
  if (isPropertyName(name)) return name
  // A quoted name would set the prototype, too; a computed one makes a property.
  return name === '__proto__' ? '["__proto__"]' : quote(name)
}

/** The variable `tools` is by itself the property `tools`. */
const label = (name: string, value: Value): string =>
  value instanceof RawNode && value.code === name && isIdentifier(name) ? '' : `${key(name)}: `

function environment({ name, prefix }: EnvironmentNode): string {
  if (prefix === '') return `process.env.${name}`
  return `\`${templated(prefix)}\${process.env.${name}}\``
}

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

const syntax: LiteralSyntax = {
  true: 'true',
  false: 'false',
  null: 'null',
  string: quote,
  label,
  step: 2,
  bracePadding: ' ',
  trailingComma: ',',
  environment,
  file,
}

const importLines = (imports: readonly JavaScriptImport[]): string =>
  imports.map(({ name, module }) => `import { ${name} } from ${quote(module)};\n`).join('')

function member(name: string, isThere: boolean): string {
  if (isIdentifier(name)) return `${isThere ? '.' : '?.'}${name}`
  return `${isThere ? '' : '?.'}[${quote(name)}]`
}

/** Text inside the backticks of a template literal. */
const templated = (text: string): string =>
  isPlainText(text) ? text : quote(text).slice(1, -1).replace(/[`$]/g, '\\$&')

/** Writes JavaScript modules. Nothing else in the code writes a JavaScript quote. */
export const javascript = {
  /** A string literal. */
  string: quote,

  /** A string in which each node's code is an expression that is filled in: `` `mask-${number}.png` ``. */
  format: (...parts: readonly (string | RawNode)[]): string =>
    `\`${parts.map((part) => (typeof part === 'string' ? templated(part) : `\${${part.code}}`)).join('')}\``,

  /**
   * The value at a path of an expression that is an object.
   *
   * @param isThere whether every step is known to be there; else what is missing is undefined, never an exception
   */
  at(base: string, path: ValuePath, isThere = false): string {
    let code = base
    for (const step of path) {
      const isSure = isThere || code === base
      if (typeof step === 'number') code += `${isSure ? '' : '?.'}[${step}]`
      else if (typeof step === 'string') code += member(step, isSure)
      else {
        const [first, second] = [quote(step[0]), quote(step[1])]
        code =
          code === base
            ? `${base}[${first} in ${base} ? ${first} : ${second}]`
            : `(${code}${member(step[0], false)} ?? ${code}${member(step[1], false)})`
      }
    }
    return code
  },

  /** The name of a property or a method, in an object literal. */
  key,

  /** Any value as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, syntax, column, used),

  /** One property on a line of its own, `  name: value,` and a line break. */
  property(name: string, value: Value, column = 2): string {
    const before = label(name, value)
    return `${spaces(column)}${before}${printLiteral(value, syntax, column, column + before.length + 1)},\n`
  },

  /** Code with literals: ``javascript.code`const model = await load(${model.id})` ``. */
  code: codeTemplate((value, column, used) => printLiteral(value, syntax, column, used)),

  /** A statement that ends the program where a variable of the environment is not set, or empty. */
  demand: (variable: EnvironmentNode): string =>
    `if (!${environment(env(variable.name))}) throw new Error(${quote(`${variable.name} is not set`)});\n`,

  /** Imports, a line each. */
  imports: importLines,

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /** A whole module: imports, then the body. */
  program(imports: readonly JavaScriptImport[], body: string): string {
    const head = importLines(imports)
    return head === '' ? body : `${head}\n${body}`
  },
}
