import type { DefectProgram } from '../../domain/compatibility/defect.ts'
import type { SeenBehaviour } from '../../domain/compatibility/seen-behaviour.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useTexts } from '../../ui/texts/compatibility.ts'
import { WithCode } from '../../ui/with-code.tsx'
import { ProgramText } from './program-text.tsx'

interface BehaviourTableProps {
  readonly behaviours: readonly SeenBehaviour[]
  /** The programs that the defects name. */
  readonly programs: readonly DefectProgram[]
}

/** What real services do but don't document, and how many clients handle it. */
export function BehaviourTable({ behaviours, programs }: BehaviourTableProps) {
  const texts = useTexts()
  return (
    <Section title={texts.behaviours} lead={texts.behavioursLead} className="mt-10">
      <ul className="mt-3 divide-y divide-line rounded-xl border border-line bg-surface text-sm">
        {behaviours.map(({ id, does, right, seen, passed, defects, open }) => (
          <li key={id} id={`behavior-${id}`} className="scroll-mt-4 px-4 py-3">
            <h3 className="font-mono text-sm font-medium wrap-anywhere">{id}</h3>
            {[[texts.does, does] as const, [texts.right, right] as const].map(([label, text]) => (
              <p key={label} className="mt-1 wrap-anywhere">
                <span className="text-muted">{label}</span>{' '}
                <span lang="en">
                  <WithCode text={text} />
                </span>
              </p>
            ))}
            <p className="mt-1 text-muted tabular-nums">
              {texts.clientsRight(passed.filter((client) => !open.includes(client)).length)}
              {open.length > 0 && ` · ${texts.openFor(open.join(', '))}`}
              {' · '}
              {texts.seenAt}{' '}
              {seen.map(({ who, address }, place) => (
                <span key={`${who} ${address}`} lang="en">
                  {place > 0 && ', '}
                  <ExternalLink href={address}>{who}</ExternalLink>
                </span>
              ))}
            </p>
            {defects.map(({ client, problem, program }) => (
              <DefectDetails
                key={`${client} ${program}`}
                client={client}
                problem={problem}
                text={programs.find(({ name }) => name === program)?.text ?? ''}
              />
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface DefectDetailsProps {
  readonly client: string
  readonly problem: string
  /** The program that shows it. */
  readonly text: string
}

function DefectDetails({ client, problem, text }: DefectDetailsProps) {
  const texts = useTexts()
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-0.5 text-danger">{texts.defectOf(client)}</summary>
      <p className="mt-1 wrap-anywhere" lang="en">
        <WithCode text={problem} />
      </p>
      <ProgramText text={text} />
    </details>
  )
}
