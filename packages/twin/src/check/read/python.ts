import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/python'
import type { CodeFacts, Import } from './code-facts.ts'
import { type Collected, collect, isInside, type Reader, readCallee, sourceOf, startOf } from './collected.ts'

/** Python's built-in names, and those of notebooks. */
const BUILT_IN = new Set(
  `__annotations__ __builtins__ __doc__ __file__ __name__ __package__ ArithmeticError AssertionError AttributeError
BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError
ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis
EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning
GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError
KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented
NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError
ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning
SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError
UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError _ abs aiter all anext
any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict
dir display divmod enumerate eval exec exit filter float format frozenset get_ipython getattr globals hasattr hash help
hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow
print property quit range repr reversed round self set setattr slice sorted staticmethod str sum super tuple type vars
zip`.split(/\s+/),
)

/** Containers whose names are assigned if they stand where a name could be assigned. */
const TARGETS = new Set(['TupleExpression', 'ArrayExpression', 'ParenthesizedExpression'])

const FUNCTIONS = new Set(['FunctionDefinition', 'LambdaExpression', 'ClassDefinition'])

const READERS: Readonly<Record<string, Reader>> = {
  VariableName(node, collected) {
    const role = roleOf(node)
    if (role === 'defined') collected.defines.add(sourceOf(node, collected))
    else if (role === 'used') collected.uses.add(sourceOf(node, collected))
  },
  ImportStatement(node, collected) {
    collected.imports.push(...importsIn(sourceOf(node, collected)))
  },
  String: readString,
  FormatString: readString,
  Ellipsis(node, collected) {
    // `...` as the body of a function is code; as a value, it stands for what's left out.
    const parent = node.parent?.name ?? ''
    if (!['ExpressionStatement', 'ParamList', 'TypeDef'].includes(parent)) collected.leavesOut = true
  },
  CallExpression(node, collected) {
    readCallee(node, collected)
    const read = READS.exec(startOf(node, collected))?.[1]
    if (read !== undefined) collected.reads.add(read)
  },
  MemberExpression(node, collected) {
    const name = /^(?:os\.)?environ\[\s*['"](\w+)['"]\s*\]$/.exec(startOf(node, collected))?.[1]
    if (name !== undefined) (isAssigned(node) ? collected.sets : collected.reads).add(name)
  },
  await(node, collected) {
    if (!isInside(node, FUNCTIONS)) collected.awaitsAtTop = true
  },
  async(node, collected) {
    const isLoop = ['ForStatement', 'WithStatement'].includes(node.parent?.name ?? '')
    if (isLoop && !isInside(node, FUNCTIONS)) collected.awaitsAtTop = true
  },
}

function readString(node: SyntaxNode, collected: Collected): void {
  collected.strings.push(contentOf(sourceOf(node, collected)))
}

/** Reads Python code. It needn't be complete, or correct. */
export const readPython = (text: string): CodeFacts => collect(text, parser.parse(text), READERS, BUILT_IN)

/** Reads of a variable that fail, or give nothing, if it isn't set. A default makes it optional. */
const READS = /^(?:os\.)?(?:getenv|environ\.get|environ\.__getitem__)\(\s*['"](\w+)['"]\s*\)/

const isAssigned = (node: SyntaxNode): boolean =>
  node.parent?.name === 'AssignStatement' && node.nextSibling?.name === 'AssignOp'

/** What a name is for where it stands. */
function roleOf(node: SyntaxNode): 'defined' | 'used' | 'neither' {
  const { parent } = node
  if (parent === null) return 'used'
  const before = node.prevSibling?.name
  switch (parent.name) {
    case 'ImportStatement':
    case 'ScopeStatement':
    case 'CapturePattern':
      return 'defined'
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return 'defined'
    case 'ParamList':
      return before === 'AssignOp' ? 'used' : 'defined'
    case 'ArgList':
      // The name of a keyword argument belongs to the function.
      return node.nextSibling?.name === 'AssignOp' ? 'neither' : 'used'
    case 'NamedExpression':
      return before === undefined ? 'defined' : 'used'
    case 'WithStatement':
    case 'TryStatement':
      return before === 'as' ? 'defined' : 'used'
    default:
      return isTarget(node) ? 'defined' : 'used'
  }
}

/** Whether a name is assigned: left of `=`, or between `for` and `in`. */
function isTarget(node: SyntaxNode): boolean {
  let at = node
  while (at.parent !== null && TARGETS.has(at.parent.name)) at = at.parent
  const { parent } = at
  if (parent === null) return false
  // `name: str` without a value is a field of a class.
  if (parent.name === 'AssignStatement') return comesBefore(at, 'AssignOp') || at.nextSibling?.name === 'TypeDef'
  if (parent.name === 'WithStatement') return at.prevSibling?.name === 'as'
  const isLoop = parent.name === 'ForStatement' || parent.name.endsWith('ComprehensionExpression')
  return isLoop && comesAfterFor(at)
}

/** The most siblings that are looked at, so that reading stays linear. */
const MOST_SIBLINGS = 50

function comesBefore(node: SyntaxNode, name: string): boolean {
  let at = node.nextSibling
  for (let count = 0; at !== null && count < MOST_SIBLINGS; count++) {
    if (at.name === name) return true
    at = at.nextSibling
  }
  return false
}

function comesAfterFor(node: SyntaxNode): boolean {
  let at = node.prevSibling
  for (let count = 0; at !== null && count < MOST_SIBLINGS; count++) {
    if (at.name === 'for') return true
    if (at.name === 'in' || at.name === 'if') return false
    at = at.prevSibling
  }
  return false
}

function importsIn(statement: string): Import[] {
  const from = /^from\s+([\w.]+)\s+import\s+([\s\S]*)$/.exec(statement)
  if (from !== null) {
    const names = (from[2] ?? '')
      .replace(/[()\\]/g, ' ')
      .replace(/#.*$/gm, '')
      .split(',')
      .map((each) => each.trim().split(/\s+/)[0] ?? '')
    return [{ module: from[1] ?? '', names: names.filter((name) => name !== '') }]
  }
  const modules = statement.replace(/^import\s+/, '').split(',')
  return modules.map((each) => ({ module: each.trim().split(/\s+/)[0] ?? '', names: [] }))
}

const contentOf = (literal: string): string => literal.replace(/^\w*(?:"""|'''|"|')|(?:"""|'''|"|')$/g, '')
