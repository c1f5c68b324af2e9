import { useTexts } from '../../ui/texts/configure.ts'
import { misfitOf } from '../configure/provider-fit.ts'
import type { ProviderChoice } from '../configure/providers.ts'
import { Notice } from './notices.tsx'

interface ProviderNoticeProps {
  /** The provider or the policy that is chosen. */
  readonly chosen: string
  readonly recipe: string
  readonly providers: readonly ProviderChoice[]
  readonly onChoice: (provider: string) => void
  /** The address of the page with another provider. */
  readonly hrefOf: (provider: string) => string
}

/** What the facts say against the choice, with those that would do. */
export function ProviderNotice({ chosen, recipe, providers, onChoice, hrefOf }: ProviderNoticeProps) {
  const texts = useTexts().providerFit
  const misfit = misfitOf(chosen, recipe, providers)
  if (misfit === undefined) return null
  const { kind, provider, others } = misfit
  return (
    <Notice>
      <p className="font-semibold">{texts.misfits[kind](provider.label)}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted">
        {others.length === 0 ? texts.nobody : texts.these}
        {others.map(({ id, label }) => (
          <a
            key={id}
            href={hrefOf(id)}
            className="link text-ink"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onChoice(id)
            }}
          >
            {label}
          </a>
        ))}
      </p>
    </Notice>
  )
}
