import { type ErrorExplanation, explainError, LONGEST_ERROR_TEXT, withoutSecrets } from '@model-snippets/core/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeenClient } from '../../domain/errors/errors-page-data.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Field } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/errors.ts'
import { AddRetries } from './add-retries.tsx'

interface ExplainFieldProps {
  /** The client that the page shows. */
  readonly client: SeenClient | undefined
}

/** A field for a message, and what it means. It is in no form: what is pasted leaves the page nowhere. */
export function ExplainField({ client }: ExplainFieldProps) {
  const texts = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [explained, setExplained] = useState<ErrorExplanation>()

  const read = useCallback(() => {
    const { value = '' } = field.current ?? {}
    setExplained(value.trim() === '' ? undefined : explainError(value))
  }, [])
  // Not while one types: when something is pasted, or the field is left.
  const blot = useCallback(() => {
    const { current } = field
    if (current === null) return
    const text = withoutSecrets(current.value)
    if (text !== current.value) current.value = text
  }, [])
  // What was pasted before hydration counts.
  useEffect(() => {
    blot()
    read()
  }, [blot, read])

  return (
    <div className="noscript:hidden">
      <Field id="message" label={texts.paste} hint={texts.pasteHint}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={LONGEST_ERROR_TEXT}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="textarea max-h-80 font-mono text-sm"
            onInput={(event) => {
              if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') blot()
              read()
            }}
            onBlur={blot}
          />
        )}
      </Field>
      <output htmlFor="message" className="mt-2 block">
        {explained === undefined ? null : <Explained {...explained} client={client} />}
      </output>
    </div>
  )
}

function Explained({ cause, client }: ErrorExplanation & ExplainFieldProps) {
  const texts = useTexts()
  if (cause === null) return <p className="max-w-[68ch] text-sm text-muted">{texts.unknown}</p>
  return (
    <div className="max-w-[76ch] rounded-xl border border-line bg-surface px-4 py-3 text-sm leading-6">
      <p className="font-medium">
        <a href={`#${cause.id}`} className="link">
          {texts.causes[cause.id].title}
        </a>
      </p>
      <p className="mt-1 text-muted">{texts.causes[cause.id].meaning}</p>
      <p className="mt-1">
        <span className="font-medium">{texts.next}:</span> {texts.causes[cause.id].action}
      </p>
      <p className="mt-1">
        <ExternalLink href={cause.source.url}>
          <span lang="en">{cause.source.label}</span>
        </ExternalLink>
      </p>
      {cause.passes && client !== undefined ? <AddRetries client={client} /> : null}
    </div>
  )
}
