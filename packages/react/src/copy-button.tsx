import { Check, Copy, TextSelect } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { type CopyOutcome, copyText } from './copy-text.ts'
import type { Labels } from './labels.ts'
import { useLabels } from './labels-context.ts'

const FEEDBACK_MILLISECONDS = 2500

export interface CopyButtonProps {
  /** What is copied, or how to get it at the moment of the click. */
  readonly text: string | (() => string)
  /** Names it for screen readers, as in "Copy {what}" and "Copied {what}": `the Python example`. */
  readonly what: string
  /** The element that shows the same text: it is selected where the clipboard is refused. */
  readonly fallback?: () => Element | null
  /** Text on the button; without it the button is an icon. */
  readonly children?: string | undefined
  readonly className?: string | undefined
  readonly labels?: Partial<Labels> | undefined
}

/** A button that copies a text and says, also to screen readers, what became of it. */
export function CopyButton({ text, what, fallback, children, className, labels: own }: CopyButtonProps) {
  const labels = useLabels(own)
  const [outcome, setOutcome] = useState<CopyOutcome>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = () => {
    const copying = copyText(typeof text === 'string' ? text : text(), fallback ?? (() => null))
    void copying.then((result) => {
      setOutcome(result)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOutcome(undefined), FEEDBACK_MILLISECONDS)
    })
  }

  const Icon = outcome === 'copied' ? Check : outcome === 'selected' ? TextSelect : Copy
  const feedback = outcome === undefined ? '' : labels[FEEDBACK_LABELS[outcome]]
  return (
    <>
      <button
        type="button"
        className={classNames('ms-copy', children === undefined && 'ms-copy-icon', className)}
        data-outcome={outcome}
        // For pages that copy before they are hydrated.
        data-text={typeof text === 'string' && fallback === undefined ? text : undefined}
        data-copied={labels.copyOutcome(what)}
        data-selected={labels.selected}
        aria-label={children === undefined || children === labels.copy ? labels.copyWhat(what) : undefined}
        title={feedback === '' ? undefined : feedback}
        onClick={copy}
      >
        <Icon aria-hidden="true" className="ms-icon" />
        {children === undefined ? null : <span>{outcome === 'copied' ? labels.copied : children}</span>}
      </button>
      <span role="status" className="ms-visually-hidden" suppressHydrationWarning>
        {outcome === 'copied' ? labels.copyOutcome(what) : feedback}
      </span>
    </>
  )
}

const FEEDBACK_LABELS = { copied: 'copied', selected: 'selected', failed: 'copyFailed' } as const satisfies Record<
  CopyOutcome,
  keyof Labels
>
