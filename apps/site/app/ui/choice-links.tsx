import { Link } from 'react-router'
import { mergeClasses } from './merge-classes.ts'

interface ChoiceLinksProps {
  /** What is chosen by them. */
  readonly label: string
  /** The parameter of the page's address that holds the choice. */
  readonly parameter: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | undefined
  /** What else stays in the address. */
  readonly kept?: Readonly<Record<string, string>>
  readonly className?: string
  /** Where there are many, they are smaller. */
  readonly isDense?: boolean
}

/** One of some, each with an address of the same page: it is chosen without scripts, too. */
export const ChoiceLinks = ({
  label,
  parameter,
  choices,
  chosen,
  kept,
  className,
  isDense = false,
}: ChoiceLinksProps) => (
  <nav aria-label={label} className={mergeClasses('flex flex-wrap gap-2', className)}>
    {choices.map((choice) => (
      <Link
        key={choice.value}
        to={`?${new URLSearchParams({ ...kept, [parameter]: choice.value })}`}
        replace
        preventScrollReset
        aria-current={choice.value === chosen ? 'true' : undefined}
        className={mergeClasses(
          'inline-flex items-center rounded-md border border-line bg-surface text-sm hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper focus-ring',
          isDense ? 'min-h-9 px-3' : 'min-h-10 px-3.5',
        )}
      >
        {choice.label}
      </Link>
    ))}
  </nav>
)
