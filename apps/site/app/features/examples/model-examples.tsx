import type { ChatMessage, JsonObject, ModelRecord, SnippetFile } from '@model-snippets/core'
import {
  CopyButton,
  type Highlighted,
  LANGUAGE_FACTS,
  loadHighlighter,
  SnippetSteps,
  SnippetTabs,
  stepsAsText,
  useHighlighted,
} from '@model-snippets/react'
import { FileCode } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { texts as configureTexts } from '../../ui/texts/configure.ts'
import { texts } from '../../ui/texts/examples.ts'
import { AWAKE_ATTRIBUTE } from '../../ui/wake.ts'
import type { Configuration } from '../configure/configuration.ts'
import {
  ConnectionFields,
  type FieldProblems,
  FormSection,
  ParameterFields,
  ProviderField,
  StreamingField,
} from '../configure/configure-fields.tsx'
import { SENT_FIELD } from '../configure/form-fields.ts'
import { InputFields, type InputKind } from '../configure/input-fields.tsx'
import { MessagesEditor } from '../configure/messages-editor.tsx'
import type { ProviderChoice } from '../configure/providers.ts'
import { modelPath } from '../models/model-path.ts'
import { bodyText } from './body-text.ts'
import type { Example, Examples } from './build-examples.ts'
import { chooseSnippet } from './choice.ts'
import { NotOfferedList } from './not-offered-list.tsx'
import { CouldNotUpdate, Nothing, Problems } from './notices.tsx'
import { ProofLine } from './proof-line.tsx'
import { loadGenerator, useExamples } from './use-examples.ts'
import { addressOf, type PageState, usePageState } from './use-page-state.ts'
import { FORM_ID, useTypedBeforeWaking } from './use-typed-before-waking.ts'
import { WireView } from './wire-view.tsx'

export interface ModelExamplesProps {
  readonly model: ModelRecord
  readonly providers: readonly ProviderChoice[]
  /** What the form must know of the model's task. */
  readonly task: {
    readonly id: string
    readonly input: InputKind
    /** Parameters that the example sends of its own accord. */
    readonly exampleParameters: JsonObject
  }
  /** What the form of a chat model needs; undefined for models of other tasks. */
  readonly chat: { readonly exampleMessages: readonly ChatMessage[]; readonly allowImages: boolean } | undefined
  readonly initial: PageState
  readonly examples: Examples
  readonly highlighted: Highlighted | undefined
  readonly highlightedBody: Highlighted | undefined
}

