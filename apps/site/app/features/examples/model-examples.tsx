import { isPolicy, type Language, type ModelRecord, policiesOf } from '@model-snippets/core'
import type { ServingState } from '@model-snippets/hub'
import type { FactsState, ProviderChoice } from '@model-snippets/hub/provider-choices'
import { type Highlighted, loadHighlighter, SnippetTabs, useHighlighted } from '@model-snippets/react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { withoutWrong } from '../../domain/configuration/without-wrong.ts'
import { bodyText } from '../../domain/examples/body-text.ts'
import type { Examples } from '../../domain/examples/build-examples.ts'
import { chooseTab, problemsOfChoice, type WantedChoice } from '../../domain/examples/choice.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useTexts } from '../../ui/texts/examples.ts'
import { useTexts as useProblemTexts } from '../../ui/texts/problems.ts'
import { PlatformField, ProviderField, StreamingField } from '../configure/choice-fields.tsx'
import type { TokenState } from '../configure/connection-fields.tsx'
import type { FieldProblems } from '../configure/fields-props.ts'
import { SENT_FIELD } from '../configure/form-fields.ts'
import { misfitOf } from '../configure/provider-fit.ts'
import { ProviderTable } from '../configure/provider-table.tsx'
import { hasField } from '../configure/shown-fields.ts'
import { estimateTokens } from '../configure/token-estimate.ts'
import { RunHere } from '../run/run-here.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { ExampleSteps } from './example-steps.tsx'
import { MissingPanel } from './missing-panel.tsx'
import { NotOfferedList } from './not-offered-list.tsx'
import { CouldNotUpdate, Ignored, Problems } from './notices.tsx'
import { OnceShown } from './once-shown.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { type ChatOfForm, RequestPanel, type TaskOfForm } from './request-panel.tsx'
import { GENERATOR, useExamples } from './use-examples.ts'
import { addressOf, type PageState, usePageState } from './use-page-state.ts'
import { useServing } from './use-serving.ts'
import { FORM_ID, useTypedEarly } from './use-typed-early.ts'
import { WireView } from './wire-view.tsx'

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
  readonly initial: PageState
  readonly examples: Examples
  readonly highlighted: Highlighted | undefined
  readonly highlightedBody: Highlighted | undefined
}

const CODE_TITLE = 'code-title'
const NO_TOKEN: TokenState = { text: '', isInCode: false }

