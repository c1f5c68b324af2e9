import { CircleDashed, ListChecks, TriangleAlert } from 'lucide-react'
import type { LibraryCheck } from '../../domain/libraries/library-check.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/libraries.ts'

/** Against which release the examples of a library were checked, or why against none. Never green: a check is no run. */
export function LibraryCheckLine({ check }: { readonly check: LibraryCheck }) {
  const texts = useTexts()
  const format = useFormat()
  const { release, whyNone, note, notFound } = check
  const Icon = notFound > 0 ? TriangleAlert : release === undefined ? CircleDashed : ListChecks
  return (
    <p className="flex gap-2 text-sm text-muted">
      <Icon className={notFound > 0 ? 'mt-0.5 size-4 flex-none text-danger' : ICON} />
      <span className="min-w-0">
        {release === undefined ? (
          <>
            {texts.check.notChecked} <span lang="en">{whyNone}</span>.
          </>
        ) : (
          <>
            {texts.check.against}{' '}
            <span className="text-ink">
              <code className="font-mono text-sm">{release.package}</code>{' '}
              <span className="tabular-nums">{release.version}</span>
            </span>{' '}
            {texts.check.of}{' '}
            <time dateTime={release.date} className="whitespace-nowrap tabular-nums">
              {format.day(release.date)}
            </time>
            .
          </>
        )}{' '}
        {notFound === 0 ? null : `${texts.check.missing(notFound)} `}
        {note === undefined ? null : (
          <>
            {texts.check.note} <span lang="en">{note}</span>.
          </>
        )}
      </span>
    </p>
  )
}

const ICON = 'mt-0.5 size-4 flex-none'
