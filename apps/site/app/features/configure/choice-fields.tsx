import { PLATFORMS, type Policy, REASONING_LEVELS } from '@model-snippets/core'
import { OUTPUT_SWITCHES, type OutputSwitch } from '@model-snippets/core/options'
import type { ServingState } from '@model-snippets/hub'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { Field, ProblemText, Switch, VERBATIM } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { FallbackFields } from './fallback-fields.tsx'
import { useFields } from './fields.tsx'
import { ProviderOptions } from './provider-options.tsx'

interface ProviderFieldProps {
  /** How the router may choose a provider for the model's task. */
  readonly policies: readonly Policy[]
  readonly providers: readonly ProviderChoice[]
  readonly serving: ServingState
}

export function ProviderField({ policies, providers, serving }: ProviderFieldProps) {
  const { configuration, problems, onChange } = useFields()
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

interface SwitchFieldProps {
  readonly field: 'streaming' | 'retries' | 'directRequest' | 'similarity' | OutputSwitch
  /** Its value in the URL. */
  readonly name?: string
  readonly hint?: string | undefined
}

export function SwitchField({ field, name = field, hint }: SwitchFieldProps) {
  const texts = useTexts()
  const { configuration, onChange } = useFields()
  return (
    <Switch
      id={name}
      name={name}
      label={texts[field]}
      hint={hint}
      checked={configuration[field]}
      onChange={(event) => onChange({ [field]: event.target.checked }, 'pressed')}
    />
  )
}

const NAMED = {
  api: { names: ['', 'chat-completions', 'responses', 'messages'], labels: 'apis' },
  platform: { names: PLATFORMS, labels: 'platforms' },
  reasoningLevel: { names: ['', ...REASONING_LEVELS], labels: 'reasoningLevels' },
} as const

/** A menu of names. */
export function NamedChoice({ field }: { readonly field: keyof typeof NAMED }) {
  const texts = useTexts()
  const { configuration, problems, onChange } = useFields()
  const { names, labels } = NAMED[field]
  const labelOf: Readonly<Record<string, string>> = texts[labels]
  const value = configuration[field]
  return (
    <Field id={field} label={texts[field]} problem={problems[field]}>
      {(control) => (
        <select
          {...control}
          name={field}
          value={value}
          onChange={(event) => onChange({ [field]: event.target.value }, 'pressed')}
          className="input"
        >
          <Options choices={names.map((name) => ({ value: name, label: labelOf[name] ?? name }))} chosen={value} />
        </select>
      )}
    </Field>
  )
}

const RECIPES = ['', 'tool-loop', 'structured-output'] as const

/** The kind of chat example, as a choice of three. */
export function RecipeChoice() {
  const texts = useTexts()
  const { configuration, problems, onChange } = useFields()
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
      {/* Another value in the URL stays until the reader chooses. */}
      {(RECIPES as readonly string[]).includes(recipe) ? null : <input type="hidden" name="recipe" value={recipe} />}
      <ProblemText id="recipe-problem" problem={problems.recipe} />
    </div>
  )
}

/**
 * The fields for tools and structured output.
 *
 * @param props `isSchemaMade`: the schema is made of a sample that the reader gave
 */
export function RecipeFields({ isSchemaMade }: { readonly isSchemaMade: boolean }) {
  const texts = useTexts()
  const { configuration, problems, onChange } = useFields()
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

/** The fields for retries and fallbacks. */
export function RetryFields({ providers }: { readonly providers: readonly ProviderChoice[] }) {
  const texts = useTexts()
  const { retries, fallbacks } = useFields().configuration
  return (
    <div className="grid gap-4">
      <SwitchField field="retries" hint={texts.retriesHint} />
      {retries || fallbacks !== '' ? <FallbackFields providers={providers} /> : null}
    </div>
  )
}

/** The fields for what a chat example prints, and for async Python. */
export function OutputFields() {
  const texts = useTexts()
  return (
    <div className="grid gap-2">
      {OUTPUT_SWITCHES.map((field) => (
        <SwitchField key={field} field={field} hint={field === 'async' ? texts.asyncHint : undefined} />
      ))}
    </div>
  )
}
