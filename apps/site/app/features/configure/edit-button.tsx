import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EDIT_FIELD } from './form-fields.ts'

interface EditButtonProps {
  /** The change, as the form sends it. */
  readonly edit: string
  /** Says what an icon does; without it `children` say it. */
  readonly label?: string
  readonly isDisabled?: boolean
  readonly kind?: 'quiet' | 'bare'
  readonly className?: string
  /** Makes the change at once, where there are scripts. */
  readonly onEdit: (edit: string) => void
  readonly children: ReactNode
}

/** A button that changes a list or a table: it sends the form where no script runs. */
export function EditButton({
  edit,
  label,
  isDisabled = false,
  kind = label === undefined ? 'quiet' : 'bare',
  className,
  onEdit,
  children,
}: EditButtonProps) {
  return (
    <Button
      type="submit"
      kind={kind}
      size={label === undefined ? 'small' : 'icon'}
      className={className}
      name={EDIT_FIELD}
      value={edit}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onEdit(edit)
      }}
    >
      {children}
    </Button>
  )
}
