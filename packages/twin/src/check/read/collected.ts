import type { SyntaxNode, Tree } from '@lezer/common'
import type { CodeFacts, Import } from './code-facts.ts'

/** What has been read so far. */
export interface Collected {
  readonly text: string
  readonly defines: Set<string>
  readonly uses: Set<string>
  readonly imports: Import[]
  readonly strings: string[]
  readonly reads: Set<string>
  readonly sets: Set<string>
  readonly calls: Set<string>
  leavesOut: boolean
  awaitsAtTop: boolean
}

/** Reads one kind of node. */
export type Reader = (node: SyntaxNode, collected: Collected) => void

export const sourceOf = ({ from, to }: SyntaxNode, { text }: Collected): string => text.slice(from, to)

/** The most of a node that a pattern looks at, so that reading stays linear. */
export const startOf = (node: SyntaxNode, collected: Collected): string => sourceOf(node, collected).slice(0, 200)

/** Remembers what a call calls: the last name of `client.chat.completions.create`. */
export function readCallee(node: SyntaxNode, collected: Collected): void {
  const callee = node.firstChild
  const last = callee?.name === 'MemberExpression' ? callee.lastChild : callee
  if (last !== null && last !== undefined) collected.calls.add(sourceOf(last, collected))
}

/** Whether a node is inside one of these. */
export function isInside(node: SyntaxNode, kinds: ReadonlySet<string>): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (kinds.has(at.name)) return true
  return false
}

/** Reads a whole tree. */
export function collect(
  text: string,
  tree: Tree,
  readers: Readonly<Record<string, Reader>>,
  builtIn: ReadonlySet<string>,
): CodeFacts {
  const collected: Collected = {
    text,
    defines: new Set(),
    uses: new Set(),
    imports: [],
    strings: [],
    reads: new Set(),
    sets: new Set(),
    calls: new Set(),
    leavesOut: false,
    awaitsAtTop: false,
  }
  tree.iterate({
    enter(reference) {
      if (Object.hasOwn(readers, reference.name)) readers[reference.name]?.(reference.node, collected)
    },
  })
  const { defines, uses, imports, strings, reads, sets, calls, leavesOut, awaitsAtTop } = collected
  // Anything may come with `from x import *`.
  const isOpen = imports.some(({ names }) => names.includes('*'))
  const needs = isOpen ? [] : [...uses].filter((name) => !defines.has(name) && !builtIn.has(name))
  return {
    defines,
    needs: new Set(needs),
    imports,
    strings,
    variables: [...reads].filter((name) => !sets.has(name)),
    calls,
    leavesOut,
    awaitsAtTop,
  }
}
