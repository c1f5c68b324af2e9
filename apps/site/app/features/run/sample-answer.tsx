import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { codeQuery } from '../../ui/query-client.ts'
import { useTexts } from '../../ui/texts/run.ts'
import { type Answer, NOTHING_ANSWERED, readWhole, withEvent } from './answer.ts'
import { AnswerView } from './answer-view.tsx'
import { createEventReader } from './event-reader.ts'
import { decode } from './found-files.ts'
import { type PlayedAnswer, type PlayedAnswers, type PlayedFor, playedKey } from './played-answer.ts'

const ANSWERS = codeQuery(
  'played-answers',
  async () => (await import('./played-answers.generated.json')).default as PlayedAnswers,
)

/** The mock service's answer to such a request, for readers without a token. */
export function SampleAnswer({ asked }: { readonly asked: PlayedFor }) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const answers = useQuery({ ...ANSWERS, enabled: isOpen })
  const played = answers.data?.[playedKey(asked)]
  return (
    <Disclosure
      title={texts.played}
      titleClass="w-fit py-1 text-sm"
      className=""
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
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
    </Disclosure>
  )
}

/** Checks whether an answer was streamed as events. */
export const isStream = ({ mediaType }: PlayedAnswer): boolean => mediaType.startsWith('text/event-stream')

/** Reads a stored answer like one that arrives. */
export function answerOf(played: PlayedAnswer): Answer {
  const { text, base64 = '', mediaType } = played
  if (text !== undefined && isStream(played)) {
    const events = createEventReader()
    return [...events.read(text), ...events.end()].reduce(withEvent, NOTHING_ANSWERED)
  }
  const bytes = text === undefined ? (decode(base64) ?? new Uint8Array()) : new TextEncoder().encode(text)
  return readWhole(bytes, mediaType)
}
