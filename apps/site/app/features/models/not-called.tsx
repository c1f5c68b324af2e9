import { Link } from 'react-router'
import { hubAddress } from '../../domain/models/model-path.ts'
import { taskPath } from '../../domain/tasks/task-path.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/pages.ts'
import { libraryPath } from '../libraries/library-path.ts'
import type { notCalledData } from './not-called.server.ts'

/** Shown instead of examples: why there are none, what the model is, and where it can run. */
export function NotCalled({ id, task, library, hasOthers }: ReturnType<typeof notCalledData>) {
  const { model: texts } = useTexts()
  return (
    <div className="mb-10 grid max-w-[62ch] gap-4 text-muted">
      <p>
        {texts.noProvider} {hasOthers ? texts.belowAreOthers : texts.nothing}
      </p>
      <dl className="grid gap-3 [&_dt]:font-medium [&_dt]:text-ink">
        <div>
          <dt>{texts.whatItIs}</dt>
          <dd>
            {task === undefined ? (
              texts.unknownTask
            ) : (
              <>
                <Link prefetch="intent" to={taskPath(task.id)} className="link text-ink">
                  {texts.ofTask(task.label)}
                </Link>{' '}
                <span lang="en">{task.summary}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.whereItRuns}</dt>
          <dd>
            {library === undefined ? (
              hasOthers ? (
                texts.belowAreOthers
              ) : (
                texts.byItsCard
              )
            ) : (
              <Link prefetch="intent" to={libraryPath(library.key)} className="link text-ink">
                {texts.byLibrary(library.label)}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <p>
        <ExternalLink href={hubAddress(id)}>{texts.onHub}</ExternalLink>
      </p>
    </div>
  )
}
