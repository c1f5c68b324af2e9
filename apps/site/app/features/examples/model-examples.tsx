import { isPolicy, type Language, languageRecord, type ModelRecord, policiesOf } from '@model-snippets/core'
import type { ServingState } from '@model-snippets/hub'
import type { FactsState, ProviderChoice } from '@model-snippets/hub/provider-choices'
import { CopyButton, type Highlighted, loadHighlighter, useHighlighted } from '@model-snippets/react'
import { clsx } from 'clsx'
import { Play, SlidersHorizontal } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { withoutWrong } from '../../domain/configuration/without-wrong.ts'
import { bodyText } from '../../domain/examples/body-text.ts'
import type { Examples } from '../../domain/examples/build-examples.ts'
import { chooseTab, problemsOfChoice, type WantedChoice } from '../../domain/examples/choice.ts'
import { providerFor } from '../../domain/examples/provider-for.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useTexts as useConfigureTexts } from '../../ui/texts/configure.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { useTexts as useProblemTexts } from '../../ui/texts/problems.ts'
import { ProviderField } from '../configure/choice-fields.tsx'
import type { TokenState } from '../configure/connection-fields.tsx'
import { labelOfField } from '../configure/field-label.ts'
import type { FieldProblems } from '../configure/fields-props.ts'
import { SENT_FIELD } from '../configure/form-fields.ts'
import { misfitOf } from '../configure/provider-fit.ts'
import { ProviderTable } from '../configure/provider-table.tsx'
import { hasField } from '../configure/shown-fields.ts'
import { estimateTokens } from '../configure/token-estimate.ts'
import { RunHere } from '../run/run-here.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { type ChosenExample, ExampleChoice } from './example-choice.tsx'
import { ExampleSteps } from './example-steps.tsx'
import { MissingPanel } from './missing-panel.tsx'
import { NotOfferedList, withoutOtherProviders } from './not-offered-list.tsx'
import { CouldNotUpdate, Ignored, Problems } from './notices.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { type ChatOfForm, OPTIONS, RequestPanel, type TaskOfForm } from './request-panel.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useExamples } from './use-examples.ts'
import { addressOf, type PageState, usePageState } from './use-page-state.ts'
import { useServing } from './use-serving.ts'
import { FORM_ID, useTypedEarly } from './use-typed-early.ts'
import { WireView } from './wire-view.tsx'

/** A provider that the page chose because the language needs one. */
export interface NeededProvider {
  readonly language: Language
  readonly provider: string
}

export interface ModelExamplesProps {
  readonly model: ModelRecord
  readonly providers: readonly ProviderChoice[]
  /** What the hub said of who serves the model. */
  readonly serving: ServingState
  /** Whether the router has told the facts of the providers; undefined for models that it does not list. */
  readonly providerFacts: FactsState | undefined
  /** Whether the server lets its readers run the request from the page. */
  readonly isRunOffered: boolean
  readonly task: TaskOfForm
  /** What the form of a chat model needs; undefined for models of other tasks. */
  readonly chat: ChatOfForm | undefined
  /** What the model might answer to the example input. */
  readonly sampleOutput: string | undefined
  readonly initial: PageState
  readonly examples: Examples
  /** Holds what the form asks for now, as the query of an address. */
  readonly asked: RefObject<string | undefined>
  /** The provider that was chosen because a language needs one. */
  readonly needed: NeededProvider | undefined
  readonly highlighted: Highlighted | undefined
  readonly highlightedBody: Highlighted | undefined
}

const CODE_TITLE = 'code-title'
const NO_TOKEN: TokenState = { text: '', isInCode: false }

