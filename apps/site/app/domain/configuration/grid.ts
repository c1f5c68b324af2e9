import type { JsonObject } from '@model-snippets/core'
import type { ProblemTexts } from '../../ui/texts/problems.ts'

/** A table as typed: rows of cells. The first row names the columns, and all rows have its length. */
export type Grid = readonly (readonly string[])[]

/** Reads rows of cells, or columns by name (`{"City": ["Porto"]}`); undefined when the value is neither. */
export function parseGrid(value: unknown): Grid | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0 || !value.every((row) => Array.isArray(row) && row.every(isCell))) return undefined
    return even((value as unknown[][]).map((row) => row.map(cellText)))
  }
  if (typeof value !== 'object' || value === null) return undefined
  const columns = Object.entries(value)
  if (columns.length === 0 || !columns.every(([, cells]) => Array.isArray(cells) && cells.every(isCell)))
    return undefined
  const length = Math.max(...columns.map(([, cells]) => cells.length))
  return [
    columns.map(([name]) => name),
    ...Array.from({ length }, (_, row) => columns.map(([, cells]) => cellText(cells[row] ?? null))),
  ]
}

/** The text for a table in a URL. */
export const gridText = (grid: Grid): string => JSON.stringify(grid)

const isCell = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value)
const cellText = (value: unknown): string => (value === null ? '' : String(value))

function even(rows: readonly (readonly string[])[]): Grid {
  const width = Math.max(1, ...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

/**
 * The columns of a table, by name.
 *
 * @returns the columns, whose cells are texts, or in a sentence what is wrong with the table
 */
export function readColumns(grid: Grid, texts: Pick<ProblemTexts, 'sameColumns'>): JsonObject | string {
  const [names = [], ...rows] = grid
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) return texts.sameColumns(twice.slice(0, 40))
  return Object.fromEntries(names.map((name, column) => [name, rows.map((row) => row[column] ?? '')]))
}

/** Edits of a table by a press; `place` counts from 0, and row 0 names the columns. */
export const GRID_EDITS = ['add-row', 'add-column', 'remove-row', 'remove-column'] as const
type GridEdit = (typeof GRID_EDITS)[number]

/** The value of a button that changes a table, with or without scripts. */
export const gridEdit = (edit: GridEdit, place: number): string => `${edit}-${place}`

/** The table after such a button is pressed. Other texts change nothing. */
export function applyGridEdit(grid: Grid, edit: string): Grid {
  const [, kind, digits] = /^([a-z-]+)-(\d{1,4})$/.exec(edit) ?? []
  const place = Number(digits)
  const width = grid[0]?.length ?? 1
  switch (kind) {
    case 'add-row':
      return [...grid, Array.from({ length: width }, () => '')]
    case 'add-column':
      return grid.map((row) => [...row, ''])
    case 'remove-row':
      return place === 0 || grid.length <= 2 ? grid : grid.filter((_, row) => row !== place)
    case 'remove-column':
      return width <= 1 ? grid : grid.map((row) => row.filter((_, column) => column !== place))
    default:
      return grid
  }
}

/** The table with one cell changed. */
export const withCell = (grid: Grid, row: number, column: number, text: string): Grid =>
  grid.map((cells, place) => (place === row ? cells.map((cell, at) => (at === column ? text : cell)) : cells))
