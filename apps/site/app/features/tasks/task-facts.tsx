import type { Modality } from '@model-snippets/core/tasks'
import { Link } from 'react-router'
import type { TaskPage } from '../../domain/tasks/task-page-data.ts'
import { taskPath } from '../../domain/tasks/task-path.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Fact, FactList, Facts } from '../../ui/facts.tsx'
import { useTexts } from '../../ui/texts/tasks.ts'
import { libraryPath } from '../libraries/library-path.ts'

const FORMS = ['.json', '.md']

/** The facts about a task besides its examples. */
export function TaskFacts({ task }: { readonly task: Omit<TaskPage, 'modality'> & { readonly modality: Modality } }) {
  const texts = useTexts()
  const { id, modality, subtasks, narrower, libraries, youtubeId } = task
  return (
    <Facts texts={texts.page} endings={FORMS} hrefOf={(ending) => `${taskPath(id)}${ending}`}>
      <Fact name={texts.page.id}>
        <code className="font-mono text-sm">{id}</code>
      </Fact>
      <Fact name={texts.page.modality}>{texts.modalities[modality]}</Fact>
      <FactList name={texts.page.narrower} items={narrower} keyOf={(other) => other.id}>
        {(other) => (
          <Link lang="en" prefetch="intent" to={taskPath(other.id)} className="link">
            {other.name}
          </Link>
        )}
      </FactList>
      <FactList name={texts.page.subtasks} items={subtasks} keyOf={(subtask) => subtask}>
        {(subtask) => <span lang="en">{subtask}</span>}
      </FactList>
      <FactList
        name={texts.page.libraries}
        items={libraries}
        keyOf={({ key }) => key}
        className="flex flex-wrap gap-x-4 gap-y-1"
      >
        {({ key, label }) => (
          <Link prefetch="intent" to={libraryPath(key)} className="link">
            {label}
          </Link>
        )}
      </FactList>
      {youtubeId === undefined ? null : (
        <Fact name={texts.page.video}>
          <ExternalLink href={`https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`}>
            {texts.page.videoLink}
          </ExternalLink>
        </Fact>
      )}
    </Facts>
  )
}
