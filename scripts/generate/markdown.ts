/** Marks a document as generated. */
export const WRITTEN = '<!-- Written by `npm run generate`. Do not edit. -->\n'

/** Cells, in the order of the header. */
export type Row = readonly (string | number)[]

/** Returns a Markdown table with escaped cells and right-aligned numbers. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  const ruler = head.map((_, index) => (rows.every((row) => typeof row[index] === 'number') ? '--:' : '---'))
  return [line(head), line(ruler), ...rows.map(line), ''].join('\n')
}
