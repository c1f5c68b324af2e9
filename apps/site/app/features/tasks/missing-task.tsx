import { LiveSearchForm } from '../../ui/live-search-form.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { texts } from '../../ui/texts/tasks.ts'
import { TaskList } from './task-list.tsx'
import type { TaskSummary } from './task-list-data.ts'

/** What a missing task carries to its page. */
export interface MissingTaskData {
  readonly asked: string
  readonly near: readonly TaskSummary[]
}

export const MissingTask = ({ asked, near }: MissingTaskData) => (
  <MessagePage title={texts.missing.title} lead={texts.missing.lead}>
    <p className="mb-8 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{asked}</p>
    <LiveSearchForm
      action="/tasks"
      query=""
      label={texts.list.searchLabel}
      placeholder={texts.list.searchPlaceholder}
      button={texts.list.search}
    />
    {near.length === 0 ? null : (
      <section className="mt-10">
        <h2 className="mb-3 text-sm font-medium text-muted">{texts.missing.near}</h2>
        <TaskList tasks={near} />
      </section>
    )}
  </MessagePage>
)
