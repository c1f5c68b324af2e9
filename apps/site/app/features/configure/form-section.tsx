import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface SectionProps {
  readonly title: string
  /** Its current value, in a word or two. */
  readonly value?: string | undefined
  /** Opens the section when it turns true; only the reader closes it. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A collapsible part of the form. The form sends its fields even when it's collapsed. */
export function FormSection({ title, value, isOpen, children }: SectionProps) {
  const [isShown, setIsShown] = useState(isOpen)
  const [last, setLast] = useState(isOpen)
  if (isOpen !== last) {
    setLast(isOpen)
    // Clearing a field must not hide it.
    if (isOpen) setIsShown(true)
  }
  return (
    <details
      open={isShown}
      onToggle={(event) => setIsShown(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex list-none items-center justify-between rounded-md py-3 text-sm font-medium focus-ring [&::-webkit-details-marker]:hidden">
        {title}
        <span className="ms-auto min-w-0 truncate ps-3 pe-1 font-normal text-muted">{value}</span>
        <ChevronRight className="size-4 flex-none text-muted transition-[rotate] group-open:rotate-90" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
