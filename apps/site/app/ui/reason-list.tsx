import { clsx } from 'clsx'

/** Something that isn't offered, and why, in English. */
interface Reasoned {
  readonly label: string
  readonly reason: string
}

/** What isn't offered, one entry for each reason. */
export const ReasonList = ({ of, className }: { readonly of: readonly Reasoned[]; readonly className?: string }) => (
  <ul className={clsx('grid gap-2 text-sm', className)}>
    {[...new Set(of.map(({ reason }) => reason))].map((reason) => (
      <li key={reason} className="wrap-anywhere">
        {of.flatMap((each) => (each.reason === reason ? each.label : [])).join(', ')}{' '}
        <span className="text-muted">
          — <span lang="en">{reason}</span>
        </span>
      </li>
    ))}
  </ul>
)
