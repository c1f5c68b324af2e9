import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { useTexts } from '../../ui/texts/configure.ts'
import { misfitOf } from '../configure/provider-fit.ts'
import { type ProviderChoosing, ProviderLink } from '../configure/provider-link.tsx'
import { Notice } from './notices.tsx'

interface ProviderNoticeProps extends ProviderChoosing {
  /** The provider or the policy that is chosen. */
  readonly chosen: string
  readonly recipe: string
  readonly providers: readonly ProviderChoice[]
}

/** What the facts say against the choice, with those that would do. */
export function ProviderNotice({ chosen, recipe, providers, ...choosing }: ProviderNoticeProps) {
  const texts = useTexts().providerFit
  const misfit = misfitOf(chosen, recipe, providers)
  if (misfit === undefined) return null
  const { kind, provider, others } = misfit
  return (
    <Notice>
      <p className="font-semibold">{texts.misfits[kind](provider.label)}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted">
        {others.length === 0 ? texts.nobody : texts.these}
        {others.map((other) => (
          <ProviderLink key={other.id} {...choosing} provider={other} className="link text-ink" />
        ))}
      </p>
    </Notice>
  )
}
