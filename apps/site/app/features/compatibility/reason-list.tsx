import type { DefectProgram, Source } from '../../domain/compatibility/defect.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/compatibility.ts'

/** Why there is no example; of a defect with its program, and who says how it ought to be. */
export interface Reason {
  readonly reason: string
  readonly source?: Source
  readonly program?: DefectProgram
}

/** The reasons that the tables name by their numbers. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const texts = useTexts()
  return (
    <ol className="mt-3 list-decimal space-y-1 ps-6 text-sm leading-6 text-muted">
      {reasons.map(({ reason, source, program }, place) => (
        <li key={reason} id={`reason-${place + 1}`} className="scroll-mt-4 wrap-anywhere target:text-ink">
          <span lang="en">{reason}</span>
          {source !== undefined && (
            <p>
              <ExternalLink href={source.address}>{texts.source}</ExternalLink>: <span lang="en">{source.says}</span>
            </p>
          )}
          {program !== undefined && (
            <details>
              <summary className="cursor-pointer text-danger">{texts.program(program.name)}</summary>
              <pre
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys, too
                tabIndex={0}
                dir="ltr"
                className="my-2 overflow-x-auto rounded-lg border border-line bg-surface p-3 text-ink"
              >
                <code>{program.text}</code>
              </pre>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}
