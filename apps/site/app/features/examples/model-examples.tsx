import { isPolicy, languageRecord, policiesOf } from '@model-snippets/core'
import { loadHighlighter, useHighlighted } from '@model-snippets/react'
import { clsx } from 'clsx'
import { bodyText } from '../../domain/examples/body-text.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useTexts as useConfigureTexts } from '../../ui/texts/configure.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { ProviderField } from '../configure/choice-fields.tsx'
import { labelOfField } from '../configure/field-label.ts'
import { FieldsContext, fieldProblemsOf } from '../configure/fields.tsx'
import { SENT_FIELD } from '../configure/form-fields.ts'
import { misfitOf } from '../configure/provider-fit.ts'
import { ProviderTable } from '../configure/provider-table.tsx'
import { hasField } from '../configure/shown-fields.ts'
import { estimateTokens } from '../configure/token-estimate.ts'
import { RunHere, RunLink } from '../run/run-here.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { ExampleChoice } from './example-choice.tsx'
import { ExampleSteps } from './example-steps.tsx'
import { MissingPanel } from './missing-panel.tsx'
import { NotOfferedList } from './not-offered-list.tsx'
import { CouldNotUpdate, Ignored, Problems } from './notices.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { OPTIONS, OptionsBar, RequestPanel } from './request-panel.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { type ModelExamplesProps, useModelExamples } from './use-model-examples.ts'
import { FORM_ID } from './use-typed-early.ts'
import { WireView } from './wire-view.tsx'

const CODE_TITLE = 'code-title'

/** The examples of one model and the form that shapes them. */
export function ModelExamples(props: ModelExamplesProps) {
  const texts = useTexts()
  const configureTexts = useConfigureTexts()
  const { task, chat, isRunOffered } = props
  const examples = useModelExamples(props)
  const { model, providers, configuration, change, problems, offered, notOffered, request, exampleMessages } = examples
  const { tab, shown, without, needed, tryAgain, addressWith, isOwnRequest } = examples
  const misfit = misfitOf(configuration.provider, configuration.recipe, providers)
  const bodyLines = useHighlighted(request === undefined ? '' : bodyText(request), 'json', {
    known: props.highlightedBody,
  })
  const isInForm = ({ field }: (typeof problems)[number]) => hasField(field, task.id, task.input.shape)
  const ofProvider = {
    providers,
    chosen: configuration.provider,
    onChoice: (provider: string) => change({ provider }, 'pressed'),
    hrefOf: (provider: string) => addressWith({ provider }),
  }
  const recordOf = (provider: string) => providers.find(({ id }) => id === provider)
  const nameOfWay = (provider: string): string => {
    if (isPolicy(provider)) return chat === undefined ? texts.ways.auto : texts.ways.router
    const { label = provider, isServing = null } = recordOf(provider) ?? {}
    return (isServing === null ? texts.ways.unknownProvider : texts.ways.provider)(label)
  }
  const providerField = (
    <ProviderField policies={policiesOf(task.id)} providers={providers} serving={examples.serving} />
  )
  const code = (
    <>
      {needed === undefined ? null : (
        <p role="status" className="mb-3 text-sm text-muted">
          {texts.providerNeeded(
            languageRecord(needed.language).label,
            recordOf(needed.provider)?.label ?? needed.provider,
          )}
        </p>
      )}
      {misfit === undefined ? null : <ProviderNotice {...ofProvider} misfit={misfit} />}
      <Problems problems={problems.filter((problem) => !isInForm(problem))} input={task.input} />
      <Ignored ignored={examples.ignored} input={task.input} needsProvider={isPolicy(configuration.provider)} />
      {tryAgain === undefined ? null : (
        // The page still shows the example before the change.
        <CouldNotUpdate path={modelPath(model.id)} address={examples.address} tryAgain={tryAgain} />
      )}
      <div aria-busy={examples.isStale} className={clsx('transition-opacity', tryAgain && 'opacity-50')}>
        {shown !== undefined ? (
          <ExampleSteps
            example={shown}
            known={props.highlighted}
            isProofShown={misfit === undefined && tryAgain === undefined}
            leftOut={problems.filter(isInForm).map(({ field }) => labelOfField(configureTexts, field, task.input))}
            isOwnRequest={isOwnRequest}
            model={model}
            task={task.id}
            configuration={examples.linked}
            search={examples.search}
            sampleOutput={props.sampleOutput}
            runLink={isRunOffered ? <RunLink /> : null}
          />
        ) : without === undefined ? null : (
          <MissingPanel
            missing={without}
            provider={configuration.provider}
            nameOf={nameOfWay}
            onWay={(way) => change(way, 'pressed')}
            hrefOf={(way) =>
              addressWith(way, { language: without.language, client: examples.clients[without.language] })
            }
          />
        )}
      </div>
    </>
  )

  return (
    <FieldsContext value={{ configuration, problems: fieldProblemsOf(problems), onChange: change }}>
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
                missing={examples.missing}
                choice={{ language: tab.language, client: tab.client, typescript: configuration.typescript }}
                clients={examples.clients}
                onChoice={examples.chooseExample}
                before={providerField}
              >
                {code}
              </ExampleChoice>
            )}
          </section>

          <RequestPanel
            task={task}
            chat={chat}
            exampleInput={examples.exampleInput}
            exampleMessages={exampleMessages}
            token={examples.token}
            onToken={examples.setToken}
            isAssuming={shown?.assumptions !== undefined}
            isSchemaMade={examples.isSchemaMade === true}
            providers={providers}
            isComplete={examples.isComplete}
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
              // The choice changes the code above.
              document.getElementById(CODE_TITLE)?.scrollIntoView()
            }}
            facts={examples.providerFacts}
            tokens={chat === undefined ? undefined : estimateTokens(exampleMessages, configuration.maxTokens)}
          />
        </PartBoundary>
        <div className="border-line [&:not(:empty)]:border-b">
          {request === undefined ? null : (
            <WireView request={request} lines={bodyLines} seenFrom={examples.seenFrom} isOwnRequest={isOwnRequest} />
          )}
          {isRunOffered && offered.length > 0 ? (
            <PartBoundary>
              <RunHere
                request={request}
                asked={{ ...configuration, task: task.id }}
                sampleFiles={offered.flatMap(({ files }) => files)}
                provider={recordOf(configuration.provider)}
              />
            </PartBoundary>
          ) : null}
          {shown === undefined ? null : <NotOfferedList notOffered={notOffered} />}
        </div>
      </form>
    </FieldsContext>
  )
}

/** Fetches the colors that a change will need. The generator is heavy, so only a change fetches it. */
const prepare = () => void loadHighlighter().catch(() => undefined)
