import type { ChatMessage } from '@model-snippets/core'
import { OUTPUT_SWITCHES } from '@model-snippets/core/options'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { CopyButton } from '@model-snippets/react'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import type { InputTexts } from '../../domain/configuration/inputs.ts'
import { parametersOf } from '../../domain/configuration/parameters.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { useTexts as useConfigureTexts } from '../../ui/texts/configure.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import {
  NamedChoice,
  OutputFields,
  RecipeChoice,
  RecipeFields,
  RetryFields,
  SwitchField,
} from '../configure/choice-fields.tsx'
import { ConnectionFields, TokenFields, type TokenState } from '../configure/connection-fields.tsx'
import { type FieldProblems, useFields } from '../configure/fields.tsx'
import { FormSection } from '../configure/form-section.tsx'
import { InputFields } from '../configure/input-fields.tsx'
import { MessagesEditor } from '../configure/messages-editor.tsx'
import { ParameterFields } from '../configure/parameter-fields.tsx'
import type { ModelExamplesData } from './model-examples.server.ts'

interface RequestPanelProps extends Pick<ModelExamplesData, 'task' | 'chat'> {
  readonly exampleInput: InputTexts
  /** The messages of the chosen example. */
  readonly exampleMessages: readonly ChatMessage[]
  readonly token: TokenState
  readonly onToken: (token: TokenState) => void
  /** True if the code rests on assumptions that the reader can check. */
  readonly isAssuming: boolean
  /** True if the schema is made from the reader's sample. */
  readonly isSchemaMade: boolean
  readonly providers: readonly ProviderChoice[]
  /** False if the input is too long for a URL. */
  readonly isComplete: boolean
  /** The changed lines, for screens where the code is out of sight. */
  readonly changedLines: ReactNode
}

/** The part of the form for the request: beside the code, or in a sheet over it on narrow screens. */
export function RequestPanel(props: RequestPanelProps) {
  const texts = useTexts()
  const configureTexts = useConfigureTexts()
  const { configuration, problems, onChange } = useFields()
  const { task, chat, exampleInput, exampleMessages, token, onToken } = props
  const { isAssuming, isSchemaMade, providers, isComplete, changedLines } = props
  const { messages, inputs, directRequest, endpointUrl, billTo, providerId } = configuration
  const { retries, fallbacks, api, platform, reasoningLevel } = configuration
  const { sectionValues } = configureTexts
  const isWrong = (...names: readonly (keyof FieldProblems)[]) => names.some((name) => problems[name] !== undefined)
  const given = [
    ...givenParameters(configuration),
    ...(reasoningLevel === '' ? [] : [`${configureTexts.reasoningLevel}: ${reasoningLevel.slice(0, 60)}`]),
    ...OUTPUT_SWITCHES.flatMap((field) => (configuration[field] ? [sectionValues[field]] : [])),
  ]
  return (
    <section id={OPTIONS} popover="auto" aria-labelledby="request-title" className="options not-printed min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)] px-4 lg:rounded-xl lg:border lg:border-line lg:bg-surface">
        <h2 id="request-title" className="sr-only">
          {texts.request}
        </h2>
        {changedLines}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
          {chat === undefined ? (
            <InputFields
              kind={task.input}
              inputs={inputs}
              example={exampleInput}
              problems={problems}
              onChange={(next, how) => onChange({ inputs: next }, how)}
            />
          ) : (
            <>
              <RecipeChoice />
              <MessagesEditor
                messages={messages === undefined || typeof messages === 'string' ? exampleMessages : messages}
                isExample={messages === undefined}
                allowImages={chat.allowImages}
                problem={problems.messages}
                onChange={(next, how) => onChange({ messages: next }, how)}
              />
              <RecipeFields isSchemaMade={isSchemaMade} />
              <SwitchField field="streaming" name="stream" />
            </>
          )}
          {task.input.takesList ? <SwitchField field="similarity" hint={configureTexts.similarityHint} /> : null}
          {isComplete ? null : <p className="text-sm text-muted">{texts.tooLong}</p>}
        </div>
        <FormSection
          title={configureTexts.parameters}
          value={given.join(', ') || sectionValues.defaults}
          isOpen={
            Object.keys(task.exampleParameters).length > 0 ||
            isWrong('temperature', 'topP', 'maxTokens', 'extra', 'reasoningLevel', ...parametersOf(task.id))
          }
        >
          <ParameterFields task={task.id} example={task.exampleParameters} />
          {chat === undefined ? null : (
            <>
              <NamedChoice field="reasoningLevel" />
              <OutputFields />
            </>
          )}
        </FormSection>
        {chat === undefined ? null : (
          <FormSection
            title={configureTexts.reliability}
            value={retries || fallbacks !== '' ? sectionValues.on : sectionValues.off}
            isOpen={isWrong('fallbacks')}
          >
            <RetryFields providers={providers} />
          </FormSection>
        )}
        <FormSection
          title={configureTexts.connection}
          value={[
            endpointUrl !== '' ? sectionValues.endpoint : directRequest ? sectionValues.direct : sectionValues.routed,
            ...(platform === 'posix' ? [] : [platform]),
            ...[billTo, providerId, api].filter((text) => text !== ''),
          ].join(', ')}
          isOpen={isAssuming || isWrong('endpointUrl', 'billTo', 'providerId', 'api', 'token', 'platform')}
        >
          <div className="grid gap-4">
            {chat === undefined ? null : <NamedChoice field="api" />}
            <ConnectionFields />
            {/* The terminal, as a field of the form. */}
            <NamedChoice field="platform" />
            <TokenFields token={token} problem={problems.token} onChange={onToken} />
          </div>
        </FormSection>
        <Button type="submit" kind="primary" className="until-hydrated mb-4">
          {texts.update}
        </Button>
      </div>
    </section>
  )
}

/** The fixed bar of narrow screens: opens the form and copies the code. */
export function OptionsBar({ code }: { readonly code: string | undefined }) {
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

/** The ID of the form's sheet. */
export const OPTIONS = 'options'

/** The reader's parameters, by their names in a request. */
const givenParameters = ({ temperature, topP, maxTokens, extra, parameters }: Configuration): readonly string[] =>
  Object.entries({ temperature, top_p: topP, max_tokens: maxTokens, ...parameters, '…': extra }).flatMap(
    ([name, text]) => (text === '' || text === undefined ? [] : [name]),
  )
