import { clsx } from 'clsx'
import { BadgeCheck, Check, CircleDashed } from 'lucide-react'
import { useId, useState } from 'react'
import type { Example, Proof } from '../../domain/examples/build-examples.ts'
import { Day } from '../../ui/mark-line.tsx'
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
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const scenarios = useScenarios(example, isOpen && proof?.isExact === true)
  if (proof === undefined) {
    return (
      <span className="inline-flex items-center gap-2 text-sm text-muted">
        <CircleDashed className="size-4 flex-none" />
        {texts.notRun}
      </span>
    )
  }
  const isExact = proof.isExact === true
  const ofForm = isTypeScript ? texts.javascriptRan : texts.formRan
  const Icon = isExact ? BadgeCheck : Check
  const day = <Day date={proof.date} />
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={clsx(
          'run-record flex min-h-6 cursor-pointer items-center gap-2 rounded-md text-start text-sm focus-ring',
          isExact ? 'text-proof' : 'text-muted',
        )}
      >
        <Icon className="size-4 flex-none" />
        {isExact ? texts.verified : texts.formVerified}
        <span className="max-sm:hidden">
          {texts.ranWith} {proof.package} <span className="tabular-nums">{proof.release}</span> · {day}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        className="menu menu-start w-96 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-4 font-sans text-sm text-muted shadow-lg"
      >
        <p>
          {isExact ? texts.ran : ofForm} <code className="text-ink">{proof.package}</code>{' '}
          <span className="tabular-nums">{proof.release}</span> {texts.ranOn} {day}, {texts.ranHow}
        </p>
        {scenarios === undefined ? null : (
          <p className="mt-2">
            {texts.passedIn(scenarios.length)} <span lang="en">{scenarios.join(', ')}</span>
          </p>
        )}
      </div>
    </>
  )
}
