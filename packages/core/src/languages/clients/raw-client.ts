import type { HttpRequest } from '../../call/call.ts'
import type { Body } from '../../providers/provider.ts'
import { EnvironmentNode, FileNode, type Value, ValueNode } from '../../values/value.ts'

/* Shared by clients that can send any request. */

/** Returns the file in a body. A task has at most one, even if it appears several times. */
export const fileIn = (body: Body): FileNode | undefined => filesIn(body)[0]

/** Returns the files in a body without duplicates, because a program reads each one into a variable. */
export function filesIn(body: Body): readonly FileNode[] {
  if (body.kind !== 'json') return [body.file]
  const found: FileNode[] = []
  findFiles(body.value, found)
  return found.length < 2 ? found : [...new Map(found.map((file) => [file.variable, file])).values()]
}

function findFiles(value: Value, found: FileNode[]): void {
  if (typeof value !== 'object' || value === null) return
  if (value instanceof FileNode) found.push(value)
  else if (Array.isArray(value)) {
    for (const item of value) findFiles(item, found)
  } else if (!(value instanceof ValueNode)) {
    for (const item of Object.values(value)) findFiles(item, found)
  }
}

/** Returns each header as one line, as command lines require: `Authorization: Bearer …`. */
export const headerLines = ({
  headers,
}: HttpRequest): readonly { readonly name: string; readonly line: string | EnvironmentNode }[] =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    line:
      value instanceof EnvironmentNode
        ? new EnvironmentNode(value.name, `${name}: ${value.prefix}`)
        : `${name}: ${value}`,
  }))
