import { execFile } from 'node:child_process'
import { type SourceFacts, unreadable } from './source-facts.ts'

/** Whether a shell takes the text as a program; its complaint when it does not. */
function complaintOf(shell: 'bash' | 'sh', content: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = execFile(shell, ['-n'], (error, _stdout, stderr) => resolve(error === null ? null : stderr.trim()))
    child.stdin?.end(content)
  })
}

interface HereDocument {
  readonly end: string
  readonly literal: boolean
  readonly tabs: boolean
}

/**
 * Variables that a shell program reads and sets, told apart from text in single quotes, in here-documents with a
 * quoted end mark, behind a backslash and in comments.
 */
export function shellVariables(content: string): { read: Set<string>; assigned: Set<string> } {
  const read = new Set<string>()
  const assigned = new Set<string>()
  // Each entry is what closes the construct that the reader is in.
  const open: ('"' | ')' | '`')[] = []
  const pending: HereDocument[] = []
  let at = 0

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(content)
  }

  const readExpansion = (): void => {
    const name = match(/\$\{?#?([A-Za-z_][A-Za-z0-9_]*)/y)
    if (name?.[1] !== undefined) read.add(name[1])
  }

  const readHereDocument = (document: HereDocument): void => {
    while (at < content.length) {
      const stop = content.indexOf('\n', at)
      const line = content.slice(at, stop === -1 ? content.length : stop)
      const next = stop === -1 ? content.length : stop + 1
      if ((document.tabs ? line.replace(/^\t+/, '') : line) === document.end) {
        at = next
        return
      }
      if (!document.literal) {
        for (const found of line.matchAll(/(\\.)|\$\{?#?([A-Za-z_][A-Za-z0-9_]*)/g)) {
          if (found[2] !== undefined) read.add(found[2])
        }
      }
      at = next
    }
  }

  while (at < content.length) {
    const character = content[at]
    const inside = open.at(-1)
    const quoted = inside === '"'
    if (character === '\\') {
      at += 2
    } else if (character === inside) {
      open.pop()
      at++
    } else if (character === "'" && !quoted) {
      const end = content.indexOf("'", at + 1)
      at = end === -1 ? content.length : end + 1
    } else if (character === '"') {
      open.push('"')
      at++
    } else if (character === '`') {
      open.push('`')
      at++
    } else if (character === '$' && content[at + 1] === '(') {
      open.push(')')
      at += 2
    } else if (character === '$') {
      readExpansion()
      at++
    } else if (character === '#' && !quoted && /(^|[\s;&|(])$/.test(content.slice(Math.max(0, at - 1), at))) {
      const end = content.indexOf('\n', at)
      at = end === -1 ? content.length : end
    } else if (character === '<' && !quoted && match(/<<(-?)[ \t]*(['"\\]?)([A-Za-z0-9_]+)\2/y) !== null) {
      const [all, dash, quote, end] = match(/<<(-?)[ \t]*(['"\\]?)([A-Za-z0-9_]+)['"]?/y) as RegExpExecArray
      pending.push({ end: end ?? '', literal: quote !== '', tabs: dash === '-' })
      at += all.length
    } else if (character === '\n') {
      at++
      for (const document of pending.splice(0)) readHereDocument(document)
    } else {
      const word = quoted || /[A-Za-z0-9_.\-/]$/.test(content.slice(Math.max(0, at - 1), at))
      const assignment = word ? null : match(/([A-Za-z_][A-Za-z0-9_]*)\+?=|for\s+([A-Za-z_]\w*)\s+in\b|read\s+(?:-r\s+)?([A-Za-z_]\w*)/y)
      if (assignment !== null) {
        assigned.add(assignment[1] ?? assignment[2] ?? assignment[3] ?? '')
        at += assignment[0].length
      } else at++
    }
  }
  return { read, assigned }
}

/** Reads a shell program; it must be one for bash and for a plain POSIX shell. */
export async function readShell(content: string): Promise<SourceFacts> {
  for (const shell of ['bash', 'sh'] as const) {
    const complaint = await complaintOf(shell, content)
    if (complaint !== null) return unreadable(`${shell}: ${complaint}`)
  }
  const { read, assigned } = shellVariables(content)
  return {
    error: null,
    unusedImports: [],
    undefinedNames: [],
    packages: [],
    environment: [...read].filter((name) => !assigned.has(name)),
    readsWholeEnvironment: false,
  }
}
