import { builtinModules } from 'node:module'
import { type AnyNode, type ImportDeclaration, type ImportExpression, type Pattern, type Program, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { type SourceFacts, unreadable } from '../source-facts.ts'

const GLOBALS = new Set([...Object.getOwnPropertyNames(globalThis), 'undefined', 'arguments'])

/** `@scope/name` or `name` of a module specifier; undefined for Node's own modules and files. */
function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('node:') || specifier.startsWith('.') || specifier.startsWith('/')) return undefined
  const parts = specifier.split('/')
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
  return builtinModules.includes(name) ? undefined : name
}

/** Every name that a pattern binds. */
function boundBy(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundBy(property.type === 'RestElement' ? property.argument : property.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : boundBy(element)))
    case 'RestElement':
      return boundBy(pattern.argument)
    case 'AssignmentPattern':
      return boundBy(pattern.left)
    default:
      return []
  }
}

const isProcessEnv = (node: AnyNode): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === 'process' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'env'

/** Whether an identifier stands for a value, not for a key, a label or the name of a member. */
function isReference(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node || parent.computed
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false
    default:
      return true
  }
}

/** Every name that a node brings into being, whatever its scope: examples are too short for names to hide each other. */
function declaredBy(node: AnyNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return boundBy(node.id)
    case 'CatchClause':
      return node.param ? boundBy(node.param) : []
    case 'ArrowFunctionExpression':
      return node.params.flatMap(boundBy)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...(node.id ? boundBy(node.id) : []), ...node.params.flatMap(boundBy)]
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? boundBy(node.id) : []
    default:
      return []
  }
}

const importedBy = (node: ImportExpression): string =>
  node.source.type === 'Literal' ? String(node.source.value) : '(computed)'

interface Environment {
  readonly names: Set<string>
  whole: boolean
}

/** Notes what is read of `process.env`, given the node around it. */
function noteEnvironment(environment: Environment, node: AnyNode, parent: AnyNode | undefined): void {
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    if (!parent.computed && parent.property.type === 'Identifier') environment.names.add(parent.property.name)
    else if (parent.property.type === 'Literal' && typeof parent.property.value === 'string') {
      environment.names.add(parent.property.value)
    } else environment.whole = true
  } else if (parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') {
    for (const property of parent.id.properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier' && !property.computed) {
        environment.names.add(property.key.name)
      } else environment.whole = true
    }
  } else environment.whole = true
}

/** Reads a JavaScript module. */
export function readJavaScript(content: string): SourceFacts {
  let program: Program
  try {
    program = parse(content, { ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true })
  } catch (error) {
    return unreadable(String(error))
  }
  const imports = program.body.filter((node): node is ImportDeclaration => node.type === 'ImportDeclaration')
  const imported = imports.flatMap((node) => node.specifiers.map((specifier) => specifier.local.name))
  const specifiers = imports.map((node) => String(node.source.value))

  const bound = new Set(imported)
  full(program, (node) => {
    for (const name of declaredBy(node as AnyNode)) bound.add(name)
    if (node.type === 'ImportExpression') specifiers.push(importedBy(node as ImportExpression))
  })

  const referenced = new Set<string>()
  const environment: Environment = { names: new Set(), whole: false }
  fullAncestor(program, (anyNode, ancestors) => {
    const node = anyNode as AnyNode
    // The walker lists a node that it reaches in two roles twice.
    const parent = (ancestors as AnyNode[]).filter((ancestor) => ancestor !== node).at(-1)
    if (node.type === 'Identifier' && isReference(node, parent)) referenced.add(node.name)
    if (isProcessEnv(node)) noteEnvironment(environment, node, parent)
  })

  return {
    error: null,
    unusedImports: imported.filter((name) => !referenced.has(name)),
    undefinedNames: [...referenced].filter((name) => !bound.has(name) && !GLOBALS.has(name)),
    packages: [...new Set(specifiers.map(packageOf).filter((name) => name !== undefined))],
    environment: [...environment.names],
    readsWholeEnvironment: environment.whole,
  }
}
