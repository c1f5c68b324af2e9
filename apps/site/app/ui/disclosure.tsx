import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode
  /** How the title looks. */
  readonly titleClass?: string
}

/** A part of a page that its title expands. */
export const Disclosure = ({
  title,
  titleClass = 'py-3 text-sm font-medium',
  className = 'border-t border-line',
  children,
  ...details
}: DisclosureProps) => (
  <details {...details} className={className}>
    <summary
      className={clsx(
        'flex list-none items-center gap-2 rounded-md focus-ring [&::-webkit-details-marker]:hidden',
        titleClass,
      )}
    >
      <ChevronRight className="size-4 flex-none text-muted transition-[rotate] [[open]>summary>&]:rotate-90" />
      {title}
    </summary>
    {children}
  </details>
)
