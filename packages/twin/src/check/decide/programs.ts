import type { Block, CheckLanguage, Found } from '../find/block.ts'
import { type CodeFacts, readCode } from '../read/read-code.ts'

/** One or several blocks that run together. */
export interface Program {
  readonly language: CheckLanguage
  readonly blocks: readonly Block[]
  readonly facts: CodeFacts
  /** Names that it uses and that no block defines. */
  readonly needs: readonly string[]
}

interface Open {
  readonly blocks: Block[]
  readonly pieces: CodeFacts[]
  readonly defines: Set<string>
  size: number
}

/** How many earlier programs a block can continue. */
const MOST_OPEN = 4

/** Longer programs aren't joined further, so that a document of short blocks stays linear. */
const LONGEST_PROGRAM = 100_000

/**
 * Joins blocks that continue one another. The rules:
 *
 * - A block that uses no name which it doesn't define itself starts a program.
 * - A block that uses such names continues the nearest of the last four programs in the same language that define all
 *   of them.
 * - Otherwise, it's a fragment: a program with needs that can't be run.
 * - A shell block is a program by itself: its commands depend on files and variables, which no rule can see.
 * - The cells of a notebook are one program.
 * - A block that opts out is a program by itself, and no other block continues it.
 */
export function programsIn({ blocks }: Pick<Found, 'blocks'>): Program[] {
  const done: Open[] = []
  const open = new Map<CheckLanguage, Open[]>()
  const notebook: Open = { blocks: [], pieces: [], defines: new Set(), size: 0 }
  for (const block of blocks) {
    const facts = readCode(block.language, block.text)
    if (block.isCell && !block.optsOut && block.language === 'python') {
      if (notebook.blocks.length === 0) done.push(notebook)
      append(notebook, block, facts)
      continue
    }
    const isAlone = block.language === 'sh' || block.optsOut === true
    const known = isAlone ? [] : (open.get(block.language) ?? [])
    const continued = facts.needs.size === 0 ? undefined : known.find((each) => canContinue(each, facts))
    if (continued !== undefined) {
      append(continued, block, facts)
      continue
    }
    const started: Open = { blocks: [], pieces: [], defines: new Set(), size: 0 }
    append(started, block, facts)
    done.push(started)
    if (!isAlone && facts.needs.size === 0) open.set(block.language, [started, ...known].slice(0, MOST_OPEN))
  }
  return done.map(closed)
}

const canContinue = ({ defines, size }: Open, { needs }: CodeFacts): boolean =>
  size < LONGEST_PROGRAM && [...needs].every((name) => defines.has(name))

function append(program: Open, block: Block, facts: CodeFacts): void {
  program.blocks.push(block)
  program.pieces.push(facts)
  program.size += block.text.length
  for (const name of facts.defines) program.defines.add(name)
}

function closed({ blocks, pieces, defines }: Open): Program {
  const needs = new Set(pieces.flatMap((each) => [...each.needs]).filter((name) => !defines.has(name)))
  return {
    language: blocks[0]?.language ?? 'python',
    blocks,
    needs: [...needs],
    facts: {
      defines,
      needs,
      imports: pieces.flatMap(({ imports }) => imports),
      strings: pieces.flatMap(({ strings }) => strings),
      variables: [...new Set(pieces.flatMap(({ variables }) => variables))],
      calls: new Set(pieces.flatMap(({ calls }) => [...calls])),
      leavesOut: pieces.some(({ leavesOut }) => leavesOut),
      awaitsAtTop: pieces.some(({ awaitsAtTop }) => awaitsAtTop),
    },
  }
}

/** The longest text that a program is padded to. */
const MOST_LINES = 20_000

/**
 * Returns a program's text. Its lines have the same numbers as in the document, so that error messages lead there.
 */
export function textOf({ language, blocks }: Program): string {
  const lines: string[] = []
  const declared = new Set<string>()
  const imported = new Set<string>()
  for (const block of [...blocks].sort((one, other) => one.line - other.line)) {
    while (lines.length < block.line - 1 && lines.length < MOST_LINES) lines.push('')
    const isScript = language === 'js' || language === 'ts'
    const text = isScript ? scoped(withoutKnownImports(block.text, imported), declared) : block.text
    lines.push(...text.split('\n'))
  }
  if (language === 'php') return `${inPhp(lines).join('\n')}\n`
  return `${lines.join('\n')}\n`
}

/** Opens PHP's tag once, at the start, so that what's before it isn't printed. */
function inPhp(lines: readonly string[]): string[] {
  const plain = lines.map((line) => line.replace(/^\s*<\?php\b|^\s*\?>\s*$/, ''))
  return [`<?php ${plain[0] ?? ''}`, ...plain.slice(1)]
}

/** Empties import lines that an earlier block has, because a module can import a name once. */
function withoutKnownImports(text: string, imported: Set<string>): string {
  return text
    .split('\n')
    .map((line) => {
      if (!/^\s*import\s.*['"];?\s*$/.test(line)) return line
      const statement = line.trim().replace(/;$/, '')
      if (imported.has(statement)) return ''
      imported.add(statement)
      return line
    })
    .join('\n')
}

const DECLARATION = /^(?:export\s+)?(?:const|let|class)\s+(?:([A-Za-z_$][\w$]*)|\{([^}]*)\}|\[([^\]]*)\])/gm

/**
 * Gives a block a scope of its own if it declares a name for the second time. Readers run it in the place of the block
 * before.
 */
function scoped(text: string, declared: Set<string>): string {
  const names = [...text.matchAll(DECLARATION)].flatMap(([, one, several = '', listed = '']) =>
    one === undefined ? `${several},${listed}`.split(',').map((each) => each.split(':').at(-1)?.trim() ?? '') : [one],
  )
  const isTaken = names.some((name) => name !== '' && declared.has(name))
  if (isTaken && !/^\s*(?:import|export)\s/m.test(text)) return `{ ${text} }`
  for (const name of names) declared.add(name)
  return text
}
