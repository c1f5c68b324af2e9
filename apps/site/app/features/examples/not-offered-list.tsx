import { languageRecord } from '@model-snippets/core'
import { useTexts } from '../../ui/texts/examples.ts'
import type { NotOffered } from './build-examples.ts'

/** A client that calls one provider alone is missed by nobody who asks another. */
const isOfAnotherProvider = ({ client }: { readonly client: string }): boolean => client === 'fal_client'

/** What is not offered, and why: one entry for each reason, and the languages without any client. */
export const NotOfferedList = (props: { readonly notOffered: readonly NotOffered[] }) => {
  const texts = useTexts()
  const notOffered = props.notOffered.filter(({ clients }) => !clients.every(isOfAnotherProvider))
  return (
    <section className="border-t border-line py-4">
      <h3 className="text-sm font-semibold">{texts.notOffered}</h3>
      <dl className="mt-3 grid gap-3 text-sm">
        {notOffered.map(({ reason, clients }) => (
          <div key={reason}>
            <dt className="font-mono text-[0.8125rem]">
              {clients.map(({ language, client }) => `${languageRecord(language).label} ${client}`).join(', ')}
            </dt>
            <dd lang="en" className="mt-0.5 text-muted">
              {reason}
            </dd>
          </div>
        ))}
        {Object.entries(texts.otherLanguages).map(([languages, reason]) => (
          <div key={languages}>
            <dt>{languages}</dt>
            <dd className="mt-0.5 text-muted">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
