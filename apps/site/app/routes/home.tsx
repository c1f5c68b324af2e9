import { searchModels } from '@model-snippets/core/catalogue'
import { Link, useNavigation } from 'react-router'
import { ModelList } from '../features/models/model-list.tsx'
import { SearchForm } from '../features/models/search-form.tsx'
import { summarize } from '../features/models/summary.ts'
import { texts } from '../ui/texts/pages.ts'
import type { Route } from './+types/home.ts'

const LONGEST_QUERY = 200

export function loader({ request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  return { query, models: searchModels(query).map(summarize) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.query ? `${loaderData.query} · ${texts.site.name}` : `${texts.site.name}: ${texts.site.tagline}`,
  },
  { name: 'description', content: texts.site.description },
]

export default function Home({ loaderData: { query, models } }: Route.ComponentProps) {
  const isSearching = useNavigation().location?.pathname === '/'
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl leading-[1.1] font-semibold tracking-[-0.025em] sm:text-[2.75rem]">{texts.home.title}</h1>
      <p className="mt-4 max-w-[58ch] text-[1.0625rem] leading-relaxed text-muted">{texts.home.lead}</p>
      <div className="mt-8">
        <SearchForm query={query} live />
      </div>
      <section className="mt-8" aria-label={texts.site.models}>
        <p role="status" className="mb-3 text-sm text-muted">
          {models.length === 0 ? texts.home.empty(query) : texts.home.count(models.length, query)}
        </p>
        <div aria-busy={isSearching} className="transition-opacity aria-busy:opacity-60">
          {models.length === 0 ? (
            <p className="text-muted">
              {texts.home.emptyHint}{' '}
              <Link to="/" className="link text-ink">
                {texts.home.showAll}
              </Link>
            </p>
          ) : (
            <ModelList models={models} />
          )}
        </div>
      </section>
    </div>
  )
}
