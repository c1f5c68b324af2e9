import { ExternalLink } from 'lucide-react'
import { MessagePage } from '../../ui/message-page.tsx'
import { useTexts } from '../../ui/texts/missing-model.ts'
import { ModelList } from '../models/model-list.tsx'
import { SearchForm } from '../models/search-form.tsx'
import type { ModelSummary } from '../models/summary.ts'

/** What the page of a model says that could not be shown. */
export interface MissingModelData {
  /** The id, as asked for. */
  readonly asked: string
  /** What the hub said of it, or why it could not be asked. */
  readonly hub: keyof ReturnType<typeof useTexts>['leads']
  /** The model's page on the hub, where there is one. */
  readonly hubPage: string | undefined
  readonly near: readonly ModelSummary[]
}

export const MissingModel = ({ asked, hub, hubPage, near }: MissingModelData) => {
  const texts = useTexts()
  return (
    <MessagePage title={hub === 'gated' ? texts.gatedTitle : texts.title} lead={texts.leads[hub]}>
      <p className="mb-8 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{asked}</p>
      {hubPage === undefined ? null : (
        <p className="mb-8">
          <a href={hubPage} rel="noreferrer" target="_blank" className="link inline-flex items-center gap-1.5">
            {texts.hubPage}
            <ExternalLink aria-hidden="true" className="size-3.5 text-muted" />
          </a>
        </p>
      )}
      <SearchForm query="" />
      {near.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="mb-3 text-sm font-medium text-muted">{texts.near}</h2>
          <ModelList models={near} />
        </section>
      )}
    </MessagePage>
  )
}
