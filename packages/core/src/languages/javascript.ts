import { codeTemplate } from './code-template.ts'
import { commentLines } from './comment.ts'
import { quote } from './escape.ts'
import { isPlainText, isPropertyName } from './identifier.ts'
import { type LiteralSyntax, printLiteral, spaces, withSimple } from './literal.ts'
import type { EnvironmentNode, FileNode, Value } from './value.ts'

/** `import name from "module"` with `default`, else `import { name } from "module"`. */
export interface JavaScriptImport {
  readonly module: string
  readonly name: string
  readonly default?: true
}

function label(name: string): string {
  if (isPropertyName(name)) return `${name}: `
  // A quoted name would set the prototype, too; a computed one makes a property.
  return name === '__proto__' ? '["__proto__"]: ' : `${quote(name)}: `
}

function environment({ name, prefix }: EnvironmentNode): string {
  if (prefix === '') return `process.env.${name}`
  const text = isPlainText(prefix) ? prefix : quote(prefix).slice(1, -1).replaceAll('`', '\\`').replaceAll('$', '\\$')
  return `\`${text}\${process.env.${name}}\``
}

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

export const javascriptSyntax: LiteralSyntax = /* @__PURE__ */ withSimple(
  {
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
  },
  (name) => `${name}: `,
)

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
