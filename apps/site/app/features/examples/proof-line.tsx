import type { Assumption } from '@model-snippets/core'
import { BadgeCheck, Check, CircleDashed } from 'lucide-react'
import type { Proof } from '../../domain/examples/build-examples.ts'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { AssumptionLines } from './assumption-lines.tsx'

interface ProofLineProps {
  readonly proof: Proof | undefined
  readonly assumptions?: readonly Assumption[] | undefined
  /** Whether the example is written as TypeScript. */
  readonly isTypeScript?: boolean | undefined
}

/**
 * With which release of its client an example ran, or one of its form, and when; or that none has; or, whatever ran,
 * what it rests on that nobody said.
 */
export function ProofLine({ proof, assumptions, isTypeScript = false }: ProofLineProps) {
  const texts = useTexts()
  const format = useFormat()
  if (assumptions !== undefined) return <AssumptionLines assumptions={assumptions} />
  if (proof === undefined) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <CircleDashed aria-hidden="true" className="size-4 flex-none" />
        {texts.notRun}
      </p>
    )
  }
  const ofForm = isTypeScript ? texts.javascriptRan : texts.formRan
  const Icon = proof.isExact === true ? BadgeCheck : Check
  return (
    <p className={mergeClasses('flex gap-2 text-sm', proof.isExact === true ? 'text-proof' : 'text-muted')}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        {proof.isExact === true ? texts.ran : ofForm}{' '}
        <code className="font-mono text-[0.8125rem]">{proof.package}</code>{' '}
        <span className="tabular-nums">{proof.release}</span> {texts.ranOn}{' '}
        <time dateTime={proof.date} className="tabular-nums">
          {format.day(proof.date)}
        </time>
        , {texts.ranHow}
      </span>
    </p>
  )
}
