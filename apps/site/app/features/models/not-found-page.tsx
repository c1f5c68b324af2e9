import { MessagePage } from '../../ui/message-page.tsx'
import { texts } from '../../ui/texts/pages.ts'
import { ModelList } from './model-list.tsx'
import { SearchForm } from './search-form.tsx'
import type { ModelSummary } from './summary.ts'

/** What a missing model carries to its page. */
interface MissingModel {
  readonly asked: string
  readonly near: readonly ModelSummary[]
}

const readMissing = (value: unknown): MissingModel | undefined =>
  typeof value === 'object' && value !== null && 'asked' in value ? (value as MissingModel) : undefined

/** For addresses of no page, and for models that are not here; `carried` is what their loader threw. */
export function NotFoundPage({ carried }: { readonly carried: unknown }) {
  const missing = readMissing(carried)
  return (
    <MessagePage
      title={missing === undefined ? texts.notFound.title : texts.notFound.modelTitle}
      lead={missing === undefined ? texts.notFound.page : texts.notFound.model}
    >
      {missing === undefined ? null : (
        <p className="mb-8 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{missing.asked}</p>
      )}
      <SearchForm query="" />
      {missing === undefined || missing.near.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="mb-3 text-sm font-medium text-muted">{texts.notFound.near}</h2>
          <ModelList models={missing.near} />
        </section>
      )}
    </MessagePage>
  )
}
