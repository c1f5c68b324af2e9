import type { Modality } from '@model-snippets/core/tasks'
import { Link } from 'react-router'
import type { TaskPage } from '../../domain/tasks/task-page-data.ts'
import { taskPath } from '../../domain/tasks/task-path.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Fact, PlainFiles } from '../../ui/facts.tsx'
import { useTexts } from '../../ui/texts/tasks.ts'
import { libraryPath } from '../libraries/library-path.ts'

const FORMS = ['.json', '.md']

interface FactsOfTask extends Omit<TaskPage, 'example' | 'demo' | 'modality'> {
  readonly modality: Modality
}

/** What is known of a task besides its examples. */
export function TaskFacts({ task }: { readonly task: FactsOfTask }) {
  const texts = useTexts()
  const { id, modality, subtasks, narrower, libraries, youtubeId } = task
  return (
    <section aria-labelledby="facts-title" className="min-w-0">
      <h2 id="facts-title" className="sr-only">
        {texts.page.facts}
      </h2>
      <dl className="divide-y divide-line rounded-xl border border-line bg-surface px-6 text-sm">
        <Fact name={texts.page.id}>
          <code className="font-mono text-sm">{id}</code>
        </Fact>
        <Fact name={texts.page.modality}>{texts.modalities[modality]}</Fact>
        {narrower.length === 0 ? null : (
          <Fact name={texts.page.narrower}>
            <ul className="grid gap-1">
              {narrower.map((other) => (
                <li key={other.id}>
                  <Link lang="en" prefetch="intent" to={taskPath(other.id)} className="link">
                    {other.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {subtasks.length === 0 ? null : (
          <Fact name={texts.page.subtasks}>
            <ul className="grid gap-1">
              {subtasks.map((subtask) => (
                <li key={subtask} lang="en">
                  {subtask}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {libraries.length === 0 ? null : (
          <Fact name={texts.page.libraries}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {libraries.map(({ key, label }) => (
                <li key={key}>
                  <Link prefetch="intent" to={libraryPath(key)} className="link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {youtubeId === undefined ? null : (
          <Fact name={texts.page.video}>
            <ExternalLink href={`https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`}>
              {texts.page.videoLink}
            </ExternalLink>
          </Fact>
        )}
      </dl>
      <PlainFiles endings={FORMS} hrefOf={(ending) => `${taskPath(id)}${ending}`} label={texts.page.plainFile} />
    </section>
  )
}
