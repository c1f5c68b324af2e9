import { isPolicy, languageRecord } from '@model-snippets/core'
import type { MissingLanguage, Way } from '../../domain/examples/missing-languages.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts/examples.ts'
import { ChangeLink } from '../configure/provider-link.tsx'

interface MissingPanelProps {
  readonly missing: MissingLanguage
  /** The chosen provider or policy. */
  readonly provider: string
  /** The name of a provider or policy within a sentence. */
  readonly nameOf: (provider: string) => string
  readonly onWay: (way: Way) => void
  /** The URL of the page after a change. */
  readonly hrefOf: (way: Way) => string
}

/** Shown instead of an example: why the language has none, and which changes give one. */
export function MissingPanel({ missing, provider, nameOf, onWay, hrefOf }: MissingPanelProps) {
  const texts = useTexts()
  const { language, reasons, ways } = missing
  const { label } = languageRecord(language)
  const needsProvider = isPolicy(provider) && ways.some((way) => way.provider !== undefined)
  return (
    <div className="mt-4 rounded-xl border border-line bg-surface p-4 text-sm wrap-anywhere">
      <p className="font-medium">{texts.missing.title(label)}</p>
      <ul lang="en" className="mt-1 grid gap-1 text-muted">
        {reasons.map(({ reason, clients }) => (
          <li key={reason}>
            <span className="font-mono text-sm">{clients.join(', ')}</span>: {reason}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {ways.length === 0
          ? texts.missing.nothing
          : needsProvider
            ? texts.missing.needsProvider(label)
            : texts.missing.gives}
        {ways.map((way) => (
          <ChangeLink
            key={JSON.stringify(way)}
            href={hrefOf(way)}
            onChange={() => onWay(way)}
            className={buttonStyle({ size: 'small' })}
          >
            {namesOf(way, texts.ways, nameOf).join(' + ')}
          </ChangeLink>
        ))}
      </p>
    </div>
  )
}

function namesOf(
  { provider, directRequest, api, streaming, endpointUrl, recipe }: Way,
  texts: ReturnType<typeof useTexts>['ways'],
  nameOf: (provider: string) => string,
): readonly string[] {
  const direct =
    directRequest === undefined || provider !== undefined ? undefined : directRequest ? texts.direct : texts.routed
  const names = [
    provider === undefined ? undefined : nameOf(provider),
    direct,
    api === undefined ? undefined : texts.api,
    streaming === undefined ? undefined : texts.streaming,
    endpointUrl === undefined ? undefined : texts.endpointUrl,
    recipe === undefined ? undefined : texts.recipe,
  ]
  return names.filter((name) => name !== undefined)
}
