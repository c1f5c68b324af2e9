import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EDIT_FIELD } from './form-fields.ts'

interface EditButtonProps {
  /** The change, as the form sends it. */
  readonly edit: string
  /** Names an icon; without it, `children` is the label. */
  readonly label?: string
  readonly isDisabled?: boolean
  readonly kind?: 'quiet' | 'bare'
  readonly className?: string
  /** Makes the change immediately, with scripts. */
  readonly onEdit: (edit: string) => void
  readonly children: ReactNode
}

/** A button that changes a list or a table. Without scripts, it sends the form. */
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
