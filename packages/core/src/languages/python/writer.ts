import type { ValuePath } from '../../values/path.ts'
import type { EnvironmentNode, FileNode, RawNode, Value } from '../../values/value.ts'
import { codeTemplate } from '../printing/code-template.ts'
import { commentLines } from '../printing/comment.ts'
import { quote } from '../printing/escape.ts'
import { isPlainText } from '../printing/identifier.ts'
import { type LiteralSyntax, printLiteral, spaces } from '../printing/literal.ts'

/** `import module` when there is no name, else `from module import name`. */
export interface PythonImport {
  readonly module: string
  readonly name?: string
  /** Modules of the standard library stand in a group of their own, first. */
  readonly standard?: true
}

function environment({ name, prefix }: EnvironmentNode): string {
  if (prefix === '') return `os.environ[${quote(name)}]`
  return `f"${formatted(prefix)}{os.environ['${name}']}"`
}

// A program reads the file once, before the request, and the request names the variable.
const file = (node: FileNode): string => node.variable

const syntax: LiteralSyntax = {
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
}

/** Text inside the double quotes of an f-string. */
const formatted = (text: string): string =>
  isPlainText(text) ? text : quote(text).slice(1, -1).replace(/[{}]/g, '$&$&')

const importLine = ({ module, name }: PythonImport): string =>
  name === undefined ? `import ${module}\n` : `from ${module} import ${name}\n`

/** Whole modules come before names from modules, and each in the order of the alphabet. */
const asIsortHasThem = (a: string, b: string): number =>
  Number(a.startsWith('from')) - Number(b.startsWith('from')) || (a < b ? -1 : 1)

/** Writes Python 3. Nothing else in the code writes a Python quote. */
export const python = {
  /** A string literal. */
  string: quote,

  /** A string in which each node's code is an expression that is filled in: `f"mask-{number}.png"`. */
  format: (...parts: readonly (string | RawNode)[]): string =>
    `f"${parts.map((part) => (typeof part === 'string' ? formatted(part) : `{${part.code}}`)).join('')}"`,

  /** The value at a path of an expression; what is not there is an exception. */
  at(base: string, path: ValuePath): string {
    let code = base
    for (const step of path) {
      if (typeof step === 'number') code += `[${step}]`
      else if (typeof step === 'string') code += `[${quote(step)}]`
      else code += `[${quote(step[0])} if ${quote(step[0])} in ${code} else ${quote(step[1])}]`
    }
    return code
  },

  /** Any value as an expression; `column` and `used` as in `printLiteral`. */
  literal: (value: Value, column = 0, used = column): string => printLiteral(value, syntax, column, used),

  /** One keyword argument on a line of its own, `    name=value,` and a line break. */
  argument: (name: string, value: Value, column = 4): string =>
    `${spaces(column)}${name}=${printLiteral(value, syntax, column, column + name.length + 2)},\n`,

  /** A text that documents what it stands below. */
  docstring: (text: string): string => `"""${quote(text).slice(1, -1)}"""`,

  /** Code with literals: ``python.code`model = load(${model.id})` ``. */
  code: codeTemplate((value, column, used) => printLiteral(value, syntax, column, used)),

  /** A comment of one or more lines. */
  comment: (text: string): string => commentLines(text, '#'),

  /** A whole program: imports, standard library first, then the body. */
  program(imports: readonly PythonImport[], body: string): string {
    const group = (isStandard: boolean): string =>
      [...new Set(imports.filter(({ standard = false }) => standard === isStandard).map(importLine))]
        .sort(asIsortHasThem)
        .join('')
    const head = [group(true), group(false)].filter((lines) => lines !== '').join('\n')
    return head === '' ? body : `${head}\n${body}`
  },
}
