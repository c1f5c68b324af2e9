import type { CauseId } from '@model-snippets/core/errors'
import type { ShownCause } from '../../domain/errors/errors-page-data.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/errors.ts'

interface CauseListProps {
  readonly causes: readonly ShownCause[]
  /** The client whose messages are shown. */
  readonly client: string
}

/** Every cause, with what one client prints. */
export const CauseList = ({ causes, client }: CauseListProps) => (
  <div className="border-t border-line">
    {causes.map((cause) => (
      <CauseEntry key={cause.id} {...cause} client={client} />
    ))}
  </div>
)

function CauseEntry({ id, source, oneOf, seen, client }: ShownCause & { readonly client: string }) {
  const texts = useTexts()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-b border-line py-4">
      <h3 id={`${id}-title`} className="font-semibold tracking-tight wrap-anywhere">
        {texts.causes[id].title}
      </h3>
      <p className="mt-1 max-w-[76ch] text-sm leading-6 text-muted">{texts.causes[id].meaning}</p>
      <p className="mt-1 max-w-[76ch] text-sm leading-6">
        <span className="font-medium">{texts.next}:</span> {texts.causes[id].action}{' '}
        <ExternalLink href={source.url}>
          <span lang="en">{source.label}</span>
        </ExternalLink>
      </p>
      {oneOf.length > 0 ? (
        <PossibleCauses ids={oneOf} />
      ) : seen.length === 0 ? (
        <p className="mt-2 text-[0.8125rem] text-muted">{texts.notSeen}</p>
      ) : (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded-sm text-sm focus-ring">{texts.clients(client)}</summary>
          {seen.map(({ failure, printed }) => (
            <figure key={failure} className="mt-2">
              <figcaption className="text-[0.8125rem] text-muted">
                {texts.played}: <span lang="en">{failure}</span>
              </figcaption>
              <pre
                lang="en"
                className="mt-1 rounded-md border border-line bg-surface px-3 py-2 font-mono text-[0.8125rem] leading-5 wrap-anywhere whitespace-pre-wrap"
              >
                {printed}
              </pre>
            </figure>
          ))}
        </details>
      )}
    </section>
  )
}

function PossibleCauses({ ids }: { readonly ids: readonly CauseId[] }) {
  const texts = useTexts()
  return (
    <div className="mt-2 text-sm leading-6">
      <p>{texts.mayBe}</p>
      <ul className="list-disc pl-5">
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className="link">
              {texts.causes[id].title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
