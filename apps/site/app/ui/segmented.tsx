import { clsx } from 'clsx'
import type { Ref } from 'react'

interface SegmentedProps {
  readonly id?: string
  readonly ref?: Ref<HTMLFieldSetElement>
  /** What it chooses, for screen readers. */
  readonly label: string
  /** Name of the form field. */
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly isQuiet?: boolean }[]
  readonly chosen: string
  readonly onChoice: (value: string) => void
  readonly className?: string
}

/** One of a few choices side by side: radio buttons, so arrow keys and forms without scripts work. */
export const Segmented = ({ id, ref, label, name, choices, chosen, onChoice, className }: SegmentedProps) => (
  <fieldset id={id} ref={ref} className={clsx('rounded-md border border-line bg-raised p-0.5', className)}>
    <legend className="sr-only">{label}</legend>
    {choices.map((choice) => (
      <label
        key={choice.value}
        className={clsx(
          'relative flex min-h-8 grow cursor-pointer items-center justify-center rounded-md px-2 text-sm text-muted hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
          choice.isQuiet && 'italic',
        )}
      >
        <input
          type="radio"
          name={name}
          value={choice.value}
          checked={choice.value === chosen}
          onChange={() => onChoice(choice.value)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {choice.label}
      </label>
    ))}
  </fieldset>
)
