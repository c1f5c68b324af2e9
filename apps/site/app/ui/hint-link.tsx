import { clsx } from 'clsx'
import { Link } from 'react-router'

interface HintLinkProps {
  readonly text: string
  readonly to: string
  /** What the link says. */
  readonly link: string
  readonly className?: string
}

/** What stands where there is nothing else, and a way out. */
export const HintLink = ({ text, to, link, className }: HintLinkProps) => (
  <p className={clsx('max-w-[62ch] text-muted', className)}>
    {text}{' '}
    <Link to={to} className="link text-ink">
      {link}
    </Link>
  </p>
)
