import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** For text that must stay as typed: names, URLs, and code. */
export const VERBATIM = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly problem?: ReactNode
  readonly className?: string
  /** The lines reserved for hint and problem, so that nothing moves; 0 if there's never one. */
  readonly lines?: 0 | 1 | 2
  /** The control. Spread the given properties, so that screen readers read hint and problem with it. */
  readonly children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

const ROOM = { 0: 'empty:hidden', 1: 'min-h-5', 2: 'min-h-10' } as const

/** A label, a control, its hint, and its problem. */
export function Field({ id, label, hint, problem, className, lines = 1, children }: FieldProps) {
  const described = [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`].filter(
    Boolean,
  )
  return (
    <div className={clsx('grid content-start gap-2', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': problem === undefined ? undefined : true,
      })}
      {/* The problem replaces the hint, so that nothing below moves. */}
      <div className={ROOM[lines]}>
        <ProblemText id={`${id}-problem`} problem={problem} />
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className={clsx('text-sm leading-snug text-muted', problem !== undefined && 'sr-only')}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

interface ProblemTextProps {
  readonly id: string
  readonly problem: ReactNode
  readonly className?: string
}

export const ProblemText = ({ id, problem, className }: ProblemTextProps) =>
  problem === undefined ? null : (
    <p id={id} className={clsx('text-sm leading-snug wrap-anywhere text-danger', className)}>
      {problem}
    </p>
  )

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
}

/** A checkbox that looks like a switch, so that forms send it without scripts. */
export function Switch({ id, label, hint, className, ...props }: SwitchProps) {
  return (
    <div className={clsx('grid gap-1', className)}>
      <label htmlFor={id} className="flex min-h-10 w-fit cursor-pointer items-center gap-3 text-sm font-medium">
        <input
          {...props}
          id={id}
          type="checkbox"
          value="true"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="switch focus-ring"
        />
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-sm leading-snug text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
