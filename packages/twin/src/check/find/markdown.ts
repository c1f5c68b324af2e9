import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import {
  type Block,
  type Found,
  type Install,
  languageNamed,
  saysSkip,
  startsWithSkip,
  withoutPrompts,
} from './block.ts'
import { installsIn } from './installs.ts'

/** Elements of HTML that hold text of their own; fences in them aren't code of the document. */
const OPAQUE = /^\s*<(?:!--|script|style|pre|textarea|\?|!)/i

const FENCE = /^[ \t]*(?:```|~~~)/m

/** Quotes and lists deeper than this don't occur in documents that somebody wrote. */
const DEEPEST = 20

/** Lines of quotes and lists that nest deeper than that; parsing them takes time that grows with the square. */
const NESTED = /^[ \t]*(?:(?:[-+*>]|\d{1,9}[.)])[ \t]*){40}.*$/gm

interface Reading {
  readonly blocks: Block[]
  readonly installs: Install[]
  optsOut: boolean
}

/**
 * Finds the code in Markdown or MDX. A fence inside an element, such as `<Tab>` or `<hfoption>`, is also found if no
 * blank line separates them.
 */
export function inMarkdown(text: string): Found {
  const reading: Reading = { blocks: [], installs: [], optsOut: false }
  const shallow = text.replace(NESTED, '')
  walk(parsed(shallow, false), shallow, 0, reading, 0)
  return { blocks: reading.blocks, installs: reading.installs }
}

/** Only code matters here, and unclosed links take time that grows with the square. */
const WITHOUT_LINKS = { disable: { null: ['labelStartLink', 'labelStartImage', 'labelEnd', 'attention', 'autolink'] } }
const WITHOUT_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } }

const parsed = (text: string, plain: boolean): Root =>
  fromMarkdown(text, { extensions: plain ? [WITHOUT_LINKS, WITHOUT_HTML] : [WITHOUT_LINKS] })

/** @param firstLine the number of lines before the text in the document */
function walk(node: Nodes, text: string, firstLine: number, reading: Reading, depth: number): void {
  if (depth > DEEPEST) return
  if (node.type === 'code') {
    // The fence is on the line before the code; its info string may be followed by attributes.
    const line = firstLine + (node.position?.start.line ?? 0) + 1
    add(node.lang ?? '', node.value, line, reading)
  } else if (node.type === 'html') {
    html(node.value, firstLine + (node.position?.start.line ?? 1) - 1, reading, depth)
  } else if (node.type === 'inlineCode') {
    reading.installs.push(...installsIn(node.value))
  } else if ('children' in node) {
    // Without HTML, a comment is text.
    if (node.type === 'paragraph' && node.position !== undefined) {
      const { start, end } = node.position
      const source = text.slice(start.offset, end.offset)
      if (/<!--|\{\s*\/\*/.test(source) && saysSkip(source)) reading.optsOut = true
    }
    for (const child of node.children) walk(child, text, firstLine, reading, depth + 1)
  }
}

function html(value: string, firstLine: number, reading: Reading, depth: number): void {
  if (/<!--/.test(value) && saysSkip(value)) reading.optsOut = true
  if (OPAQUE.test(value) || !FENCE.test(value)) return
  // The element's first line can't start a fence, so this ends.
  walk(parsed(value, true), value, firstLine, reading, depth + 1)
}

function add(info: string, value: string, line: number, reading: Reading): void {
  const language = languageNamed(info)
  if (language === 'sh' || language === undefined) reading.installs.push(...installsIn(value))
  const optsOut = reading.optsOut || startsWithSkip(value) || saysSkip(info)
  reading.optsOut = false
  if (language === undefined) return
  const text = language === 'sh' ? withoutPrompts(value) : value
  // A transcript of Python: its lines can't be copied as they are.
  if (language === 'python' && /^\s*>>> /.test(value)) return
  reading.blocks.push({ language, text, line, ...(optsOut ? { optsOut } : {}) })
}
