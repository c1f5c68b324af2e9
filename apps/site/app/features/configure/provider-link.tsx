import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { ReactNode } from 'react'

interface ChangeLinkProps {
  /** The URL of the page with the change. */
  readonly href: string
  readonly onChange: () => void
  readonly isCurrent?: boolean
  readonly className: string
  readonly children: ReactNode
}

/** Makes a change on the page. Without scripts, it leads to the page with that change. */
export const ChangeLink = ({ href, onChange, isCurrent = false, className, children }: ChangeLinkProps) => (
  <a
    href={href}
    aria-current={isCurrent ? 'true' : undefined}
    className={className}
    onClick={(event) => {
      // As with any link, these keys open it in another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onChange()
    }}
  >
    {children}
  </a>
)

/** How to choose another provider. */
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

/** Chooses a provider. */
export const ProviderLink = ({ provider, isCurrent = false, className, onChoice, hrefOf }: ProviderLinkProps) => (
  <ChangeLink
    href={hrefOf(provider.id)}
    onChange={() => onChoice(provider.id)}
    isCurrent={isCurrent}
    className={className}
  >
    {provider.label}
  </ChangeLink>
)
