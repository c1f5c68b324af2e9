import { isPolicy, languageRecord, type Platform, POLICIES } from '@model-snippets/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { classNames } from './class-names.ts'
import { given, type Labels } from './labels.ts'
import { useLabels } from './labels-context.ts'
import {
  chosenSnippet,
  isChat,
  keyOf,
  missingLanguages,
  type PanelAnswer,
  type PanelContent,
  type PanelQuestion,
  type PanelValue,
  type PreparedPanel,
  type ProviderChoice,
  panelQuestion,
} from './panel-question.ts'
import { SnippetSteps, type SnippetStepsProps } from './snippet-steps.tsx'
import { SnippetTabs } from './snippet-tabs.tsx'
import { type Highlighted, useHighlighted } from './use-highlighted.ts'

export interface SnippetPanelProps extends PanelContent {
  /** The initial content with highlighting, from `preparePanel` on a server. */
  readonly prepared?: PreparedPanel | undefined
  /** Controlled choices; the panel manages those that you leave out. */
  readonly value?: Partial<PanelValue> | undefined
  /** Called with all choices whenever the user changes one. */
  readonly onChange?: ((value: PanelValue) => void) | undefined
  readonly className?: string | undefined
  /** Labels that replace those of `LabelsContext`. */
  readonly labels?: Partial<Labels> | undefined
}

/** What the user has chosen in a panel, and the resulting generator input. */
export interface Panel {
  readonly providers: readonly ProviderChoice[]
  readonly value: PanelValue
  readonly change: (changes: Partial<PanelValue>) => void
  readonly question: PanelQuestion
  /** What a server prepared for exactly this input. */
  readonly known: PreparedPanel | undefined
}

/** Manages the choices of a panel that the host doesn’t control. */
export function usePanel(props: SnippetPanelProps): Panel {
  const { model, options, prepared, initialProvider = 'auto', initialChoice, onChange } = props
  const [own, setOwn] = useState<PanelValue>({
    provider: initialProvider,
    streaming: options?.streaming === true,
    typescript: options?.typescript === true,
    choice: initialChoice,
  })
  const value: PanelValue = { ...own, ...given(props.value) }
  const { provider, streaming, typescript } = value
  const change = (changes: Partial<PanelValue>): void => {
    const next = { ...value, ...changes }
    setOwn(next)
    onChange?.(next)
  }
  const providers = useMemo(
    () => choices(props.providers, [initialProvider, provider]),
    [props.providers, initialProvider, provider],
  )
  const question = useMemo(
    () => panelQuestion({ model, providers, options }, provider, streaming, typescript),
    [model, providers, options, provider, streaming, typescript],
  )
  const known = useMemo(
    () => (prepared !== undefined && prepared.key === keyOf(question) ? prepared : undefined),
    [prepared, question],
  )
  return { providers, value, change, question, known }
}

/** The host’s choices without duplicates, including the current and the initial one. */
function choices(
  offered: readonly ProviderChoice[] | null | undefined,
  chosen: readonly string[],
): readonly ProviderChoice[] {
  const others = chosen.filter((id) => !isPolicy(id)).map((id) => ({ id, label: id }))
  const byId = new Map([...others, ...(offered ?? [])].map((provider) => [provider.id, provider]))
  return [...byId.values()].filter(({ id }) => !isPolicy(id))
}

interface PanelViewProps extends Pick<SnippetPanelProps, 'className' | 'labels'> {
  readonly panel: Panel
  /** `undefined` until the first result has loaded. */
  readonly answer: PanelAnswer | undefined
  /** Whether the result is for the previous input. */
  readonly isLoading?: boolean
  /** Tries again if the generator couldn’t be loaded. */
  readonly retry?: (() => void) | undefined
}

