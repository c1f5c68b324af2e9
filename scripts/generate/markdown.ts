/** Says that a document is generated. */
export const WRITTEN = '<!-- Written by `npm run generate`. Do not edit. -->\n'

/** Cells, in the order of the head. */
export type Row = readonly (string | number)[]

/** A table of Markdown that no cell breaks; numbers stand at the right. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  const ruler = head.map((_, index) => (rows.every((row) => typeof row[index] === 'number') ? '--:' : '---'))
  return [line(head), line(ruler), ...rows.map(line), ''].join('\n')
}
