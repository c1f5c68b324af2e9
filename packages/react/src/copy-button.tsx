import { Check, Copy, TextSelect } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { type CopyOutcome, copyText } from './copy-text.ts'
import type { Labels } from './labels.ts'
import { useLabels } from './labels-context.ts'

const FEEDBACK_MILLISECONDS = 2500

export interface CopyButtonProps {
  /** The text to copy, or a function that returns it on click. */
  readonly text: string | (() => string)
  /** Name for screen readers, as in "Copy {what}" and "Copied {what}", such as `the Python example`. */
  readonly what: string
  /** The element that shows the same text; its text is selected if the browser denies access to the clipboard. */
  readonly fallback?: () => Element | null
  /** Text of the button; without it, the button is an icon. */
  readonly children?: string | undefined
  readonly className?: string | undefined
  readonly labels?: Partial<Labels> | undefined
}

/** Copies text and reports the outcome, also to screen readers. */
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
