import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { fallbacksIn, MOST_FALLBACKS, textOfFallbacks } from '../../domain/configuration/fallbacks.ts'
import { ProblemText } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { useFields } from './fields.tsx'
import { ProviderOptions } from './provider-options.tsx'

/**
 * The providers to ask in turn, each in a list of its own, and an empty one for the next. Without scripts the form sends
 * them all.
 */
export function FallbackFields({ providers }: { readonly providers: readonly ProviderChoice[] }) {
  const texts = useTexts()
  const { configuration, problems, onChange } = useFields()
  const chosen = fallbacksIn(configuration.fallbacks).slice(0, MOST_FALLBACKS)
  const places = chosen.length < MOST_FALLBACKS ? [...chosen, ''] : chosen
  const free = providers.filter(({ id }) => id !== configuration.provider && !chosen.includes(id))
  return (
    <fieldset className="grid gap-2" id="fallbacks">
      <legend className="mb-2 text-sm font-medium">{texts.fallbacks}</legend>
      {places.map((id, place) => {
        const own = providers.filter((provider) => provider.id === id)
        return (
          <select
            // biome-ignore lint/suspicious/noArrayIndexKey: it stands for its place in the order
            key={place}
            name="fallbacks"
            aria-label={texts.fallbackNumber(place + 1)}
            aria-describedby={problems.fallbacks === undefined ? 'fallbacks-hint' : 'fallbacks-problem'}
            aria-invalid={problems.fallbacks === undefined ? undefined : true}
            value={id}
            onChange={(event) =>
              onChange({ fallbacks: textOfFallbacks(places.toSpliced(place, 1, event.target.value)) }, 'pressed')
            }
            className="input"
          >
            <option value="">{texts.noFallback}</option>
            {id === '' || own.length > 0 ? null : <option value={id}>{id.slice(0, 60)}</option>}
            <ProviderOptions
              providers={providers.filter((provider) => own.includes(provider) || free.includes(provider))}
              unknownLabel={texts.provider}
            />
          </select>
        )
      })}
      <ProblemText id="fallbacks-problem" problem={problems.fallbacks} />
      <p id="fallbacks-hint" className="text-sm leading-snug text-muted">
        {texts.fallbacksHint}
      </p>
    </fieldset>
  )
}
