import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** One of several parts of a page that stand below each other, each unfolded by its title. */
export const Disclosure = ({ title, isOpen = false, isQuiet = false, children }: DisclosureProps) => (
  <details open={isOpen} className="group border-t border-line">
    <summary
      className={`flex list-none items-center gap-2 rounded-md py-3 focus-ring [&::-webkit-details-marker]:hidden ${isQuiet ? 'text-sm text-muted' : 'font-medium'}`}
    >
      <ChevronRight
        aria-hidden="true"
        className="size-4 flex-none text-muted transition-[rotate] group-open:rotate-90"
      />
      {title}
    </summary>
    {children}
  </details>
)
