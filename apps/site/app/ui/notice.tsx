import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { MarkLine } from './mark-line.tsx'

/** Something to know before reading on. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className="mb-4 max-w-[68ch]">
    <MarkLine icon={Info} iconClass="text-ink">
      {children}
    </MarkLine>
  </div>
)
