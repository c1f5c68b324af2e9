import { type ErrorExplanation, explainError, LONGEST_ERROR_TEXT, withoutSecrets } from '@model-snippets/core/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeenClient } from '../../domain/errors/errors-page-data.ts'
import { Button } from '../../ui/button.tsx'
import { Field, VERBATIM } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/errors.ts'
import { AddRetries } from './add-retries.tsx'
import { CauseCard } from './cause-card.tsx'

interface ExplainFieldProps {
  /** The client that the page shows. */
  readonly client: SeenClient | undefined
  /** What the server explained; with scripts, nothing is sent. */
  readonly sent: ErrorExplanation | undefined
}

/** A field for a message, and what it means. The button that sends it is only there without scripts. */
export function ExplainField({ client, sent }: ExplainFieldProps) {
  const texts = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [explained, setExplained] = useState(sent)

  const read = useCallback(() => setExplained(explainError(field.current?.value ?? '')), [])
  // Explains after pasting or when the field loses focus, not while typing.
  const blot = useCallback(() => {
    const { current } = field
    if (current === null) return
    const text = withoutSecrets(current.value)
    if (text !== current.value) current.value = text
  }, [])
  // Explains what was pasted before hydration.
  useEffect(() => {
    blot()
    read()
  }, [blot, read])

  return (
    <form method="post">
      <Field
        id="message"
        label={texts.paste}
        hint={
          <>
            <span className="noscript:hidden">{texts.pasteHint}</span>
            <span className="hidden noscript:inline">{texts.sendHint}</span>
          </>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="message"
            defaultValue={sent?.text}
            rows={4}
            maxLength={LONGEST_ERROR_TEXT}
            {...VERBATIM}
            className="textarea max-h-80 font-mono text-sm"
            onInput={(event) => {
              if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') blot()
              read()
            }}
            onBlur={blot}
          />
        )}
      </Field>
      <Button type="submit" className="mt-2 hidden noscript:inline-flex">
        {texts.explain}
      </Button>
      <output htmlFor="message" className="mt-2 block">
        {explained === undefined || explained.text.trim() === '' ? null : <Explained {...explained} client={client} />}
      </output>
    </form>
  )
}

function Explained({ cause, client }: Pick<ErrorExplanation, 'cause'> & Pick<ExplainFieldProps, 'client'>) {
  const texts = useTexts()
  if (cause === null) return <p className="max-w-[68ch] text-sm text-muted">{texts.unknown}</p>
  return (
    <CauseCard cause={cause} isLinked>
      {cause.passes && client !== undefined ? <AddRetries client={client} /> : null}
    </CauseCard>
  )
}
