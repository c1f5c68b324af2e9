interface OptionsProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The chosen value. A URL can have an unknown one, which stays visible until the reader chooses. */
  readonly chosen?: string | undefined
}

/** The options of a menu. */
export const Options = ({ choices, chosen }: OptionsProps) => (
  <>
    {chosen === undefined || choices.some(({ value }) => value === chosen) ? null : (
      <option value={chosen}>{chosen.slice(0, 60)}</option>
    )}
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
)
