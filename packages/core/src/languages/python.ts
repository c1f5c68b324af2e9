import { codeTemplate } from './code-template.ts'
import { commentLines } from './comment.ts'
import { quote } from './escape.ts'
import { isPlainText } from './identifier.ts'
import { type LiteralSyntax, printLiteral, spaces, withSimple } from './literal.ts'
import type { EnvironmentNode, FileNode, Value } from './value.ts'

/** `import module` when there is no name, else `from module import name`. */
export interface PythonImport {
  readonly module: string
  readonly name?: string
  /** Modules of the standard library stand in a group of their own, first. */
  readonly standard?: true
}

function environment({ name, prefix }: EnvironmentNode): string {
  if (prefix === '') return `os.environ[${quote(name)}]`
  const text = isPlainText(prefix) ? prefix : quote(prefix).slice(1, -1).replaceAll('{', '{{').replaceAll('}', '}}')
  return `f"${text}{os.environ['${name}']}"`
}

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

export const pythonSyntax: LiteralSyntax = /* @__PURE__ */ withSimple(
  {
    true: 'True',
    false: 'False',
    null: 'None',
    string: quote,
    label: (name) => `${quote(name)}: `,
    step: 4,
    bracePadding: '',
    trailingComma: ',',
    environment,
    file,
  },
  (name) => `"${name}": `,
)

/** Writes Python 3. Nothing else in the code writes a Python quote. */
export const python = {
  /** A string literal. */
  string: quote,

  /** Any value as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, pythonSyntax, column, used),

  /** One keyword argument on a line of its own, `    name=value,` and a line break. */
  argument: (name: string, value: Value, column = 4): string =>
    `${spaces(column)}${name}=${printLiteral(value, pythonSyntax, column, column + name.length + 2)},\n`,

  /** Code with literals: ``python.code`model = load(${model.id})` ``. */
  code: codeTemplate((value, column, used) => printLiteral(value, pythonSyntax, column, used)),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '#'),

  /** A whole program: imports, standard library first, then the body. */
  program(imports: readonly PythonImport[], body: string): string {
    let standard = ''
    let published = ''
    for (const entry of imports) {
      const line = entry.name === undefined ? `import ${entry.module}\n` : `from ${entry.module} import ${entry.name}\n`
      if (entry.standard) standard += line
      else published += line
    }
    const between = standard !== '' && published !== '' ? '\n' : ''
    const head = standard + between + published
    return head === '' ? body : `${head}\n${body}`
  },
}
