import { BadgeCheck, Check, CircleDashed } from 'lucide-react'
import type { ExampleRun } from '../../domain/libraries/library-run.ts'
import { Day, MarkLine } from '../../ui/mark-line.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'

/** The release and date of an example's run, or that only its names were checked. */
export function LibraryRunLine({ run }: { readonly run: ExampleRun | undefined }) {
  const { run: texts } = useTexts()
  if (run === undefined) {
    return (
      <MarkLine icon={CircleDashed} className="mt-2 text-muted">
        {texts.notRun}
      </MarkLine>
    )
  }
  const { otherModel } = run
  return (
    <MarkLine
      icon={otherModel === undefined ? BadgeCheck : Check}
      className={otherModel === undefined ? 'mt-2 text-proof' : 'mt-2 text-muted'}
    >
      {otherModel === undefined ? texts.ran : texts.ranFor(otherModel)}{' '}
      <code className="font-mono text-sm">{run.package}</code> <span className="tabular-nums">{run.release}</span>{' '}
      {texts.on(run.runtime)} <Day date={run.date} />, {texts.how(run.weights)}.
    </MarkLine>
  )
}
