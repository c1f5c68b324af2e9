import { BadgeCheck, CircleDashed } from 'lucide-react'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import type { Proof } from './build-examples.ts'

interface ProofLineProps {
  readonly proof: Proof | undefined
  /** True when the reader's own inputs or parameters are in the example: what ran is the sample. */
  readonly isOwnRequest: boolean
}

/** With which release of its client an example ran, and when; or that it has not run. */
export function ProofLine({ proof, isOwnRequest }: ProofLineProps) {
  const texts = useTexts()
  const format = useFormat()
  if (proof === undefined) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <CircleDashed aria-hidden="true" className="size-4 flex-none" />
        {texts.notRun}
      </p>
    )
  }
  return (
    <p className="flex gap-2 text-sm text-proof">
      <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        {isOwnRequest ? texts.ranWithSample : texts.ran}{' '}
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
