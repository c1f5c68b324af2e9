import { PLATFORMS, type Policy, REASONING_LEVELS } from '@model-snippets/core'
import { OUTPUT_SWITCHES, type OutputSwitch } from '@model-snippets/core/options'
import type { ServingState } from '@model-snippets/hub'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { ConfigurationField } from '../../domain/configuration/options.ts'
import { Field, ProblemText, Switch, VERBATIM } from '../../ui/field.tsx'
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
    <Field
      id="provider"
      label={texts.provider}
      problem={problems.provider}
      hint={texts.providerHints[serving]}
      isInline
      isLabelHidden
      className="max-md:flex-[1_1_2.75rem]"
    >
      {(control) => (
        <select
          {...control}
          name="provider"
          value={configuration.provider}
          onChange={(event) => onChange({ provider: event.target.value }, 'pressed')}
          className="input h-9 w-48 flex-1 pe-6 text-sm max-md:w-0 max-md:max-w-none"
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
  readonly field: ConfigurationField & ('api' | 'platform' | 'reasoningLevel')
  readonly label: string
  readonly names: readonly Name[]
  /** What each is called. */
  readonly texts: { readonly [name in Name]: string }
}

/** One of some names. Another one, which an address can hold, stays to be seen until the reader chooses. */
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
export function RecipeFields({ isSchemaMade, ...props }: RecipeFieldsProps) {
  const { recipe, tools, schema } = props.configuration
  const texts = useTexts()
  return (
    <>
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
    </>
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
        {...VERBATIM}
        onText={(text) => onChange({ [field]: text }, 'typed')}
        className="textarea max-h-80 min-h-24 font-mono text-sm"
      />
    )}
  </Field>
)

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
      <Switch
        id="retries"
        name="retries"
        label={texts.retries}
        hint={texts.retriesHint}
        checked={retries}
        onChange={(event) => props.onChange({ retries: event.target.checked }, 'pressed')}
      />
      {retries || fallbacks !== '' ? <FallbackFields {...props} providers={providers} /> : null}
    </div>
  )
}

/** What a chat example prints, and how Python waits. */
export function OutputFields({ configuration, onChange }: FieldsProps) {
  const texts = useTexts()
  const hints: { readonly [field in OutputSwitch]?: string } = { async: texts.asyncHint }
  return (
    <div className="grid gap-2">
      {OUTPUT_SWITCHES.map((field) => (
        <Switch
          key={field}
          id={field}
          name={field}
          label={texts[field]}
          hint={hints[field]}
          checked={configuration[field]}
          onChange={(event) => onChange({ [field]: event.target.checked }, 'pressed')}
        />
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
