import { PLATFORMS, type Policy, REASONING_LEVELS } from '@model-snippets/core'
import { OUTPUT_SWITCHES, type OutputSwitch } from '@model-snippets/core/options'
import type { ServingState } from '@model-snippets/hub'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { ConfigurationField } from '../../domain/configuration/options.ts'
import { Field, ProblemText, Switch, VERBATIM } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { Segmented } from '../../ui/segmented.tsx'
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
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:flex-[1_1_2.75rem]">
      <select
        id="provider"
        name="provider"
        aria-label={texts.provider}
        aria-describedby={problems.provider === undefined ? 'provider-hint' : 'provider-hint provider-problem'}
        aria-invalid={problems.provider === undefined ? undefined : true}
        value={configuration.provider}
        onChange={(event) => onChange({ provider: event.target.value }, 'pressed')}
        className="input h-9 w-48 flex-1 pe-6 text-sm max-md:w-0 max-md:max-w-none"
      >
        <Options
          choices={policies.map((policy) => ({
            value: policy,
            label: policies.length === 1 ? texts.autoOfClients : texts.policies[policy],
          }))}
          chosen={isKnown ? undefined : configuration.provider}
        />
        <ProviderOptions providers={providers} unknownLabel={texts.providerHints[serving]} />
      </select>
      <p id="provider-hint" className="sr-only">
        {texts.providerHints[serving]}
      </p>
      <ProblemText id="provider-problem" problem={problems.provider} className="basis-full" />
    </div>
  )
}

interface SwitchFieldProps extends FieldsProps {
  readonly field: 'streaming' | 'retries' | 'directRequest' | OutputSwitch
  /** Its name in an address. */
  readonly name?: string
  readonly hint?: string | undefined
}

export const SwitchField = ({ field, name = field, hint, configuration, onChange }: SwitchFieldProps) => (
  <Switch
    id={name}
    name={name}
    label={useTexts()[field]}
    hint={hint}
    checked={configuration[field]}
    onChange={(event) => onChange({ [field]: event.target.checked }, 'pressed')}
  />
)

interface NamedChoiceProps<Name extends string> extends FieldsProps {
  readonly field: ConfigurationField & ('api' | 'platform' | 'reasoningLevel')
  readonly label: string
  readonly names: readonly Name[]
  /** What each is called. */
  readonly texts: { readonly [name in Name]: string }
}

/** One of some names. */
function NamedChoice<Name extends string>(props: NamedChoiceProps<Name>) {
  const { field, label, names, texts, configuration, problems, onChange } = props
  const value: string = configuration[field]
  return (
    <Field id={field} label={label} problem={problems[field]}>
      {(control) => (
        <select
          {...control}
          name={field}
          value={value}
          onChange={(event) => onChange({ [field]: event.target.value }, 'pressed')}
          className="input"
        >
          <Options choices={names.map((name) => ({ value: name, label: texts[name] }))} chosen={value} />
        </select>
      )}
    </Field>
  )
}

const RECIPES = ['', 'tool-loop', 'structured-output'] as const

/** What a chat example asks for, as one choice of three. */
export function RecipeChoice({ configuration, problems, onChange }: FieldsProps) {
  const texts = useTexts()
  const { recipe } = configuration
  return (
    <div className="grid gap-2">
      <Segmented
        id="recipe"
        label={texts.recipe}
        name="recipe"
        choices={RECIPES.map((value) => ({ value, label: texts.recipes[value] }))}
        chosen={recipe}
        onChoice={(value) => onChange({ recipe: value }, 'pressed')}
        className="flex"
      />
      {/* Another one, which an address can hold, stays until the reader chooses. */}
      {(RECIPES as readonly string[]).includes(recipe) ? null : <input type="hidden" name="recipe" value={recipe} />}
      <ProblemText id="recipe-problem" problem={problems.recipe} />
    </div>
  )
}

interface RecipeFieldsProps extends FieldsProps {
  /** True where the schema is made of a sample that the reader gave. */
  readonly isSchemaMade: boolean
}

/** What tools and structured output need. */
export function RecipeFields({ isSchemaMade, configuration, problems, onChange }: RecipeFieldsProps) {
  const texts = useTexts()
  const hints = { tools: texts.toolsHint, schema: isSchemaMade ? texts.schemaMade : texts.schemaHint }
  return JSON_FIELDS.filter(({ field, recipe }) => configuration.recipe === recipe || configuration[field] !== '').map(
    ({ field, placeholder }) => (
      <Field key={field} id={field} label={texts[field]} problem={problems[field]} hint={hints[field]} lines={2}>
        {(control) => (
          <TextArea
            {...control}
            name={field}
            value={configuration[field]}
            placeholder={placeholder}
            {...VERBATIM}
            onText={(text) => onChange({ [field]: text }, 'typed')}
            className="textarea max-h-80 min-h-24 font-mono text-sm"
          />
        )}
      </Field>
    ),
  )
}

const JSON_FIELDS = [
  { field: 'tools', recipe: 'tool-loop', placeholder: '[{"type": "function", "function": …}]' },
  { field: 'schema', recipe: 'structured-output', placeholder: '{"city": "Lyon"}' },
] as const

const APIS = ['', 'chat-completions', 'responses', 'messages'] as const

interface ChatFormFieldsProps extends FieldsProps {
  readonly providers: readonly ProviderChoice[]
}

/** What happens when the service fails. */
export function RetryFields({ providers, ...props }: ChatFormFieldsProps) {
  const texts = useTexts()
  const { retries, fallbacks } = props.configuration
  return (
    <div className="grid gap-4">
      <SwitchField {...props} field="retries" hint={texts.retriesHint} />
      {retries || fallbacks !== '' ? <FallbackFields {...props} providers={providers} /> : null}
    </div>
  )
}

/** What a chat example prints, and how Python waits. */
export function OutputFields(props: FieldsProps) {
  const texts = useTexts()
  return (
    <div className="grid gap-2">
      {OUTPUT_SWITCHES.map((field) => (
        <SwitchField key={field} {...props} field={field} hint={field === 'async' ? texts.asyncHint : undefined} />
      ))}
    </div>
  )
}

export const ApiField = (props: FieldsProps) => {
  const texts = useTexts()
  return <NamedChoice {...props} field="api" label={texts.api} names={APIS} texts={texts.apis} />
}

const LEVELS = ['', ...REASONING_LEVELS] as const

/** How much the model reasons before it answers. */
export function ReasoningLevelField(props: FieldsProps) {
  const texts = useTexts()
  return (
    <NamedChoice
      {...props}
      field="reasoningLevel"
      label={texts.reasoningLevel}
      names={LEVELS}
      texts={texts.reasoningLevels}
    />
  )
}

/** The terminal, in the form that is sent. */
export function PlatformField(props: FieldsProps) {
  const texts = useTexts()
  return <NamedChoice {...props} field="platform" label={texts.platform} names={PLATFORMS} texts={texts.platforms} />
}