/** Shows a panel’s controls, notes, and examples. */
export function PanelView({ panel, answer, isLoading = false, retry, className, labels: own }: PanelViewProps) {
  const { question, known, value, change } = panel
  const labels = useLabels(own)
  const platform = question.options?.platform
  const choice = answer === undefined ? undefined : chosenSnippet(answer, value.choice)
  const missing = answer === undefined ? [] : missingLanguages(answer)
  const wantedInVain = missing.find(({ language }) => language === value.choice?.language)
  return (
    <section className={classNames('ms-root', className)} aria-busy={isLoading || answer === undefined}>
      <PanelControls {...panel} isChat={isChat(question)} labels={labels} />
      {answer === undefined ? (
        <p role="status" className="ms-note">
          {labels.loading}
        </p>
      ) : (
        <Notes answer={answer} labels={labels} retry={retry} />
      )}
      {answer === undefined || choice === undefined ? null : (
        <SnippetTabs
          snippets={answer.snippets}
          missing={missing.map(({ language, client, reasons }) => ({
            language,
            client,
            why: <WhyMissing reasons={reasons} labels={labels} />,
          }))}
          choice={wantedInVain ?? choice}
          onChoice={(wanted) => change({ choice: wanted })}
          typescript={{ isChosen: value.typescript, onChoice: (typescript) => change({ typescript }) }}
          labels={labels}
        >
          {(snippet): ReactNode => (
            <HighlightedSteps
              snippet={snippet}
              isShown={wantedInVain === undefined && snippet === choice}
              known={known?.highlighted}
              platform={platform}
              labels={labels}
            />
          )}
        </SnippetTabs>
      )}
      {answer === undefined || answer.skipped.length === 0 ? null : (
        <details className="ms-note" open={choice === undefined}>
          <summary>{labels.notOffered}</summary>
          <ul>
            {answer.skipped.map(({ language, client, reason }) => (
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

interface WhyMissingProps {
  readonly reasons: readonly string[]
  readonly labels: Labels
}

const WhyMissing = ({ reasons, labels }: WhyMissingProps) => (
  <div className="ms-note">
    {labels.noExampleInLanguage}
    <ul lang="en">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)

/** Labels of the policies, which are for chat. With another task, a policy that the host selected is still shown. */
const LABELS_OF_POLICIES = {
  auto: 'providerAuto',
  fastest: 'providerFastest',
  cheapest: 'providerCheapest',
  preferred: 'providerPreferred',
} as const

interface PanelControlsProps extends Pick<Panel, 'providers' | 'value' | 'change'> {
  readonly isChat: boolean
  readonly labels: Labels
}

function PanelControls(props: PanelControlsProps) {
  const { providers, change, labels } = props
  const { provider, streaming } = props.value
  const id = useId()
  return (
    <div className="ms-controls">
      <label htmlFor={`${id}-provider`}>{labels.provider}</label>
      <select id={`${id}-provider`} value={provider} onChange={(event) => change({ provider: event.target.value })}>
        {POLICIES.filter((policy) => props.isChat || policy === 'auto' || policy === provider).map((policy) => (
          <option key={policy} value={policy}>
            {labels[LABELS_OF_POLICIES[policy]]}
          </option>
        ))}
        {providers.map((candidate) => (
          <option key={candidate.id} value={candidate.id}>
            {candidate.label}
          </option>
        ))}
      </select>
      {props.isChat ? (
        <label>
          <input
            type="checkbox"
            checked={streaming}
            onChange={(event) => change({ streaming: event.target.checked })}
          />{' '}
          {labels.streaming}
        </label>
      ) : null}
    </div>
  )
}

interface NotesProps {
  readonly answer: PanelAnswer
  readonly labels: Labels
  readonly retry: (() => void) | undefined
}

/** Shows invalid options, ignored options, and a note if there are no examples. */
function Notes({ answer: { snippets, ignored, problem }, labels, retry }: NotesProps) {
  return (
    <>
      {problem === undefined ? null : (
        <p role="alert" className="ms-note">
          {labels.wrongOption} {problem}{' '}
          {retry === undefined ? null : (
            <button type="button" className="ms-retry" onClick={retry}>
              {labels.tryAgain}
            </button>
          )}
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
      {snippets.length > 0 || problem !== undefined ? null : <p className="ms-note">{labels.noExamples}</p>}
    </>
  )
}

interface HighlightedStepsProps extends Required<Pick<SnippetStepsProps, 'snippet'>> {
  readonly isShown: boolean
  readonly known: Highlighted | undefined
  readonly platform: Platform | undefined
  readonly labels: Labels
}

function HighlightedSteps({ snippet, isShown, known, platform, labels }: HighlightedStepsProps) {
  const lines = useHighlighted(snippet.content, snippet.language, { known, isShown, platform })
  return (
    <SnippetSteps snippet={snippet} lines={lines} platform={platform} labels={labels}>
      {snippet.assumptions?.map(({ what, why, howToKnow }) => (
        <p key={what} className="ms-note">
          {labels.assumed}{' '}
          <span lang="en">
            {what} {why} {howToKnow}.
          </span>
        </p>
      ))}
    </SnippetSteps>
  )
}
