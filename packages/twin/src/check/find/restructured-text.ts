import {
  type Block,
  type CheckLanguage,
  type Found,
  type Install,
  languageNamed,
  saysSkip,
  startsWithSkip,
  withoutPrompts,
} from './block.ts'
import { installsIn } from './installs.ts'

const DIRECTIVE = /^(\s*)\.\. (?:code-block|code|sourcecode|highlight):: *([\w+-]*)\s*$/

const indentOf = (line: string): number => line.length - line.trimStart().length

/** A directive's content, and the place of the next line. */
interface Content {
  readonly lines: readonly string[]
  /** The place of the first line that isn't blank. */
  readonly from: number
  readonly next: number
}

/** Reads what's indented further than the directive. Options such as `:caption:` come before it. */
function contentAfter(lines: readonly string[], place: number, outer: number): Content {
  let at = place
  while (/^\s+:[\w-]+:/.test(lines[at] ?? '')) at++
  const first = at
  const belongs = (line: string): boolean => line.trim() === '' || indentOf(line) > outer
  while (at < lines.length && belongs(lines[at] ?? '')) at++
  const content = lines.slice(first, at)
  const blank = content.findIndex((each) => each.trim() !== '')
  if (blank === -1) return { lines: [], from: first, next: at }
  const body = content.slice(blank)
  const indent = indentOf(body[0] ?? '')
  return { lines: body.map((each) => each.slice(Math.min(indent, indentOf(each)))), from: first + blank, next: at }
}

/** Finds the code in reStructuredText: the contents of `code-block`, `code`, and `sourcecode`. */
export function inRestructuredText(text: string): Found {
  const lines = text.split('\n')
  const blocks: Block[] = []
  const installs: Install[] = []
  let optsOut = false
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    at++
    const directive = DIRECTIVE.exec(line)
    if (directive === null) {
      if (/^\s*\.\. /.test(line) && saysSkip(line)) optsOut = true
      for (const [, code = ''] of line.slice(0, 2000).matchAll(/``([^`]+)``/g)) installs.push(...installsIn(code))
      continue
    }
    const content = contentAfter(lines, at, (directive[1] ?? '').length)
    at = content.next
    const value = content.lines.join('\n').trimEnd()
    if (value === '') continue
    const language = languageNamed(directive[2] ?? '')
    if (language === undefined || language === 'sh') installs.push(...installsIn(value))
    const block = blockOf(language, value, content.from + 1, optsOut)
    if (block !== undefined) blocks.push(block)
    optsOut = false
  }
  return { blocks, installs }
}

function blockOf(language: CheckLanguage | undefined, value: string, line: number, skip: boolean): Block | undefined {
  // A transcript of Python: its lines can't be copied as they are.
  if (language === undefined || (language === 'python' && value.startsWith('>>> '))) return undefined
  const text = language === 'sh' ? withoutPrompts(value) : value
  return { language, text, line, ...(skip || startsWithSkip(value) ? { optsOut: true } : {}) }
}
