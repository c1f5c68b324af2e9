import { PLATFORMS, type Policy } from '@model-snippets/core'
import type { ServingState } from '@model-snippets/hub'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { ConfigurationField } from '../../domain/configuration/options.ts'
import { Field, inputClass, Switch, textareaClass } from '../../ui/field.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { FallbackFields } from './fallback-fields.tsx'
import type { FieldsProps } from './fields-props.ts'
import { ProviderOptions } from './provider-options.tsx'

interface ProviderFieldProps extends FieldsProps {
  /** How the router may choose a provider for the model's task. */
  readonly policies: readonly Policy[]
  readonly providers: readonly ProviderChoice[]
  readonly serving: ServingState
}

export function ProviderField(props: ProviderFieldProps) {
  const { configuration, problems, onChange, policies, providers, serving } = props
  const texts = useTexts()
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
          <ProviderOptions providers={providers} unknownLabel={texts.providerHints[serving]} />
        </select>
      )}
    </Field>
  )
}

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

interface RecipeFieldsProps extends FieldsProps {
  /** True where the schema is made of a sample that the reader gave. */
  readonly isSchemaMade: boolean
}

/** What a chat example shall do, the one choice that decides its shape, and what that needs. */
export function RecipeFields({ isSchemaMade, ...props }: RecipeFieldsProps) {
  const { recipe, tools, schema } = props.configuration
  const texts = useTexts()
  return (
    <div className="grid gap-3">
      <NamedChoice {...props} field="recipe" label={texts.recipe} names={RECIPES} texts={texts.recipes} />
      {recipe === 'tool-loop' || tools !== '' ? (
        <JsonField
          {...props}
          field="tools"
          label={texts.tools}
          hint={texts.toolsHint}
          placeholder={TOOLS_PLACEHOLDER}
        />
      ) : null}
      {recipe === 'structured-output' || schema !== '' ? (
        <JsonField
          {...props}
          field="schema"
          label={texts.schema}
          hint={isSchemaMade ? texts.schemaMade : texts.schemaHint}
          placeholder={SCHEMA_PLACEHOLDER}
        />
      ) : null}
    </div>
  )
}

const TOOLS_PLACEHOLDER = '[{"type": "function", "function": …}]'
const SCHEMA_PLACEHOLDER = '{"city": "Lyon"}'

interface JsonFieldProps extends FieldsProps {
  readonly field: 'tools' | 'schema'
  readonly label: string
  readonly hint: string
  readonly placeholder: string
}

const JsonField = ({ field, label, hint, placeholder, configuration, problems, onChange }: JsonFieldProps) => (
  <Field id={field} label={label} problem={problems[field]} hint={hint} lines={2}>
    {(control) => (
      <TextArea
        {...control}
        name={field}
        value={configuration[field]}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="none"
        onText={(text) => onChange({ [field]: text }, 'typed')}
        className={mergeClasses(textareaClass, 'max-h-80 min-h-24 font-mono text-[0.8125rem]')}
      />
    )}
  </Field>
)

const APIS = ['', 'chat-completions', 'responses', 'messages'] as const

interface ChatFormFieldsProps extends FieldsProps {
  readonly providers: readonly ProviderChoice[]
}

/** How a chat example does it: the API, what happens when the service fails, and how Python waits. */
export function ChatFormFields({ providers, ...props }: ChatFormFieldsProps) {
  const { configuration, onChange } = props
  const texts = useTexts()
  const { retries, fallbacks } = configuration
  return (
    <div className="grid gap-4">
      <NamedChoice {...props} field="api" label={texts.api} names={APIS} texts={texts.apis} />
      <Switch
        id="retries"
        name="retries"
        label={texts.retries}
        hint={texts.retriesHint}
        checked={retries}
        onChange={(event) => onChange({ retries: event.target.checked }, 'pressed')}
      />
      {retries || fallbacks !== '' ? <FallbackFields {...props} providers={providers} /> : null}
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
