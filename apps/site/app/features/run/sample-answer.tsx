import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { codeQuery } from '../../ui/query-client.ts'
import { useTexts } from '../../ui/texts/run.ts'
import { type Answer, NOTHING_ANSWERED, readWhole, withEvent } from './answer.ts'
import { AnswerView } from './answer-view.tsx'
import { createEventReader } from './event-reader.ts'
import { type PlayedAnswer, type PlayedAnswers, type PlayedFor, playedKey } from './played-answer.ts'

const ANSWERS = codeQuery(
  'played-answers',
  async () => (await import('./played-answers.generated.json')).default as PlayedAnswers,
)

/** What the stand-in of the service answers to such a request: for readers without a token. */
export function SampleAnswer({ asked }: { readonly asked: PlayedFor }) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const answers = useQuery({ ...ANSWERS, enabled: isOpen })
  const played = answers.data?.[playedKey(asked)]
  return (
    <details className="group/sample" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex w-fit list-none items-center gap-2 rounded-md py-1 text-sm focus-ring [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-muted transition-[rotate] group-open/sample:rotate-90"
        />
        {texts.played}
      </summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        {played === undefined ? (
          <p role="status" className="text-sm text-muted">
            {answers.isError ? texts.playedLost : answers.data === undefined ? texts.playedLoading : texts.notPlayed}
          </p>
        ) : (
          <>
            <p className="max-w-[68ch] text-sm text-muted">{texts.playedHow}</p>
            <AnswerView
              answer={answerOf(played)}
              raw={played.text ?? ''}
              isStreamed={isStream(played)}
              isRunning={false}
              task={asked.task}
            />
          </>
        )}
      </div>
    </details>
  )
}

/** Whether an answer came as a stream of events. */
export const isStream = ({ mediaType }: PlayedAnswer): boolean => mediaType.startsWith('text/event-stream')

/** An answer on file, read as one that comes. */
export function answerOf(played: PlayedAnswer): Answer {
  const { text, base64 = '', mediaType } = played
  if (text !== undefined && isStream(played)) {
    const events = createEventReader()
    return [...events.read(text), ...events.end()].reduce(withEvent, NOTHING_ANSWERED)
  }
  const bytes =
    text === undefined
      ? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      : new TextEncoder().encode(text)
  return readWhole(bytes, mediaType)
}