/** The examples of one model and the form that shapes them. */
export function ModelExamples(props: ModelExamplesProps) {
  const { model, providers, task, chat, initial, highlighted, highlightedBody } = props
  const { state, change, choose } = usePageState(initial)
  const { configuration, wanted, clients } = state
  const [exampleOfForm] = useState(() => ({
    messages: chat?.exampleMessages ?? [],
    inputs: [props.examples.exampleInput],
  }))
  const isAwake = useTypedBeforeWaking(initial.configuration, exampleOfForm, change)
  const server = useRef({ configuration: initial.configuration, examples: props.examples })
  const { examples, isStale, hasFailed } = useExamples(model, configuration, server.current)
  const { examples: offered, notOffered, request, seenFrom, problems, exampleInput } = examples
  const shown = chooseSnippet(offered, wanted)
  const bodyLines = useHighlighted(request === undefined ? '' : bodyText(request), 'json', { known: highlightedBody })
  const fieldProblems: FieldProblems = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  const fields = { configuration, problems: fieldProblems, onChange: change }
  const { search, isComplete } = addressOf({ configuration, wanted: shown ?? wanted })
  const hasConnection = configuration.directRequest || configuration.endpointUrl !== '' || configuration.billTo !== ''

  return (
    <form
      id={FORM_ID}
      {...(isAwake ? { [AWAKE_ATTRIBUTE]: '' } : {})}
      method="get"
      className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]"
      onSubmit={(event) => event.preventDefault()}
      // The first touch of the form fetches what a change will need.
      onFocus={prepareForChanges}
      onPointerEnter={prepareForChanges}
    >
      {/* Enter in a field presses the first button of a form: it must be this one. */}
      <button type="submit" hidden />
      <input type="hidden" name={SENT_FIELD} value="form" />
      {shown === undefined ? null : (
        <>
          <input type="hidden" name="language" value={shown.language} />
          <input type="hidden" name="client" value={shown.client} />
        </>
      )}
      <section aria-labelledby="code-title" className="min-w-0">
        <h2 id="code-title" className="sr-only">
          {texts.code}
        </h2>
        <div className="not-printed mb-6 grid items-start gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <ProviderField {...fields} providers={providers} />
          {chat === undefined ? null : (
            <div className="sm:pt-[1.6875rem]">
              <StreamingField {...fields} />
            </div>
          )}
        </div>
        <Problems problems={problems} input={task.input} />
        {hasFailed ? <CouldNotUpdate search={search} /> : null}
        <div aria-busy={isStale} className={mergeClasses('transition-opacity', hasFailed && 'opacity-50')}>
          {shown === undefined ? (
            <Nothing
              notOffered={notOffered}
              directAddress={
                configuration.directRequest || configuration.provider === 'auto'
                  ? undefined
                  : addressOf({ configuration: { ...configuration, directRequest: true }, wanted }).search
              }
            />
          ) : (
            <SnippetTabs
              snippets={offered}
              choice={shown}
              onChoice={choose}
              clientOf={(language) => clients[language]}
              hrefOf={(choice) => addressOf({ configuration, wanted: choice }).search}
            >
              {(example) => (
                <ExampleSteps
                  example={example}
                  isShown={example === shown}
                  known={highlighted}
                  isOwnRequest={hasOwnRequest(configuration)}
                  modelId={model.id}
                  search={addressOf({ configuration, wanted: example }).search}
                />
              )}
            </SnippetTabs>
          )}
          <p role="status" className="sr-only">
            {configuration === initial.configuration || shown === undefined ? '' : texts.changed(shown.client)}
          </p>
        </div>
        <div className="mt-10 border-line [&:not(:empty)]:border-b">
          {request === undefined ? null : (
            <WireView
              request={request}
              lines={bodyLines}
              seenFrom={seenFrom}
              isOwnRequest={hasOwnRequest(configuration)}
            />
          )}
          {shown === undefined || notOffered.length === 0 ? null : <NotOfferedList notOffered={notOffered} />}
        </div>
      </section>

      <section aria-labelledby="request-title" className="not-printed min-w-0">
        <div className="rounded-xl border border-line bg-surface px-5">
          <h2 id="request-title" className="sr-only">
            {texts.request}
          </h2>
          {chat === undefined ? (
            <FormSection title={configureTexts.input} isOpen>
              <InputFields
                kind={task.input}
                inputs={configuration.inputs}
                example={exampleInput}
                problems={fieldProblems}
                onChange={(inputs, how) => change({ inputs }, how)}
              />
              {isComplete ? null : <p className="mt-3 text-[0.8125rem] text-muted">{texts.tooLong}</p>}
            </FormSection>
          ) : (
            <FormSection title={configureTexts.messages} isOpen>
              <MessagesEditor
                messages={
                  configuration.messages === undefined || typeof configuration.messages === 'string'
                    ? chat.exampleMessages
                    : configuration.messages
                }
                isExample={configuration.messages === undefined}
                allowImages={chat.allowImages}
                problem={fieldProblems.messages}
                onChange={(next, how) => change({ messages: next }, how)}
              />
              {isComplete ? null : <p className="mt-3 text-[0.8125rem] text-muted">{texts.tooLong}</p>}
            </FormSection>
          )}
          <FormSection title={configureTexts.parameters} isOpen>
            <ParameterFields {...fields} task={task.id} example={task.exampleParameters} />
          </FormSection>
          <FormSection title={configureTexts.connection} isOpen={hasConnection}>
            <ConnectionFields {...fields} />
          </FormSection>
        </div>
        <div className="without-scripts mt-4">
          <Button type="submit" kind="primary" className="w-full">
            {texts.update}
          </Button>
        </div>
        <CopyButton text={() => new URL(search, window.location.href).href} what={texts.link} className="mt-3">
          {texts.copyLink}
        </CopyButton>
      </section>
    </form>
  )
}

/** True when the example carries inputs or parameters that the reader wrote. */
const hasOwnRequest = ({ messages, inputs, parameters, temperature, maxTokens, topP, extra }: Configuration): boolean =>
  messages !== undefined ||
  Object.keys(inputs).length > 0 ||
  [...Object.values(parameters), temperature, maxTokens, topP, extra].some((text) => text !== '')

function prepareForChanges(): void {
  // A failure shows when a change needs what is missing.
  void Promise.allSettled([loadGenerator(), loadHighlighter()])
}

/** The server has the package's samples under the same paths. */
const sampleAddress = ({ sample }: SnippetFile): string | undefined => (sample === undefined ? undefined : `/${sample}`)

interface ExampleStepsProps {
  readonly example: Example
  readonly isShown: boolean
  readonly known: Highlighted | undefined
  readonly isOwnRequest: boolean
  readonly modelId: string
  readonly search: string
}

function ExampleSteps({ example, isShown, known, isOwnRequest, modelId, search }: ExampleStepsProps) {
  const lines = useHighlighted(example.content, example.language, { known, isShown })
  const { fileName } = LANGUAGE_FACTS[example.language]
  const ending = fileName.slice(fileName.lastIndexOf('.'))
  return (
    <>
      <div className="mt-4">
        <ProofLine proof={example.proof} isOwnRequest={isOwnRequest} />
      </div>
      <SnippetSteps snippet={example} lines={lines} fileHref={sampleAddress}>
        <div className="not-printed -ms-2.5 flex flex-wrap gap-x-1">
          <CopyButton text={() => stepsAsText(example)} what={texts.everything}>
            {texts.copyEverything}
          </CopyButton>
          <a
            href={`${modelPath(modelId)}${ending}${search}`}
            className={mergeClasses(
              buttonStyle({ kind: 'bare', size: 'small' }),
              'gap-1.5 text-[0.8125rem] font-normal',
            )}
          >
            <FileCode aria-hidden="true" className="size-4" />
            {texts.plainFile(ending)}
          </a>
        </div>
      </SnippetSteps>
    </>
  )
}
