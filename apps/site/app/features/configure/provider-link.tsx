import type { ProviderChoice } from '@model-snippets/hub/provider-choices'

/** How another provider is chosen. */
export interface ProviderChoosing {
  readonly onChoice: (provider: string) => void
  /** The address of the page with another provider. */
  readonly hrefOf: (provider: string) => string
}

interface ProviderLinkProps extends ProviderChoosing {
  readonly provider: ProviderChoice
  readonly isCurrent?: boolean
  readonly className: string
}

/** Chooses a provider; without scripts it leads to the page with that one. */
export const ProviderLink = ({ provider, isCurrent = false, className, onChoice, hrefOf }: ProviderLinkProps) => (
  <a
    href={hrefOf(provider.id)}
    aria-current={isCurrent ? 'true' : undefined}
    className={className}
    onClick={(event) => {
      // As with any link: these open it elsewhere.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onChoice(provider.id)
    }}
  >
    {provider.label}
  </a>
)
