import { errorsPageData } from '../domain/errors/errors-page-data.ts'
import { CauseList } from '../features/errors/cause-list.tsx'
import { ExplainField } from '../features/errors/explain-field.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { localeOf, pageMeta } from '../ui/page-meta.ts'
import { textsOf, useTexts } from '../ui/texts/errors.ts'
import { textsOf as pageTextsOf } from '../ui/texts/pages.ts'
import type { Route } from './+types/errors.ts'

export const loader = ({ request }: Route.LoaderArgs) => errorsPageData(new URL(request.url).searchParams.get('client'))

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadPatiently(serverLoader, request.signal)

export const meta: Route.MetaFunction = ({ matches }) => {
  const locale = localeOf(matches)
  const { title, description } = textsOf(locale)
  return pageMeta({ title: `${title} · ${pageTextsOf(locale).site.name}`, description, path: '/errors', locale })
}

export default function Errors({ loaderData: { clients, shown, causes } }: Route.ComponentProps) {
  const texts = useTexts()
  return (
    <div>
      <h1 className="text-3xl leading-[1.1] font-semibold tracking-[-0.025em] wrap-anywhere sm:text-4xl">
        {texts.heading}
      </h1>
      <p className="mt-3 max-w-[80ch] text-base leading-relaxed text-muted">{texts.lead}</p>

      <div className="mt-6">
        <ExplainField />
      </div>

      <h2 className="mt-8 text-lg font-semibold tracking-tight">{texts.asSeen}</h2>
      <ChoiceLinks
        label={texts.client}
        parameter="client"
        choices={clients.map(({ key, label }) => ({ value: key, label }))}
        chosen={shown?.key}
        className="mt-3"
        isDense
      />
      {shown === undefined ? null : (
        <>
          <p className="mt-3 mb-4 text-sm text-muted">{texts.ran(shown.release, shown.runtime, shown.date)}</p>
          <CauseList causes={causes} client={shown.label} />
        </>
      )}
    </div>
  )
}
