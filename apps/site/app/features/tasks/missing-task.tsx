import type { TaskSummary } from '../../domain/tasks/task-list-data.ts'
import { MissingPage } from '../../ui/missing-page.tsx'
import { useTexts } from '../../ui/texts/tasks.ts'
import { TaskList } from './task-list.tsx'

/** What a missing task carries to its page. */
export interface MissingTaskData {
  readonly asked: string
  readonly near: readonly TaskSummary[]
}

export const MissingTask = ({ asked, near }: MissingTaskData) => {
  const texts = useTexts()
  return (
    <MissingPage asked={asked} list="/tasks" texts={texts}>
      {near.length === 0 ? undefined : <TaskList tasks={near} />}
    </MissingPage>
  )
}
