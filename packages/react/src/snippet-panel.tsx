import {
  explainInferenceSnippets,
  type ModelRecord,
  type ProviderMapping,
  type SnippetOptions,
} from '@model-snippets/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { classNames } from './class-names.ts'
import type { Labels } from './labels.ts'
import { useLabels } from './labels-context.ts'
import { SnippetSteps, type SnippetStepsProps } from './snippet-steps.tsx'
import { type SnippetChoice, SnippetTabs } from './snippet-tabs.tsx'
import { useHighlighted } from './use-highlighted.ts'

/** A provider that the reader can choose. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  readonly mapping?: ProviderMapping
}

export interface SnippetPanelProps {
  readonly model: ModelRecord
  /** Providers to choose from, after `auto`. */
  readonly providers?: readonly ProviderChoice[]
  readonly initialProvider?: string
  readonly initialChoice?: SnippetChoice
  /** Inputs and parameters; `streaming` is the panel's own switch. */
  readonly options?: SnippetOptions
  readonly className?: string
  readonly labels?: Labels
}

/**
 * Examples for one model, with a choice of provider and streaming: the whole panel for a page of your own.
 * Needs the style sheet `@model-snippets/react/styles.css`.
 *
 * @example <SnippetPanel model={record} providers={[{ id: 'groq', label: 'Groq' }]} />
 */
export function SnippetPanel(props: SnippetPanelProps) {
  const { model, providers = [], initialProvider = 'auto', initialChoice, options, className } = props
  const labels = useLabels(props.labels)
  const [provider, setProvider] = useState(initialProvider)
  const [streaming, setStreaming] = useState(options?.streaming === true)
  const [wanted, setWanted] = useState<SnippetChoice | undefined>(initialChoice)
  const id = useId()

  const { snippets } = useMemo(() => {
    const mapping = providers.find((candidate) => candidate.id === provider)?.mapping
    return explainInferenceSnippets(model, provider, mapping, { ...options, streaming })
  }, [model, provider, providers, options, streaming])
  const choice =
    snippets.find(({ language, client }) => language === wanted?.language && client === wanted.client) ?? snippets[0]

  return (
    <section className={classNames('ms-root', className)}>
      <div className="ms-controls">
        <label htmlFor={`${id}-provider`}>{labels.provider}</label>
        <select id={`${id}-provider`} value={provider} onChange={(event) => setProvider(event.target.value)}>
          <option value="auto">{labels.providerAuto}</option>
          {providers.map((candidate) => (
            <option key={candidate.id} value={candidate.id}>
              {candidate.label}
            </option>
          ))}
        </select>
        <label>
          <input type="checkbox" checked={streaming} onChange={(event) => setStreaming(event.target.checked)} />{' '}
          {labels.streaming}
        </label>
      </div>
      {choice === undefined ? (
        <p className="ms-note">{labels.noExamples}</p>
      ) : (
        <SnippetTabs snippets={snippets} choice={choice} onChoice={setWanted} labels={labels}>
          {(snippet): ReactNode => <HighlightedSteps snippet={snippet} platform={options?.platform} labels={labels} />}
        </SnippetTabs>
      )}
    </section>
  )
}

type HighlightedStepsProps = Required<Pick<SnippetStepsProps, 'snippet' | 'platform' | 'labels'>>

function HighlightedSteps({ snippet, platform, labels }: HighlightedStepsProps) {
  const lines = useHighlighted(snippet.content, snippet.language, { platform })
  return <SnippetSteps snippet={snippet} lines={lines} platform={platform} labels={labels} />
}