/** The examples of one model and the form that shapes them. */
export function ModelExamples(props: ModelExamplesProps) {
  const texts = useTexts()
  const problemTexts = useProblemTexts()
  const configureTexts = useConfigureTexts()
  const { task, chat, initial, highlighted, highlightedBody } = props
  const { model, providers, serving, providerFacts } = useServing(props)
  const { state, change, choose } = usePageState(initial)
  const { configuration, wanted, clients, remembered, isTyping = false } = state
  const [exampleOfForm] = useState(() => ({
    messages: chat?.samples ?? [],
    inputs: [props.examples.exampleInput],
  }))
  useTypedEarly(initial.configuration, exampleOfForm, change)
  const server = useRef({ model: props.model, configuration: initial.configuration, examples: props.examples })
  const [token, setToken] = useState<TokenState>(NO_TOKEN)
  const accessToken = token.isInCode && token.text.trim() !== '' ? token.text.trim() : undefined
  const { examples, isStale, tryAgain } = useExamples(model, configuration, server.current, accessToken, isTyping)
  const { examples: offered, missing, ignored, request, seenFrom, exampleInput, exampleMessages } = examples
  const notOffered = withoutOtherProviders(examples.notOffered)
  const known = [...offered, ...examples.notOffered.flatMap((group) => group.clients)]
  const problems = [...problemsOfChoice(wanted, problemTexts, known), ...examples.problems]
  const tab = chooseTab(offered, missing, wanted)
  const shown = offered.find((example) => example === tab)
  const without = missing.find((each) => each === tab)
  const misfit = misfitOf(configuration.provider, configuration.recipe, providers)
  const linked = useMemo(() => withoutWrong(configuration, examples.problems), [configuration, examples.problems])
  const linkedChoice = problems.some(({ field }) => field === 'client') ? { ...wanted, client: undefined } : wanted
  const addressWith = (changes: Partial<Configuration>, choice: WantedChoice = linkedChoice): string =>
    addressOf({ configuration: { ...linked, ...changes }, wanted: choice, remembered }).search
  const bodyLines = useHighlighted(request === undefined ? '' : bodyText(request), 'json', { known: highlightedBody })
  const fieldProblems: FieldProblems = Object.fromEntries(
    problems.map(({ field, message, lang }) => [
      field,
      lang === undefined ? (
        message
      ) : (
        <span key={field} lang={lang}>
          {message}
        </span>
      ),
    ]),
  )
  const fields = { configuration, problems: fieldProblems, onChange: change }
  const { search, isComplete } = addressOf({ configuration: linked, wanted: tab ?? linkedChoice, remembered })
  const ofProvider = {
    providers,
    chosen: configuration.provider,
    onChoice: (provider: string) => change({ provider }, 'pressed'),
    hrefOf: (provider: string) => addressWith({ provider }),
  }
  const waysOf = (language: Language) => missing.find((each) => each.language === language)
  const [needed, setNeeded] = useState(props.needed)
  const chooseExample = (choice: ChosenExample): void => {
    const way = providerFor(waysOf(choice.language), configuration.provider)
    if (way?.provider !== undefined) setNeeded({ language: choice.language, provider: way.provider })
    choose(choice, way)
  }
  const labelOfProvider = (provider: string): string => providers.find(({ id }) => id === provider)?.label ?? provider
  const nameOfWay = (provider: string): string => {
    if (isPolicy(provider)) return chat === undefined ? texts.ways.auto : texts.ways.router
    const { label = provider, isServing = null } = providers.find(({ id }) => id === provider) ?? {}
    return (isServing === null ? texts.ways.unknownProvider : texts.ways.provider)(label)
  }
  const { asked } = props
  useEffect(() => {
    asked.current = search
  }, [asked, search])
  const isOwnRequest = accessToken !== undefined || hasOwnRequest(configuration)
  const providerField = (
    <ProviderField {...fields} policies={policiesOf(task.id)} providers={providers} serving={serving} />
  )
  const code = (
    <>
      {needed?.provider === configuration.provider && needed.language === tab?.language ? (
        <p role="status" className="mb-3 text-sm text-muted">
          {texts.providerNeeded(languageRecord(needed.language).label, labelOfProvider(needed.provider))}
        </p>
      ) : null}
      {misfit === undefined ? null : <ProviderNotice {...ofProvider} misfit={misfit} />}
      <Problems
        problems={problems.filter(({ field }) => !hasField(field, task.id, task.input.shape))}
        input={task.input}
      />
      <Ignored ignored={ignored} input={task.input} needsProvider={isPolicy(configuration.provider)} />
      {tryAgain === undefined ? null : (
        // What is shown is what was asked for before.
        <CouldNotUpdate
          path={modelPath(model.id)}
          address={addressOf({ configuration, wanted, remembered })}
          tryAgain={tryAgain}
        />
      )}
      <div aria-busy={isStale} className={clsx('transition-opacity', tryAgain && 'opacity-50')}>
        {shown !== undefined ? (
          <ExampleSteps
            example={shown}
            known={highlighted}
            isProofShown={misfit === undefined && tryAgain === undefined}
            leftOut={problems
              .filter(({ field }) => hasField(field, task.id, task.input.shape))
              .map(({ field }) => labelOfField(configureTexts, field, task.input))}
            isOwnRequest={isOwnRequest}
            model={model}
            task={task.id}
            configuration={linked}
            search={search}
            sampleOutput={props.sampleOutput}
            runLink={<RunLink isOffered={props.isRunOffered} />}
          />
        ) : without === undefined ? null : (
          <MissingPanel
            missing={without}
            provider={configuration.provider}
            nameOf={nameOfWay}
            onWay={(way) => change(way, 'pressed')}
            hrefOf={(way) => addressWith(way, { language: without.language, client: clients[without.language] })}
          />
        )}
      </div>
    </>
  )

  return (
    <form
      id={FORM_ID}
      method="get"
      className="grid grid-cols-[minmax(0,1fr)] gap-y-6"
      onSubmit={(event) => event.preventDefault()}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      {/* Enter in a field presses the first button of a form: it must be this one. */}
      <button type="submit" hidden />
      <input type="hidden" name={SENT_FIELD} value="form" />
      {configuration.task === '' ? null : <input type="hidden" name="task" value={configuration.task} />}
      {tab === undefined ? null : <input type="hidden" name="typescript" value={`${configuration.typescript}`} />}
      <div className="beside gap-y-6">
        <section aria-labelledby={CODE_TITLE} className="code-in-sight min-w-0">
          <h2 id={CODE_TITLE} className="sr-only">
            {texts.code}
          </h2>
          {tab === undefined ? (
            <>
              {providerField}
              {code}
            </>
          ) : (
            <ExampleChoice
              offered={offered}
              notOffered={notOffered}
              missing={missing}
              choice={{ language: tab.language, client: tab.client, typescript: configuration.typescript }}
              clients={clients}
              onChoice={chooseExample}
              before={providerField}
            >
              {code}
            </ExampleChoice>
          )}
        </section>

        <RequestPanel
          {...fields}
          task={task}
          chat={chat}
          exampleInput={exampleInput}
          exampleMessages={exampleMessages}
          token={token}
          onToken={setToken}
          isAssuming={shown?.assumptions !== undefined}
          isSchemaMade={examples.isSchemaMade === true}
          providers={providers}
          isComplete={isComplete}
          changedLines={shown === undefined ? null : <ChangedLines example={shown} sheet={OPTIONS} />}
        />
      </div>
      <OptionsBar code={shown?.content} />
      <Shortcuts />
      <PartBoundary>
        <ProviderTable
          {...ofProvider}
          onChoice={(provider) => {
            ofProvider.onChoice(provider)
            // What the choice changes is above.
            document.getElementById(CODE_TITLE)?.scrollIntoView()
          }}
          facts={providerFacts}
          tokens={chat === undefined ? undefined : estimateTokens(exampleMessages, configuration.maxTokens)}
        />
      </PartBoundary>
      <div className="border-line [&:not(:empty)]:border-b">
        {request === undefined ? null : (
          <WireView request={request} lines={bodyLines} seenFrom={seenFrom} isOwnRequest={isOwnRequest} />
        )}
        {props.isRunOffered && offered.length > 0 ? (
          <PartBoundary>
            <RunHere
              request={request}
              asked={{ ...configuration, task: task.id }}
              sampleFiles={offered.flatMap(({ files }) => files)}
              provider={providers.find(({ id }) => id === configuration.provider)}
            />
          </PartBoundary>
        ) : null}
        {shown === undefined ? null : <NotOfferedList notOffered={notOffered} />}
      </div>
    </form>
  )
}

