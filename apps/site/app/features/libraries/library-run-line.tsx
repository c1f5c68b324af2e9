import { clsx } from 'clsx'
import { BadgeCheck, Check, CircleDashed } from 'lucide-react'
import type { ExampleRun } from '../../domain/libraries/library-run.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/libraries.ts'

/** With which release an example ran, and when; or that its names alone were checked. */
export function LibraryRunLine({ run }: { readonly run: ExampleRun | undefined }) {
  const { run: texts } = useTexts()
  const format = useFormat()
  if (run === undefined) {
    return (
      <p className="mt-2 flex gap-2 text-sm text-muted">
        <CircleDashed className={ICON} />
        {texts.notRun}
      </p>
    )
  }
  const Icon = run.otherModel === undefined ? BadgeCheck : Check
  return (
    <p className={clsx('mt-2 flex gap-2 text-sm', run.otherModel === undefined ? 'text-proof' : 'text-muted')}>
      <Icon className={ICON} />
      <span className="min-w-0 wrap-anywhere">
        {run.otherModel === undefined ? texts.ran : texts.ranFor(run.otherModel)}{' '}
        <code className="font-mono text-sm">{run.package}</code> <span className="tabular-nums">{run.release}</span>{' '}
        {texts.on(run.runtime)}{' '}
        <time dateTime={run.date} className="tabular-nums">
          {format.day(run.date)}
        </time>
        , {texts.how(run.weights)}
      </span>
    </p>
  )
}

const ICON = 'mt-0.5 size-4 flex-none'
