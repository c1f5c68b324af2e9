import { codeTemplate } from './code-template.ts'
import { commentLines } from './comment.ts'
import { quote } from './escape.ts'
import { isIdentifier, isPlainText } from './identifier.ts'
import { type LiteralSyntax, printLiteral, spaces } from './literal.ts'
import type { EnvironmentNode, FileNode, Value } from './value.ts'

/** `import name from "module"` with `default`, else `import { name } from "module"`. */
export interface JavaScriptImport {
  readonly module: string
  readonly name: string
  readonly default?: true
}

const LONGEST_KEY = 40

function label(name: string): string {
  // In an object literal `__proto__: value` sets the prototype; a computed key makes a property.
  if (name === '__proto__') return '["__proto__"]: '
  return `${name.length <= LONGEST_KEY && isIdentifier(name) ? name : quote(name)}: `
}

function environment({ name, prefix }: EnvironmentNode): string {
  if (prefix === '') return `process.env.${name}`
  const text = isPlainText(prefix) ? prefix : quote(prefix).slice(1, -1).replaceAll('`', '\\`').replaceAll('$', '\\$')
  return `\`${text}\${process.env.${name}}\``
}

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

export const javascriptSyntax: LiteralSyntax = {
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

/** Writes JavaScript modules. Nothing else in the code writes a JavaScript quote. */
export const javascript = {
  /** A string literal. */
  string: quote,

  /** Any value as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, javascriptSyntax, column, used),

  /** One property on a line of its own, `  name: value,` and a line break. */
  property(name: string, value: Value, column = 2): string {
    const before = label(name)
    return `${spaces(column)}${before}${printLiteral(value, javascriptSyntax, column, column + before.length + 1)},\n`
  },

  /** Code with literals: ``javascript.code`const model = await load(${model.id})` ``. */
  code: codeTemplate((value, column, used) => printLiteral(value, javascriptSyntax, column, used)),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '//'),

  /** A whole module: imports, then the body. */
  program(imports: readonly JavaScriptImport[], body: string): string {
    let head = ''
    for (const entry of imports) {
      const name = entry.default ? entry.name : `{ ${entry.name} }`
      head += `import ${name} from ${quote(entry.module)};\n`
    }
    return head === '' ? body : `${head}\n${body}`
  },
}
