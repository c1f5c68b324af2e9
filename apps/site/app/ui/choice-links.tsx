import { Link } from 'react-router'

interface ChoiceLinksProps {
  /** What the links choose. */
  readonly label: string
  /** The URL parameter of the choice. */
  readonly parameter: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | undefined
}

/** Links that choose one of several values in the page's URL. They work without scripts. */
export const ChoiceLinks = ({ label, parameter, choices, chosen }: ChoiceLinksProps) => (
  <nav aria-label={label} className="mt-6 flex flex-wrap gap-2">
    {choices.map((choice) => (
      <Link
        key={choice.value}
        to={`?${new URLSearchParams({ [parameter]: choice.value })}`}
        replace
        preventScrollReset
        aria-current={choice.value === chosen ? 'true' : undefined}
        className="inline-flex items-center rounded-md border border-line bg-surface text-sm hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper focus-ring min-h-10 px-4"
      >
        {choice.label}
      </Link>
    ))}
  </nav>
)
