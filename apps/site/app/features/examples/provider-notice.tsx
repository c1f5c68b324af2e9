import { Fragment } from 'react'
import { buttonStyle } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import type { Misfit } from '../configure/provider-fit.ts'
import { type ProviderChoosing, ProviderLink } from '../configure/provider-link.tsx'
import { Notice } from './notices.tsx'

interface ProviderNoticeProps extends ProviderChoosing {
  readonly misfit: Misfit
}

/** Why the chosen provider doesn't fit, with others that do. */
export function ProviderNotice({ misfit, ...choosing }: ProviderNoticeProps) {
  const texts = useTexts().providerFit
  const { kind, provider, others } = misfit
  return (
    <Notice>
      <p className="font-medium">{texts.misfits[kind](provider.label)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
        {others.length === 0 ? texts.nobody : texts.nearest}
        {others.map((other, place) => (
          <Fragment key={other.id}>
            {place === 1 ? texts.others : null}
            <ProviderLink {...choosing} provider={other} className={buttonStyle({ size: 'small' })} />
          </Fragment>
        ))}
      </p>
    </Notice>
  )
}
