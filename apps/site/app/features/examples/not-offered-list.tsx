import { languageRecord } from '@model-snippets/core'
import type { NotOffered } from '../../domain/examples/build-examples.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useTexts } from '../../ui/texts/examples.ts'
import { WithCode } from '../../ui/with-code.tsx'

/** Clients that can only call one provider; their records would make the page larger. */
const OF_ONE_PROVIDER: ReadonlySet<string> = new Set([
  '@fal-ai/client',
  'fal_client',
  'groq',
  'groq-sdk',
  'replicate',
  'together',
  'together-ai',
])

/** Removes clients that can only call one provider. */
export const withoutOtherProviders = (notOffered: readonly NotOffered[]): readonly NotOffered[] =>
  notOffered.filter(({ clients }) => !clients.every(({ client }) => OF_ONE_PROVIDER.has(client)))

/** What isn't offered: one entry per reason, and the languages without any client. */
export const NotOfferedList = ({ notOffered }: { readonly notOffered: readonly NotOffered[] }) => {
  const texts = useTexts()
  return (
    <Disclosure title={texts.notOffered}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4 text-sm wrap-anywhere">
        {notOffered.map(({ reason, clients }) => (
          <div key={reason}>
            <dt className="font-mono text-sm">
              {clients.map(({ language, client }) => `${languageRecord(language).label} ${client}`).join(', ')}
            </dt>
            <dd lang="en" className="mt-0.5 text-muted">
              <WithCode text={reason} />
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
    </Disclosure>
  )
}
