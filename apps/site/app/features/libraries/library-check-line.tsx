import { CircleDashed, ListChecks, TriangleAlert } from 'lucide-react'
import type { LibraryCheck } from '../../domain/libraries/library-check.ts'
import { Day, MarkLine } from '../../ui/mark-line.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'

/** The release against which a library's examples were checked, or why there was none. Never green, because a check isn't a run. */
export function LibraryCheckLine({ check: { release, whyNone, note, notFound } }: { readonly check: LibraryCheck }) {
  const { check: texts } = useTexts()
  const isMissing = notFound > 0
  return (
    <MarkLine
      icon={isMissing ? TriangleAlert : release === undefined ? CircleDashed : ListChecks}
      iconClass={isMissing ? 'text-danger' : undefined}
    >
      {release === undefined ? (
        <>
          {texts.notChecked} <span lang="en">{whyNone}</span>.
        </>
      ) : (
        <>
          {texts.against}{' '}
          <span className="text-ink">
            <code className="font-mono text-sm">{release.package}</code>{' '}
            <span className="tabular-nums">{release.version}</span>
          </span>{' '}
          {texts.of} <Day date={release.date} />.
        </>
      )}{' '}
      {isMissing ? `${texts.missing(notFound)} ` : null}
      {note === undefined ? null : (
        <>
          {texts.note} <span lang="en">{note}</span>.
        </>
      )}
    </MarkLine>
  )
}
