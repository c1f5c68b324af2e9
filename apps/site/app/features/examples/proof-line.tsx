import { clsx } from 'clsx'
import { BadgeCheck, Check, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import type { Example, Proof } from '../../domain/examples/build-examples.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { useScenarios } from './use-exact-proof.ts'

interface ProofLineProps {
  readonly example: Example
  readonly proof: Proof | undefined
  /** Whether the example is written as TypeScript. */
  readonly isTypeScript?: boolean | undefined
}

/**
 * Whether an example ran, or one of its form, and with which release of its client. It opens the record of that run.
 * Green says that this exact text ran, and nothing else is green.
 */
export function ProofLine({ example, proof, isTypeScript = false }: ProofLineProps) {
  const texts = useTexts()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const scenarios = useScenarios(example, isOpen && proof?.isExact === true)
  if (proof === undefined) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <CircleDashed aria-hidden="true" className="size-4 flex-none" />
        {texts.notRun}
      </span>
    )
  }
  const isExact = proof.isExact === true
  const ofForm = isTypeScript ? texts.javascriptRan : texts.formRan
  const Icon = isExact ? BadgeCheck : Check
  const day = (
    <time dateTime={proof.date} className="tabular-nums">
      {format.day(proof.date)}
    </time>
  )
  return (
    <details
      className={clsx('run-record min-w-fit flex-1 text-sm', isExact ? 'text-proof' : 'text-muted')}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-6 list-none items-center gap-1.5 rounded-md focus-ring [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" className="size-4 flex-none" />
        {isExact ? texts.verified : texts.formVerified}
        <span className="max-sm:hidden">
          {texts.ranWith} {proof.package} <span className="tabular-nums">{proof.release}</span> · {day}
        </span>
      </summary>
      <p className="w-0 min-w-full py-1 text-muted">
        {isExact ? texts.ran : ofForm} <code>{proof.package}</code>{' '}
        <span className="tabular-nums">{proof.release}</span> {texts.ranOn} {day}, {texts.ranHow}
      </p>
      {scenarios === undefined ? null : (
        <p className="w-0 min-w-full pb-1 text-muted">
          {texts.passedIn(scenarios.length)} <span lang="en">{scenarios.join(', ')}</span>
        </p>
      )}
    </details>
  )
}
