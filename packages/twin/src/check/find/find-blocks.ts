import { type CheckLanguage, type Found, LONGEST_BLOCK, LONGEST_FILE, MOST_BLOCKS, startsWithSkip } from './block.ts'
import { inMarkdown } from './markdown.ts'
import { inNotebook, UnreadableFileError } from './notebook.ts'
import { inRestructuredText } from './restructured-text.ts'

export { UnreadableFileError } from './notebook.ts'

const DOCUMENTS: Readonly<Record<string, (text: string) => Found>> = {
  md: inMarkdown,
  mdx: inMarkdown,
  markdown: inMarkdown,
  rst: inRestructuredText,
  ipynb: inNotebook,
}

const SOURCES: Readonly<Record<string, CheckLanguage>> = {
  py: 'python',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  ts: 'ts',
  mts: 'ts',
  sh: 'sh',
  go: 'go',
  java: 'java',
  rs: 'rust',
  php: 'php',
  rb: 'ruby',
}

const extensionOf = (path: string): string => /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

/** Whether `check` reads files with this name. */
export const isChecked = (path: string): boolean =>
  Object.hasOwn(DOCUMENTS, extensionOf(path)) || Object.hasOwn(SOURCES, extensionOf(path))

/** Whether a file with this name contains text besides code. */
export const isDocument = (path: string): boolean => Object.hasOwn(DOCUMENTS, extensionOf(path))

/**
 * Finds the code in a file by its name's extension: in a document, the blocks; in a source file, everything.
 *
 * @throws UnreadableFileError if it's too long or isn't what its name says
 */
export function findBlocks(path: string, text: string): Found {
  if (text.length > LONGEST_FILE) {
    throw new UnreadableFileError(`the file has ${text.length} characters; check reads at most ${LONGEST_FILE}`)
  }
  const extension = extensionOf(path)
  const plain = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const inDocument = Object.hasOwn(DOCUMENTS, extension) ? DOCUMENTS[extension] : undefined
  if (inDocument !== undefined) {
    const { blocks, installs } = inDocument(plain)
    return { blocks: blocks.filter((block) => block.text.length <= LONGEST_BLOCK).slice(0, MOST_BLOCKS), installs }
  }
  const language = Object.hasOwn(SOURCES, extension) ? SOURCES[extension] : undefined
  if (language === undefined) throw new UnreadableFileError(`check doesn’t read .${extension} files`)
  const optsOut = startsWithSkip(plain)
  const blocks = [{ language, text: plain, line: 1, isFile: true as const, ...(optsOut ? { optsOut } : {}) }]
  return { blocks: plain.length > LONGEST_BLOCK ? [] : blocks, installs: [] }
}
