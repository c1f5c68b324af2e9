import type { DefectProgram, Source } from '../../domain/compatibility/defect.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/compatibility.ts'
import { WithCode } from '../../ui/with-code.tsx'
import { ProgramText } from './program-text.tsx'

/** Why there's no example. Defects have their program and the source of the right behavior. */
export interface Reason {
  readonly reason: string
  /** The rows that it concerns. */
  readonly of: readonly string[]
  readonly source?: Source
  readonly program?: DefectProgram
}

/** The reasons that the tables link to. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const texts = useTexts()
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line text-sm leading-6">
      {reasons.map(({ reason, of, source, program }, place) => (
        <li key={reason} id={`reason-${place + 1}`} className="scroll-mt-4 py-2 wrap-anywhere target:bg-raised">
          <p lang="en">
            <WithCode text={reason} />
          </p>
          <p className="text-muted">{of.join(' · ')}</p>
          {source !== undefined && (
            <p>
              <ExternalLink href={source.address}>{texts.source}</ExternalLink>: <span lang="en">{source.says}</span>
            </p>
          )}
          {program !== undefined && (
            <details>
              <summary className="cursor-pointer py-0.5 text-danger">{texts.program(program.name)}</summary>
              <ProgramText text={program.text} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
