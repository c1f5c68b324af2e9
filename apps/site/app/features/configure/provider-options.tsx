import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { Options } from '../../ui/options.tsx'
import { useTexts } from '../../ui/texts/configure.ts'

interface ProviderOptionsProps {
  readonly providers: readonly ProviderChoice[]
  /** The label of all providers if it's unknown which of them serve the model. */
  readonly unknownLabel: string
}

/** The providers to choose from, grouped by whether they serve the model. */
export function ProviderOptions({ providers, unknownLabel }: ProviderOptionsProps) {
  const texts = useTexts()
  const groups = providers.every(({ isServing }) => isServing === null)
    ? [{ label: unknownLabel, members: providers }]
    : [
        { label: texts.serving, members: providers.filter(({ isServing }) => isServing === true) },
        { label: texts.others, members: providers.filter(({ isServing }) => isServing === null) },
        { label: texts.notServing, members: providers.filter(({ isServing }) => isServing === false) },
      ]
  return groups
    .filter(({ members }) => members.length > 0)
    .map(({ label, members }) => (
      <optgroup key={label} label={label}>
        <Options choices={members.map((provider) => ({ value: provider.id, label: provider.label }))} />
      </optgroup>
    ))
}
