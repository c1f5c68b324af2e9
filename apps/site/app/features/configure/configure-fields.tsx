import { isPolicy, PLATFORMS, type Policy } from '@model-snippets/core'
import type { ServingState } from '@model-snippets/hub'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { BOUNDS, type ConfigurationField, SAMPLING_TASKS } from '../../domain/configuration/options.ts'
import {
  PARAMETERS,
  type ParameterKind,
  type ParameterName,
  parametersOf,
  parameterText,
} from '../../domain/configuration/parameters.ts'
import { Field, inputClass, Switch, textareaClass } from '../../ui/field.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { useTexts } from '../../ui/texts/configure.ts'

/** What is wrong with each field, in the language of the page or marked as English. */
export type FieldProblems = Partial<Record<ConfigurationField, ReactNode>>
/** `typed` changes come one key at a time, `pressed` ones are whole decisions. */
export type ConfigurationChange = (changes: Partial<Configuration>, how: 'typed' | 'pressed') => void

/** What every part of the form is given. */
export interface FieldsProps {
  readonly configuration: Configuration
  readonly problems: FieldProblems
  readonly onChange: ConfigurationChange
}

interface ProviderFieldProps extends FieldsProps {
  /** How the router may choose a provider for the model's task. */
  readonly policies: readonly Policy[]
  readonly providers: readonly ProviderChoice[]
  readonly serving: ServingState
}