/** Leads to the panel that runs the request. */
function RunLink({ isOffered }: { readonly isOffered: boolean }) {
  const texts = useTexts()
  return isOffered ? (
    <a href="#run" className={clsx(buttonStyle({ size: 'small' }), 'when-hydrated no-underline!')}>
      <Play className="size-3.5" />
      {texts.runHere}
    </a>
  ) : null
}

/** What is at hand on narrow screens, wherever the reader scrolls: the form, and the code. */
function OptionsBar({ code }: { readonly code: string | undefined }) {
  const texts = useTexts()
  return (
    <div className="options-bar not-printed">
      <button type="button" popoverTarget={OPTIONS} className={clsx(buttonStyle(), 'flex-1')}>
        <SlidersHorizontal className="size-4" />
        {texts.options}
      </button>
      {code === undefined ? null : (
        <CopyButton text={code} what={texts.shownCode} className="ms-copy-main flex-1 justify-center">
          {texts.copyCode}
        </CopyButton>
      )}
    </div>
  )
}

/** True when the example carries inputs or parameters that the reader wrote. */
const hasOwnRequest = ({
  messages,
  inputs,
  parameters,
  temperature,
  maxTokens,
  topP,
  ...more
}: Configuration): boolean =>
  messages !== undefined ||
  Object.keys(inputs).length > 0 ||
  [...Object.values(parameters), temperature, maxTokens, topP, more.extra, more.tools, more.schema].some(
    (text) => text !== '',
  )

/** Fetches the colors that a change will need. The generator is heavy, so only a change fetches it. */
const prepare = () => void loadHighlighter().catch(() => undefined)
