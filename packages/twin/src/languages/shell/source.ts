import { execFile } from 'node:child_process'
import { type SourceFacts, unreadable } from '../source-facts.ts'

/** Returns a shell's error for the text; null if it's a valid program. */
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

const EXPANSION = /\$\{?#?([A-Za-z_][A-Za-z0-9_]*)/y
const HERE_DOCUMENT = /<<(-?)[ \t]*(['"\\]?)([A-Za-z0-9_]+)['"]?/y
const ASSIGNMENT = /([A-Za-z_][A-Za-z0-9_]*)\+?=|for\s+([A-Za-z_]\w*)\s+in\b|read\s+(?:-r\s+)?([A-Za-z_]\w*)/y

/** Reads a shell program once, construct by construct. */
class ShellReader {
  readonly read = new Set<string>()
  readonly assigned = new Set<string>()
  /** The end marks of the current constructs, innermost last. */
  readonly #open: ('"' | ')' | '`')[] = []
  readonly #pending: HereDocument[] = []
  #at = 0

  constructor(private readonly content: string) {
    while (this.#at < content.length) this.#step()
  }

  #step(): void {
    const character = this.content[this.#at] as string
    const inside = this.#open.at(-1)
    if (character === '\\') this.#at += 2
    else if (character === inside) {
      this.#open.pop()
      this.#at++
    } else if (character === '"' || character === '`') {
      this.#open.push(character)
      this.#at++
    } else if (character === '$') this.#dollar()
    else if (inside === '"') this.#at++
    else this.#unquoted(character)
  }

  #dollar(): void {
    if (this.content[this.#at + 1] === '(') {
      this.#open.push(')')
      this.#at += 2
      return
    }
    const name = this.#match(EXPANSION)?.[1]
    if (name !== undefined) this.read.add(name)
    this.#at++
  }

  #unquoted(character: string): void {
    const before = this.content[this.#at - 1] ?? '\n'
    if (character === "'") this.#at = this.#behind("'", this.#at + 1)
    else if (character === '#' && /[\s;&|(]/.test(before)) this.#at = this.#behind('\n', this.#at) - 1
    else if (character === '\n') this.#newLine()
    else if (!this.#hereDocument() && (/[\w.\-/]/.test(before) || !this.#assignment())) this.#at++
  }

  #newLine(): void {
    this.#at++
    for (const document of this.#pending.splice(0)) while (this.#lineOf(document));
  }

  /** Reads a line of a here-document; false at its end. */
  #lineOf({ end, literal, tabs }: HereDocument): boolean {
    if (this.#at >= this.content.length) return false
    const next = this.#behind('\n', this.#at)
    const line = this.content.slice(this.#at, next).replace(/\n$/, '')
    this.#at = next
    if ((tabs ? line.replace(/^\t+/, '') : line) === end) return false
    for (const found of literal ? [] : line.matchAll(/\\.|\$\{?#?([A-Za-z_][A-Za-z0-9_]*)/g)) {
      if (found[1] !== undefined) this.read.add(found[1])
    }
    return true
  }

  #hereDocument(): boolean {
    const found = this.#match(HERE_DOCUMENT)
    if (found === null) return false
    this.#pending.push({ end: found[3] ?? '', literal: found[2] !== '', tabs: found[1] === '-' })
    this.#at += found[0].length
    return true
  }

  #assignment(): boolean {
    const found = this.#match(ASSIGNMENT)
    if (found === null) return false
    this.assigned.add(found[1] ?? found[2] ?? found[3] ?? '')
    this.#at += found[0].length
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    return pattern.exec(this.content)
  }

  /** Returns the position after the next `mark`, or the end. */
  #behind(mark: string, from: number): number {
    const found = this.content.indexOf(mark, from)
    return found === -1 ? this.content.length + (mark === '\n' ? 1 : 0) : found + 1
  }
}

/**
 * Finds variables that a shell program reads and sets, but not those in single quotes, in here-documents with a quoted
 * end mark, after a backslash, and in comments.
 */
export const shellVariables = (content: string): Pick<ShellReader, 'read' | 'assigned'> => new ShellReader(content)

/** Reads a shell program, which must be valid in bash and in a plain POSIX shell. */
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
