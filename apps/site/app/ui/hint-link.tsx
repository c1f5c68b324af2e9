import { clsx } from 'clsx'
import { Link } from 'react-router'

interface HintLinkProps {
  readonly text: string
  readonly to: string
  /** What the link says. */
  readonly link: string
  readonly className?: string
}

/** A text shown where nothing else is, with a link to go on. */
export const HintLink = ({ text, to, link, className }: HintLinkProps) => (
  <p className={clsx('max-w-[62ch] text-muted', className)}>
    {text}{' '}
    <Link to={to} className="link text-ink">
      {link}
    </Link>
  </p>
)