export function ProviderField(props: ProviderFieldProps) {
  const { configuration, problems, onChange, policies, providers, serving } = props
  const texts = useTexts()
  const groups = [
    { label: texts.serving, members: providers.filter(({ isServing }) => isServing === true) },
    { label: texts.others, members: providers.filter(({ isServing }) => isServing === null) },
    { label: texts.notServing, members: providers.filter(({ isServing }) => isServing === false) },
  ].filter(({ members }) => members.length > 0)
  const isKnown = [...policies, ...providers.map(({ id }) => id)].includes(configuration.provider)
  return (
    <Field
      id="provider"
      label={texts.provider}
      problem={problems.provider}
      hint={texts.providerHints[serving]}
      isInline
      className="flex-[1_1_20rem]"
    >
      {(control) => (
        <select
          {...control}
          name="provider"
          value={configuration.provider}
          onChange={(event) => onChange({ provider: event.target.value }, 'pressed')}
          className={mergeClasses(inputClass, 'w-auto flex-1 cursor-pointer pe-8')}
        >
          {isKnown ? null : <option value={configuration.provider}>{configuration.provider.slice(0, 60)}</option>}
          {policies.map((policy) => (
            <option key={policy} value={policy}>
              {policies.length === 1 ? texts.autoOfClients : texts.policies[policy]}
            </option>
          ))}
          {providers.every(({ isServing }) => isServing === null) ? (
            <optgroup label={texts.providerHints[serving]}>
              <Options providers={providers} />
            </optgroup>
          ) : (
            groups.map(({ label, members }) => (
              <optgroup key={label} label={label}>
                <Options providers={members} />
              </optgroup>
            ))
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

export const StreamingField = ({ configuration, onChange }: FieldsProps) => {
  const texts = useTexts()
  return (
    <Switch
      id="stream"
      name="stream"
      label={texts.streaming}
      checked={configuration.streaming}
      onChange={(event) => onChange({ streaming: event.target.checked }, 'pressed')}
    />
  )
}

interface NamedChoiceProps<Name extends string> extends FieldsProps {
  readonly field: ConfigurationField & ('recipe' | 'api' | 'platform')
  readonly label: string
  readonly names: readonly Name[]
  /** What each is called. */
  readonly texts: { readonly [name in Name]: string }
  readonly isInline?: boolean
}

/** One of some names. Another one, which an address can hold, stays to be seen until the reader chooses. */
function NamedChoice<Name extends string>(props: NamedChoiceProps<Name>) {
  const { field, label, names, texts, isInline = false, configuration, problems, onChange } = props
  const value: string = configuration[field]
  return (
    <Field id={field} label={label} problem={problems[field]} isInline={isInline}>
      {(control) => (
        <select
          {...control}
          name={field}
          value={value}
          onChange={(event) => onChange({ [field]: event.target.value }, 'pressed')}
          className={mergeClasses(inputClass, 'cursor-pointer pe-8', isInline ? 'w-auto flex-1' : '')}
        >
          {names.some((name) => name === value) ? null : <option value={value}>{value.slice(0, 60)}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {texts[name]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const RECIPES = ['', 'tool-loop', 'structured-output'] as const

/** What a chat example shall do: the one choice that decides its shape. */
export function RecipeField(props: FieldsProps) {
  const texts = useTexts()
  return <NamedChoice {...props} field="recipe" label={texts.recipe} names={RECIPES} texts={texts.recipes} />
}

const APIS = ['', 'responses', 'messages'] as const

/** How a chat example does it: the API, what happens when the service fails, and how Python waits. */
export function ChatFormFields(props: FieldsProps) {
  const { configuration, problems, onChange } = props
  const texts = useTexts()
  const { recipe, schema, retries, fallbacks } = configuration
  return (
    <div className="grid gap-4">
      {recipe === 'structured-output' || schema !== '' ? (
        <Field id="schema" label={texts.schema} problem={problems.schema} hint={texts.schemaHint} lines={2}>
          {(control) => (
            <textarea
              {...control}
              name="schema"
              value={schema}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => onChange({ schema: event.target.value }, 'typed')}
              className={mergeClasses(textareaClass, 'max-h-80 min-h-24 font-mono text-[0.8125rem]')}
            />
          )}
        </Field>
      ) : null}
      <NamedChoice {...props} field="api" label={texts.api} names={APIS} texts={texts.apis} />
      <Switch
        id="retries"
        name="retries"
        label={texts.retries}
        hint={texts.retriesHint}
        checked={retries}
        onChange={(event) => onChange({ retries: event.target.checked }, 'pressed')}
      />
      {retries || fallbacks !== '' ? (
        <Field id="fallbacks" label={texts.fallbacks} problem={problems.fallbacks} hint={texts.fallbacksHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              name="fallbacks"
              value={fallbacks}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => onChange({ fallbacks: event.target.value }, 'typed')}
              className={inputClass}
            />
          )}
        </Field>
      ) : null}
      <Switch
        id="showReasoning"
        name="showReasoning"
        label={texts.showReasoning}
        checked={configuration.showReasoning}
        onChange={(event) => onChange({ showReasoning: event.target.checked }, 'pressed')}
      />
      <Switch
        id="showUsage"
        name="showUsage"
        label={texts.showUsage}
        checked={configuration.showUsage}
        onChange={(event) => onChange({ showUsage: event.target.checked }, 'pressed')}
      />
      <Switch
        id="async"
        name="async"
        label={texts.async}
        hint={texts.asyncHint}
        checked={configuration.async}
        onChange={(event) => onChange({ async: event.target.checked }, 'pressed')}
      />
    </div>
  )
}

export function PlatformField(props: FieldsProps) {
  const texts = useTexts()
  return (
    <NamedChoice
      {...props}
      field="platform"
      label={texts.platform}
      names={PLATFORMS}
      texts={texts.platforms}
      isInline
    />
  )
}

const SAMPLING_FIELDS = [
  { field: 'temperature', name: 'temperature', mode: 'decimal' },
  { field: 'topP', name: 'top_p', mode: 'decimal' },
  { field: 'maxTokens', name: 'max_tokens', mode: 'numeric' },
] as const

interface ParameterFieldsProps extends FieldsProps {
  readonly task: string
  /** Parameters that the example sends of its own accord. */
  readonly example: { readonly [name: string]: unknown }
}

export function ParameterFields({ configuration, problems, onChange, task, example }: ParameterFieldsProps) {
  const texts = useTexts()
  const isChat = task === 'conversational'
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2.5">
      {(SAMPLING_TASKS.includes(task) ? SAMPLING_FIELDS : []).map(({ field, name, mode }) => (
        <Field
          key={field}
          id={name}
          label={texts[field]}
          problem={problems[field]}
          hint={texts.range(BOUNDS[field].least, BOUNDS[field].most)}
          lines={field === 'maxTokens' ? 1 : 2}
          className={field === 'maxTokens' ? 'col-span-2' : ''}
        >
          {(control) => (
            <NumberInput
              {...control}
              mode={mode}
              name={name}
              value={configuration[field]}
              placeholder={texts.default}
              onChange={(event) => onChange({ [field]: event.target.value }, 'typed')}
            />
          )}
        </Field>
      ))}
      {parametersOf(task).map((name) => (
        <ParameterField
          key={name}
          name={name}
          value={configuration.parameters[name] ?? ''}
          example={parameterText(example[name])}
          problem={problems[name]}
          onChange={(text, how) => onChange({ parameters: { ...configuration.parameters, [name]: text } }, how)}
        />
      ))}
      <Field
        id="extra"
        label={isChat ? texts.extra : texts.parametersAsJson}
        problem={problems.extra}
        hint={isChat ? texts.extraHint : texts.parametersHint}
        lines={2}
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

/** A text field: number fields hide what they cannot read, and change with a turn of the wheel. */
const NumberInput = ({ mode, className, ...props }: ComponentProps<'input'> & { mode: 'decimal' | 'numeric' }) => (
  <input
    {...props}
    type="text"
    inputMode={mode}
    autoComplete="off"
    className={mergeClasses(inputClass, 'tabular-nums', className)}
  />
)

interface ParameterFieldProps {
  readonly name: ParameterName
  readonly value: string
  /** What the example sends, as text; empty when it leaves the parameter out. */
  readonly example: string
  readonly problem: ReactNode
  readonly onChange: (text: string, how: 'typed' | 'pressed') => void
}

function ParameterField({ name, value, example, problem, onChange }: ParameterFieldProps) {
  const texts = useTexts()
  const parameter: ParameterKind = PARAMETERS[name]
  const isWide = parameter.kind === 'text' || parameter.kind === 'list'
  const placeholder = example === '' && !isWide ? texts.default : example
  return (
    <Field
      id={name}
      label={texts.parameterLabels[name]}
      problem={problem}
      hint={
        parameter.kind === 'number'
          ? texts.range(parameter.least, parameter.most)
          : parameter.kind === 'list'
            ? texts.oneALine
            : undefined
      }
      lines={isWide ? 1 : 2}
      className={isWide ? 'col-span-2' : ''}
    >
      {(control) => {
        const typed = {
          ...control,
          name,
          value,
          placeholder,
          onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value, 'typed'),
        }
        switch (parameter.kind) {
          case 'number':
            return <NumberInput {...typed} mode={parameter.whole ? 'numeric' : 'decimal'} />
          case 'text':
            return <input {...typed} type="text" autoComplete="off" className={inputClass} />
          case 'list':
            return (
              <textarea
                {...typed}
                autoComplete="off"
                rows={3}
                className={mergeClasses(textareaClass, 'max-h-80 min-h-16')}
              />
            )
          case 'switch':
          case 'choice': {
            const options = parameter.kind === 'choice' ? parameter.options : ['true', 'false']
            return (
              <select
                {...control}
                name={name}
                value={value}
                onChange={(event) => onChange(event.target.value, 'pressed')}
                className={mergeClasses(inputClass, 'cursor-pointer pe-8')}
              >
                <option value="">{placeholder}</option>
                {options.includes(value) || value === '' ? null : <option value={value}>{value.slice(0, 60)}</option>}
                {options.map((option) => (
                  <option key={option} value={option}>
                    {parameter.kind === 'choice' ? option : option === 'true' ? texts.yes : texts.no}
                  </option>
                ))}
              </select>
            )
          }
        }
      }}
    </Field>
  )
}

export function ConnectionFields({ configuration, problems, onChange }: FieldsProps) {
  const texts = useTexts()
  return (
    <div className="grid gap-4">
      <Switch
        id="directRequest"
        name="directRequest"
        label={texts.directRequest}
        hint={configuration.directRequest && isPolicy(configuration.provider) ? texts.directAuto : texts.directHint}
        checked={configuration.directRequest}
        onChange={(event) => onChange({ directRequest: event.target.checked }, 'pressed')}
      />
      <Field id="providerId" label={texts.providerId} problem={problems.providerId} hint={texts.providerIdHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="providerId"
            value={configuration.providerId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ providerId: event.target.value }, 'typed')}
            className={inputClass}
          />
        )}
      </Field>
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

/** What the reader typed as a token, and whether the code is to hold it. */
export interface TokenState {
  readonly text: string
  readonly isInCode: boolean
}

interface TokenFieldsProps {
  readonly token: TokenState
  readonly problem: ReactNode
  readonly onChange: (token: TokenState) => void
}

/** A token, which must leave the page in no way: these controls have no name, and belong to no form. */
export function TokenFields({ token, problem, onChange }: TokenFieldsProps) {
  const texts = useTexts()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before this code was there is in the field alone.
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== token.text) onChange({ ...token, text: typed })
  })
  useEffect(() => takeOver(), [])
  return (
    <div className="with-scripts grid gap-3">
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
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ ...token, text: event.target.value })}
            className={inputClass}
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

interface SectionProps {
  readonly title: string
  /** Opens the section when it turns true; only the reader closes it. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A part of the form that folds. What it holds is sent folded, too. */
export function FormSection({ title, isOpen, children }: SectionProps) {
  const [isShown, setIsShown] = useState(isOpen)
  const [last, setLast] = useState(isOpen)
  if (isOpen !== last) {
    setLast(isOpen)
    // A field that is cleared must not take itself away.
    if (isOpen) setIsShown(true)
  }
  return (
    <details
      open={isShown}
      onToggle={(event) => setIsShown(event.currentTarget.open)}
      className="group border-line not-first-of-type:border-t"
    >
      <summary className="flex list-none items-center justify-between rounded-md py-3 text-sm font-semibold focus-ring [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronRight aria-hidden="true" className="size-4 text-muted transition-[rotate] group-open:rotate-90" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
