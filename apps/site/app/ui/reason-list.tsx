import { clsx } from 'clsx'

/** Something that is not offered, and why, in English. */
interface Reasoned {
  readonly label: string
  readonly reason: string
}

/** What isn't offered, with reasons. Labels must be unique. */
export const ReasonList = ({ of, className }: { readonly of: readonly Reasoned[]; readonly className?: string }) => (
  <ul className={clsx('grid gap-2 text-sm', className)}>
    {of.map(({ label, reason }) => (
      <li key={label} className="wrap-anywhere">
        {label}{' '}
        <span className="text-muted">
          — <span lang="en">{reason}</span>
        </span>
      </li>
    ))}
  </ul>
)
