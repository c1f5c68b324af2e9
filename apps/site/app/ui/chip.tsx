import type { ReactNode } from 'react'

/** A short fact in a frame. */
export const Chip = ({ children, lang }: { readonly children: ReactNode; readonly lang?: string }) => (
  <span
    lang={lang}
    className="inline-flex h-6 items-center rounded-full border border-line bg-surface px-2.5 text-xs whitespace-nowrap text-muted"
  >
    {children}
  </span>
)
