import type { CauseId } from '@model-snippets/core/errors'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { SeenClient, ShownCause } from '../../domain/errors/errors-page-data.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useTexts } from '../../ui/texts/errors.ts'
import { AddRetries } from './add-retries.tsx'
import { CauseAdvice } from './cause-card.tsx'

interface CauseListProps {
  readonly causes: readonly ShownCause[]
  /** The client whose messages are shown. */
  readonly client: SeenClient
}

/** All causes, one line each, with what one client prints. */
export function CauseList({ causes, client }: CauseListProps) {
  const { hash } = useLocation()
  useEffect(() => {
    // Browsers only unfold it when they follow a link themselves.
    const target = document.getElementById(hash.slice(1))
    const details = target?.closest('details')
    if (!details) return
    details.open = true
    details.scrollIntoView()
  }, [hash])
  return (
    <div className="border-t border-line">
      {causes.map((cause) => (
        <CauseEntry key={cause.id} {...cause} client={client} />
      ))}
    </div>
  )
}

function CauseEntry({ id, source, passes, oneOf, seen, client }: ShownCause & { readonly client: SeenClient }) {
  const texts = useTexts()
  return (
    <Disclosure
      title={<h3 className="text-sm font-medium wrap-anywhere">{texts.causes[id].title}</h3>}
      titleClass="py-2"
      className="scroll-mt-4 border-b border-line"
    >
      <div id={id} className="max-w-[76ch] ps-6 pb-4 text-sm leading-6">
        <CauseAdvice id={id} source={source} />
        {passes ? <AddRetries client={client} /> : null}
        {oneOf.length > 0 ? <PossibleCauses ids={oneOf} /> : null}
        {oneOf.length === 0 && seen.length === 0 ? <p className="mt-2 text-muted">{texts.notSeen}</p> : null}
        {seen.map(({ failure, printed }) => (
          <figure key={failure} className="mt-3">
            <figcaption className="text-muted">
              {texts.clients(client.label)} (<span lang="en">{failure}</span>)
            </figcaption>
            <pre
              lang="en"
              className="mt-1 rounded-md border border-line bg-surface px-3 py-2 font-mono leading-5 wrap-anywhere whitespace-pre-wrap"
            >
              {printed}
            </pre>
          </figure>
        ))}
      </div>
    </Disclosure>
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
