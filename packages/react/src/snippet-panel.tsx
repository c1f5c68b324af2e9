import {
  explainInferenceSnippets,
  type InferenceExplanation,
  languageRecord,
  type ModelRecord,
  type ProviderMapping,
  SnippetInputError,
  type SnippetOptions,
  taskOf,
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
 * Examples for one model, with a choice of provider and, for chat, of streaming: the whole panel for a page of your own.
 * It says which clients are not offered and why, which options have no effect, and what is wrong with one.
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

  const isChat = taskOf(model) === 'conversational'
  const { snippets, skipped, ignored, problem } = useMemo(() => {
    const mapping = providers.find((candidate) => candidate.id === provider)?.mapping
    return explainOrRefuse(model, provider, mapping, isChat ? { ...options, streaming } : options)
  }, [model, provider, providers, options, streaming, isChat])
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
        {isChat ? (
          <label>
            <input type="checkbox" checked={streaming} onChange={(event) => setStreaming(event.target.checked)} />{' '}
            {labels.streaming}
          </label>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="ms-note">
          {labels.wrongOption} {problem}
        </p>
      )}
      {ignored.length === 0 ? null : (
        <div className="ms-note">
          {labels.ignored}
          <ul>
            {ignored.map(({ option, reason }) => (
              <li key={option}>
                <code>{option}</code>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {choice === undefined && problem === undefined ? <p className="ms-note">{labels.noExamples}</p> : null}
      {choice === undefined ? null : (
        <SnippetTabs snippets={snippets} choice={choice} onChoice={setWanted} labels={labels}>
          {(snippet): ReactNode => <HighlightedSteps snippet={snippet} platform={options?.platform} labels={labels} />}
        </SnippetTabs>
      )}
      {skipped.length === 0 ? null : (
        <details className="ms-note" open={choice === undefined}>
          <summary>{labels.notOffered}</summary>
          <ul>
            {skipped.map(({ language, client, reason }) => (
              <li key={`${language}/${client}`}>
                {languageRecord(language).label} {client}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface Explained extends InferenceExplanation {
  /** What is wrong with an option of the host. */
  readonly problem?: string
}

function explainOrRefuse(...question: Parameters<typeof explainInferenceSnippets>): Explained {
  try {
    return explainInferenceSnippets(...question)
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    return { snippets: [], skipped: [], ignored: [], problem: `${error.field}: ${error.problem}` }
  }
}

type HighlightedStepsProps = Required<Pick<SnippetStepsProps, 'snippet' | 'platform' | 'labels'>>

function HighlightedSteps({ snippet, platform, labels }: HighlightedStepsProps) {
  const lines = useHighlighted(snippet.content, snippet.language, { platform })
  return <SnippetSteps snippet={snippet} lines={lines} platform={platform} labels={labels} />
}
