import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from './texts/catalogue.ts'

interface MarkLineProps {
  readonly icon: LucideIcon
  readonly iconClass?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A line of text after an icon. */
export const MarkLine = ({ icon: Icon, iconClass, className = 'text-muted', children }: MarkLineProps) => (
  <p className={clsx('flex gap-2 text-sm', className)}>
    <Icon className={clsx('mt-0.5 size-4 flex-none', iconClass)} />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)

/** @param date ISO date, `2026-11-21` */
export const Day = ({ date }: { readonly date: string }) => (
  <time dateTime={date} className="whitespace-nowrap tabular-nums">
    {useFormat().day(date)}
  </time>
)