/** The examples of one model and the form that shapes them. */
export function ModelExamples(props: ModelExamplesProps) {
  const texts = useTexts()
  const problemTexts = useProblemTexts()
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
  const { examples: offered, notOffered, missing, ignored, request, seenFrom, exampleInput, exampleMessages } = examples
  const known = [...offered, ...notOffered.flatMap((group) => group.clients)]
  const problems = [...problemsOfChoice(wanted, problemTexts, known), ...examples.problems]
  const tab = chooseTab(offered, missing, wanted)
  const shown = offered.find((example) => example === tab)
  const misfit = misfitOf(configuration.provider, configuration.recipe, providers)
  const linked = useMemo(() => withoutWrong(configuration, examples.problems), [configuration, examples.problems])
  const linkedChoice = problems.some(({ field }) => field === 'client') ? { ...wanted, client: undefined } : wanted
  const addressWith = (changes: Partial<Configuration>, choice: WantedChoice = linkedChoice): string =>
    addressOf({ configuration: { ...linked, ...changes }, wanted: choice, remembered }).search
  const queryClient = useQueryClient()
  const prepare = () => void prepareForChanges(queryClient, shown?.language)
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
  const typescript = {
    name: 'typescript',
    isChosen: configuration.typescript,
    onChoice: (isChosen: boolean) => change({ typescript: isChosen }, 'pressed'),
  }
  const ofProvider = {
    providers,
    chosen: configuration.provider,
    onChoice: (provider: string) => change({ provider }, 'pressed'),
    hrefOf: (provider: string) => addressWith({ provider }),
  }
  const nameOfWay = (provider: string): string => {
    if (isPolicy(provider)) return chat === undefined ? texts.ways.auto : texts.ways.router
    const { label = provider, isServing = null } = providers.find(({ id }) => id === provider) ?? {}
    return (isServing === null ? texts.ways.unknownProvider : texts.ways.provider)(label)
  }
  // What is shown may be what was asked for before.
  const asked = addressOf({ configuration, wanted, remembered })

  return (
    <form
      id={FORM_ID}
      method="get"
      className="grid grid-cols-[minmax(0,1fr)] gap-y-8"
      onSubmit={(event) => event.preventDefault()}
      // The first touch of the form fetches what a change will need.
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      {/* Enter in a field presses the first button of a form: it must be this one. */}
      <button type="submit" hidden />
      <input type="hidden" name={SENT_FIELD} value="form" />
      {configuration.task === '' ? null : <input type="hidden" name="task" value={configuration.task} />}
      {tab === undefined ? null : (
        <>
          <input type="hidden" name="language" value={tab.language} />
          <input type="hidden" name="client" value={tab.client} />
        </>
      )}
      <div className="beside gap-y-8">
        <section aria-labelledby={CODE_TITLE} className="code-in-sight min-w-0">
          <h2 id={CODE_TITLE} className="sr-only">
            {texts.code}
          </h2>
          <div className="not-printed mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
            <ProviderField {...fields} policies={policiesOf(task.id)} providers={providers} serving={serving} />
            <PlatformField {...fields} />
            {chat === undefined ? null : <StreamingField {...fields} />}
          </div>
          {misfit === undefined ? null : <ProviderNotice {...ofProvider} misfit={misfit} />}
          <Problems
            problems={problems.filter(({ field }) => !hasField(field, task.id, task.input.shape))}
            input={task.input}
          />
          <Ignored ignored={ignored} input={task.input} needsProvider={isPolicy(configuration.provider)} />
          {tryAgain === undefined ? null : (
            <CouldNotUpdate path={modelPath(model.id)} address={asked} tryAgain={tryAgain} />
          )}
          <div aria-busy={isStale} className={mergeClasses('transition-opacity', tryAgain && 'opacity-50')}>
            {tab === undefined ? null : (
              <SnippetTabs
                snippets={offered}
                missing={missing.map((each) => ({
                  language: each.language,
                  client: each.client,
                  why: (
                    <MissingPanel
                      missing={each}
                      provider={configuration.provider}
                      nameOf={nameOfWay}
                      onWay={(way) => change(way, 'pressed')}
                      hrefOf={(way) => addressWith(way, { language: each.language, client: clients[each.language] })}
                    />
                  ),
                }))}
                choice={tab}
                onChoice={choose}
                clientOf={(language) => clients[language]}
                typescript={typescript}
                hrefOf={(choice) => addressWith({}, choice)}
              >
                {(example) => (
                  <OnceShown isShown={example === shown}>
                    <ExampleSteps
                      example={example}
                      isShown={example === shown}
                      known={highlighted}
                      isProofShown={misfit === undefined && tryAgain === undefined}
                      isOwnRequest={accessToken !== undefined || hasOwnRequest(configuration)}
                      model={model}
                      task={task.id}
                      configuration={linked}
                    />
                  </OnceShown>
                )}
              </SnippetTabs>
            )}
          </div>
        </section>

        <RequestPanel
          {...fields}
          task={task}
          chat={chat}
          exampleInput={exampleInput}
          exampleMessages={exampleMessages}
          token={token}
          onToken={setToken}
          isAssuming={offered.some(({ assumptions }) => assumptions !== undefined)}
          isSchemaMade={examples.isSchemaMade === true}
          providers={providers}
          search={search}
          isComplete={isComplete}
          changedLines={shown === undefined ? null : <ChangedLines example={shown} code={CODE_TITLE} />}
        />
      </div>
      <div className="border-line [&:not(:empty)]:border-b">
        <PartBoundary>
          <ProviderTable
            {...ofProvider}
            facts={providerFacts}
            tokens={chat === undefined ? undefined : estimateTokens(exampleMessages, configuration.maxTokens)}
          />
        </PartBoundary>
        {request === undefined ? null : (
          <WireView
            request={request}
            lines={bodyLines}
            seenFrom={seenFrom}
            isOwnRequest={accessToken !== undefined || hasOwnRequest(configuration)}
          />
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

/** Fetches what a change of the shown example needs. */
async function prepareForChanges(client: QueryClient, shown: Language | undefined): Promise<void> {
  // One after the other: on a slow line the colours would hold up the code.
  await client.prefetchQuery(GENERATOR)
  await loadHighlighter(shown).catch(() => undefined)
}
