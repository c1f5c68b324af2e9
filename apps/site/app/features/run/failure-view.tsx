import { causeOf, explainError } from '@model-snippets/core/errors'
import { Link } from 'react-router'
import { useTexts } from '../../ui/texts/run.ts'
import { CauseCard } from '../errors/cause-card.tsx'
import type { Failure } from './send-request.ts'

/** Why a run failed, according to the error table. */
export function FailureView({ failure }: { readonly failure: Failure }) {
  const texts = useTexts()
  const { cause, words } = explainFailure(failure)
  return (
    <div className="grid max-w-[76ch] gap-3 text-sm leading-6">
      {failure.kind === 'no-answer' ? <p>{navigator.onLine ? texts.noAnswer : texts.offline}</p> : null}
      {failure.kind === 'too-large' ? <p>{texts.tooLarge}</p> : null}
      {cause === undefined ? null : (
        <CauseCard cause={cause}>
          <Link to={`/errors#${cause.id}`} className="link">
            {texts.more}
          </Link>
        </CauseCard>
      )}
      {words === undefined ? null : (
        <>
          {cause === undefined ? <p className="text-muted">{texts.unknown}</p> : null}
          <figure className="min-w-0">
            <figcaption className="text-sm text-muted">{texts.words}</figcaption>
            <pre className="mt-1 max-h-60 overflow-y-auto rounded-md border border-line bg-surface px-3 py-2 font-mono text-sm leading-5 wrap-anywhere whitespace-pre-wrap">
              {words}
            </pre>
          </figure>
        </>
      )}
    </div>
  )
}

/** The cause of a failure, and the service's message without secrets. Browsers don't say why no answer came. */
function explainFailure(failure: Failure) {
  if (failure.kind === 'cut') return { cause: causeOf('connection-lost'), words: undefined }
  if (failure.kind !== 'refused' && failure.kind !== 'broken') return { cause: undefined, words: undefined }
  const { cause, text } = explainError(failure.message)
  return { cause: cause ?? (failure.kind === 'broken' ? causeOf('stream-error') : undefined), words: text }
}
