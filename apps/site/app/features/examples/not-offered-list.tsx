import { languageRecord } from '@model-snippets/core'
import { useTexts } from '../../ui/texts/examples.ts'
import type { NotOffered } from './build-examples.ts'

/** What is not offered, and why: one entry for each reason. */
export const NotOfferedList = ({ notOffered }: { readonly notOffered: readonly NotOffered[] }) => {
  const texts = useTexts()
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
      </dl>
    </section>
  )
}
