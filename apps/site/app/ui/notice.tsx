import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something to know before reading on. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="mb-4 flex max-w-[68ch] gap-2 text-sm text-muted">
    <Info className="mt-0.5 size-4 flex-none text-ink" />
    <span>{children}</span>
  </p>
)
