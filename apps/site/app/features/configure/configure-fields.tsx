import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field, inputClass, Switch, textareaClass } from '../../ui/field.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { texts } from '../../ui/texts/configure.ts'
import { type Configuration, DEFAULT_CONFIGURATION } from './configuration.ts'
import { BOUNDS, type ConfigurationField } from './options.ts'
import type { ProviderChoice } from './providers.ts'

export type FieldProblems = Partial<Record<ConfigurationField, string>>
/** `typed` changes come one key at a time, `pressed` ones are whole decisions. */
export type ConfigurationChange = (changes: Partial<Configuration>, how: 'typed' | 'pressed') => void

interface FieldsProps {
  readonly configuration: Configuration
  readonly problems: FieldProblems
  readonly onChange: ConfigurationChange
}

interface ProviderFieldProps extends FieldsProps {
  readonly providers: readonly ProviderChoice[]
}

export function ProviderField({ configuration, problems, onChange, providers }: ProviderFieldProps) {
  const serving = providers.filter(({ isServing }) => isServing)
  const others = providers.filter(({ isServing }) => !isServing)
  const isKnown = configuration.provider === 'auto' || providers.some(({ id }) => id === configuration.provider)
  return (
    <Field
      id="provider"
      label={texts.provider}
      problem={problems.provider}
      hint={serving.length > 0 ? texts.providerHintKnown : texts.providerHint}
    >
      {(control) => (
        <select
          {...control}
          name="provider"
          value={configuration.provider}
          onChange={(event) => onChange({ provider: event.target.value }, 'pressed')}
          className={mergeClasses(inputClass, 'cursor-pointer pe-8')}
        >
          {isKnown ? null : <option value={configuration.provider}>{configuration.provider.slice(0, 60)}</option>}
          <option value="auto">{texts.auto}</option>
          {serving.length === 0 ? (
            <Options providers={others} />
          ) : (
            <>
              <optgroup label={texts.serving}>
                <Options providers={serving} />
              </optgroup>
              <optgroup label={texts.others}>
                <Options providers={others} />
              </optgroup>
            </>
          )}
        </select>
      )}
    </Field>
  )
}

const Options = ({ providers }: { readonly providers: readonly ProviderChoice[] }) =>
  providers.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))

export const StreamingField = ({ configuration, onChange }: FieldsProps) => (
  <Switch
    id="stream"
    name="stream"
    label={texts.streaming}
    checked={configuration.streaming}
    onChange={(event) => onChange({ streaming: event.target.checked }, 'pressed')}
  />
)

const NUMBER_FIELDS = [
  { field: 'temperature', name: 'temperature', label: texts.temperature, mode: 'decimal' },
  { field: 'maxTokens', name: 'max_tokens', label: texts.maxTokens, mode: 'numeric' },
  { field: 'topP', name: 'top_p', label: texts.topP, mode: 'decimal' },
] as const

interface ParameterFieldsProps extends FieldsProps {
  /** Chat models have parameters with names; those of other tasks are given as JSON. */
  readonly isChat: boolean
}

export function ParameterFields({ configuration, problems, onChange, isChat }: ParameterFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      {(isChat ? NUMBER_FIELDS : []).map(({ field, name, label, mode }) => (
        <Field
          key={field}
          id={name}
          label={label}
          problem={problems[field]}
          hint={`${BOUNDS[field].least} – ${BOUNDS[field].most.toLocaleString('en')}`}
          className={field === 'maxTokens' ? 'col-span-2 row-start-2' : ''}
        >
          {(control) => (
            // A text field: number fields hide what they cannot read, and change with a turn of the wheel.
            <input
              {...control}
              type="text"
              inputMode={mode}
              name={name}
              value={configuration[field]}
              placeholder={texts.default}
              autoComplete="off"
              onChange={(event) => onChange({ [field]: event.target.value }, 'typed')}
              className={mergeClasses(inputClass, 'tabular-nums')}
            />
          )}
        </Field>
      ))}
      <Field
        id="extra"
        label={isChat ? texts.extra : texts.parametersAsJson}
        problem={problems.extra}
        hint={isChat ? texts.extraHint : texts.parametersHint}
        className="col-span-2"
      >
        {(control) => (
          <textarea
            {...control}
            name="extra"
            value={configuration.extra}
            placeholder={texts.extraPlaceholder}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => onChange({ extra: event.target.value }, 'typed')}
            className={mergeClasses(textareaClass, 'max-h-80 min-h-16 font-mono text-[0.8125rem]')}
          />
        )}
      </Field>
    </div>
  )
}

export function ConnectionFields({ configuration, problems, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <Switch
        id="directRequest"
        name="directRequest"
        label={texts.directRequest}
        hint={
          configuration.directRequest && configuration.provider === DEFAULT_CONFIGURATION.provider
            ? texts.directAuto
            : texts.directHint
        }
        checked={configuration.directRequest}
        onChange={(event) => onChange({ directRequest: event.target.checked }, 'pressed')}
      />
      <Field id="endpointUrl" label={texts.endpointUrl} problem={problems.endpointUrl} hint={texts.endpointHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            name="endpointUrl"
            value={configuration.endpointUrl}
            placeholder="https://"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ endpointUrl: event.target.value }, 'typed')}
            className={inputClass}
          />
        )}
      </Field>
      <Field id="billTo" label={texts.billTo} problem={problems.billTo} hint={texts.billHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="billTo"
            value={configuration.billTo}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ billTo: event.target.value }, 'typed')}
            className={inputClass}
          />
        )}
      </Field>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A part of the form that folds. What it holds is sent folded, too. */
export const FormSection = ({ title, isOpen, children }: SectionProps) => (
  <details open={isOpen} className="group border-line not-first-of-type:border-t">
    <summary className="flex list-none items-center justify-between rounded-md py-3.5 text-sm font-semibold focus-ring [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronRight aria-hidden="true" className="size-4 text-muted transition-[rotate] group-open:rotate-90" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
)
