import { ExternalLink } from 'lucide-react'
import type { MissingModelData } from '../../domain/hub/hub.server.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { Button } from '../../ui/button.tsx'
import { LiveSearchForm } from '../../ui/live-search-form.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { Options } from '../../ui/options.tsx'
import { useTexts } from '../../ui/texts/missing-model.ts'
import { useTexts as usePageTexts } from '../../ui/texts/pages.ts'
import { ModelList } from '../models/model-list.tsx'

function titleOf(hub: MissingModelData['hub'], texts: ReturnType<typeof useTexts>): string {
  if (hub === 'gated') return texts.gatedTitle
  return hub === 'unreachable' || hub === 'refused' ? texts.unknownTitle : texts.title
}

export const MissingModel = ({ asked, hub, hubPage, near, tasks }: MissingModelData) => {
  const texts = useTexts()
  const { home } = usePageTexts()
  return (
    <MessagePage title={titleOf(hub, texts)} lead={texts.leads[hub]}>
      <p className="mb-6 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{asked}</p>
      {hubPage === undefined ? null : (
        <p className="mb-6">
          <a href={hubPage} rel="noreferrer" target="_blank" className="link inline-flex items-center gap-2">
            {texts.hubPage}
            <ExternalLink className="size-3.5 text-muted" />
          </a>
        </p>
      )}
      {tasks.length === 0 ? null : (
        <form action={modelPath(asked)} className="mb-6 grid gap-2">
          <label htmlFor="task" className="text-sm font-medium">
            {texts.chooseTask}
          </label>
          <p id="task-hint" className="text-sm text-muted">
            {texts.chooseTaskHint}
          </p>
          <div className="flex max-w-md gap-2">
            <select id="task" name="task" lang="en" aria-describedby="task-hint" className="input">
              <Options choices={tasks.map(({ id, name }) => ({ value: id, label: name }))} />
            </select>
            <Button type="submit" kind="primary" className="flex-none">
              {texts.showCode}
            </Button>
          </div>
        </form>
      )}
      <LiveSearchForm action="/" query="" texts={home} />
      {near.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="mb-3 text-sm font-medium text-muted">{texts.near}</h2>
          <ModelList models={near} />
        </section>
      )}
    </MessagePage>
  )
}
