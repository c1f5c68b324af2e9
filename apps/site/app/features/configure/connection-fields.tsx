import { isPolicy } from '@model-snippets/core'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Field, Switch, VERBATIM } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { SwitchField } from './choice-fields.tsx'
import { useFields } from './fields.tsx'

const TEXT_FIELDS = [
  { field: 'providerId', hint: 'providerIdHint' },
  { field: 'endpointUrl', hint: 'endpointHint', inputMode: 'url', placeholder: 'https://' },
  { field: 'billTo', hint: 'billHint' },
] as const

export function ConnectionFields() {
  const { configuration, problems, onChange } = useFields()
  const texts = useTexts()
  return (
    <div className="grid gap-4">
      <SwitchField
        field="directRequest"
        hint={configuration.directRequest && isPolicy(configuration.provider) ? texts.directAuto : texts.directHint}
      />
      {TEXT_FIELDS.map(({ field, hint, ...input }) => (
        <Field key={field} id={field} label={texts[field]} problem={problems[field]} hint={texts[hint]}>
          {(control) => (
            <input
              {...control}
              {...input}
              type="text"
              name={field}
              value={configuration[field]}
              {...VERBATIM}
              onChange={(event) => onChange({ [field]: event.target.value }, 'typed')}
              className="input"
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** The token that the reader typed, and whether the code contains it. */
export interface TokenState {
  readonly text: string
  readonly isInCode: boolean
}

interface TokenFieldsProps {
  readonly token: TokenState
  readonly problem: ReactNode
  readonly onChange: (token: TokenState) => void
}

/** The field of a token, which must not leave the page: its controls have no name and belong to no form. */
export function TokenFields({ token, problem, onChange }: TokenFieldsProps) {
  const texts = useTexts()
  const field = useRef<HTMLInputElement>(null)
  // Only the field has what was typed before hydration.
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== token.text) onChange({ ...token, text: typed })
  })
  useEffect(() => takeOver(), [])
  return (
    <div className="when-hydrated grid gap-3">
      <Field
        id="token"
        label={texts.token}
        problem={problem}
        hint={token.text !== '' && !token.isInCode ? texts.tokenUnused : texts.tokenHint}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            form=""
            type="password"
            value={token.text}
            {...VERBATIM}
            onChange={(event) => onChange({ ...token, text: event.target.value })}
            className="input"
          />
        )}
      </Field>
      <Switch
        id="token-in-code"
        form=""
        label={texts.putToken}
        hint={token.isInCode && token.text === '' ? texts.tokenMissing : texts.putTokenHint}
        checked={token.isInCode}
        onChange={(event) => onChange({ ...token, isInCode: event.target.checked })}
      />
    </div>
  )
}
