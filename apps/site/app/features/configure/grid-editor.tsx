import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { applyGridEdit, type Grid, gridEdit, gridText, withCell } from '../../domain/configuration/grid.ts'
import { ProblemText } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { EditButton } from './edit-button.tsx'
import { cellField } from './form-fields.ts'
import { useFocusNext } from './use-focus-next.ts'

interface GridEditorProps {
  readonly name: 'table' | 'columns'
  readonly grid: Grid
  readonly problem: ReactNode
  readonly onChange: (text: string, how: 'typed' | 'pressed') => void
}

/** A small table: a field for each cell, and buttons that add and remove rows and columns. */
export function GridEditor({ name, grid, problem, onChange }: GridEditorProps) {
  const texts = useTexts()
  const [names = [], ...rows] = grid
  const focusNext = useFocusNext()
  const onEdit = (edit: string) => {
    const next = applyGridEdit(grid, edit)
    focusNext({ field: cellAfter(name, edit, next) })
    onChange(gridText(next), 'pressed')
  }
  const cell = (row: number, column: number, label: string, className = '') => (
    <input
      type="text"
      name={cellField(name, row, column)}
      aria-label={label}
      aria-invalid={row === 0 && problem !== undefined ? true : undefined}
      aria-describedby={problem === undefined ? undefined : `${name}-problem`}
      value={grid[row]?.[column] ?? ''}
      autoComplete="off"
      onChange={(event) => onChange(gridText(withCell(grid, row, column, event.target.value)), 'typed')}
      className={clsx('input h-9 min-w-18 px-2 text-sm field-sizing-content', className)}
    />
  )
  const remove = (edit: string, label: string, isDisabled: boolean) => (
    <EditButton edit={edit} label={label} isDisabled={isDisabled} onEdit={onEdit}>
      <X className="size-4" />
    </EditButton>
  )
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{texts.inputs[name]}</legend>
      <div className="-mx-1 overflow-x-auto px-1 py-0.5">
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              {names.map((columnName, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
                <th key={column} scope="col" className="p-0 font-normal">
                  <span className="sr-only">{columnName}</span>
                  {cell(0, column, texts.columnName(column + 1), 'bg-paper font-medium')}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
              <tr key={index}>
                {row.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
                  <td key={column} className="p-0">
                    {cell(index + 1, column, texts.cell(index + 1, names[column] ?? ''))}
                  </td>
                ))}
                {/* Visible even if the table scrolls. */}
                <td className="sticky end-0 bg-surface p-0">
                  {remove(gridEdit('remove-row', index + 1), texts.removeRow(index + 1), rows.length === 1)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {names.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
                <td key={column} className="p-0 text-center">
                  {remove(gridEdit('remove-column', column), texts.removeColumn(column + 1), names.length === 1)}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <ProblemText id={`${name}-problem`} problem={problem} />
      {name === 'columns' ? <p className="text-sm leading-snug text-muted">{texts.columnsHint}</p> : null}
      <div className="flex flex-wrap gap-2">
        {(['add-row', 'add-column'] as const).map((edit) => (
          <EditButton key={edit} edit={gridEdit(edit, 0)} onEdit={onEdit}>
            <Plus className="size-4" />
            {edit === 'add-row' ? texts.addRow : texts.addColumn}
          </EditButton>
        ))}
      </div>
    </fieldset>
  )
}

/** The cell that gets the focus after an edit. */
function cellAfter(name: GridEditorProps['name'], edit: string, grid: Grid): string {
  const [, kind, digits] = /^([a-z-]+)-(\d+)$/.exec(edit) ?? []
  const [lastRow, lastColumn] = [grid.length - 1, (grid[0]?.length ?? 1) - 1]
  switch (kind) {
    case 'add-row':
      return cellField(name, lastRow, 0)
    case 'remove-row':
      return cellField(name, Math.min(Number(digits), lastRow), 0)
    case 'add-column':
      return cellField(name, 0, lastColumn)
    default:
      return cellField(name, 0, Math.min(Number(digits), lastColumn))
  }
}
