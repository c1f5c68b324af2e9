import type { ChatMessage, JsonObject } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { CopyButton } from '@model-snippets/react'
import type { ReactNode } from 'react'
import type { InputKind, InputTexts } from '../../domain/configuration/inputs.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts as useConfigureTexts } from '../../ui/texts/configure.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { ChatFormFields, RecipeFields } from '../configure/choice-fields.tsx'
import { ConnectionFields, TokenFields, type TokenState } from '../configure/connection-fields.tsx'
import type { FieldsProps } from '../configure/fields-props.ts'
import { FormSection } from '../configure/form-section.tsx'
import { InputFields } from '../configure/input-fields.tsx'
import { MessagesEditor } from '../configure/messages-editor.tsx'
import { ParameterFields } from '../configure/parameter-fields.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** What the form must know of a model's task. */
export interface TaskOfForm {
  readonly id: string
  readonly input: InputKind
  /** Parameters that the example sends of its own accord. */
  readonly exampleParameters: JsonObject
}

/** What the form of a chat model needs. */
export interface ChatOfForm {
  /** All messages that the form may show of its own accord. */
  readonly samples: readonly (readonly ChatMessage[])[]
  readonly allowImages: boolean
}

interface RequestPanelProps extends FieldsProps {
  readonly task: TaskOfForm
  /** Undefined for models of other tasks. */
  readonly chat: ChatOfForm | undefined
  readonly exampleInput: InputTexts
  /** The messages of the example as it is chosen. */
  readonly exampleMessages: readonly ChatMessage[]
  readonly token: TokenState
  readonly onToken: (token: TokenState) => void
  /** True when the code rests on what the reader may know better. */
  readonly isAssuming: boolean
  /** True where the schema is made of a sample that the reader gave. */
  readonly isSchemaMade: boolean
  readonly providers: readonly ProviderChoice[]
  /** The address of the state, `?provider=groq`. */
  readonly search: string
  /** False when the input is too long for an address. */
  readonly isComplete: boolean
  /** What a change did to the code, for screens where that is out of sight. */
  readonly changedLines: ReactNode
}

/** The part of the form that shapes the request. */
export function RequestPanel(props: RequestPanelProps) {
  const texts = useTexts()
  const configureTexts = useConfigureTexts()
  const {
    configuration,
    problems,
    onChange,
    task,
    chat,
    exampleInput,
    exampleMessages,
    token,
    onToken,
    isAssuming,
    isSchemaMade,
    providers,
    search,
    isComplete,
    changedLines,
  } = props
  const { messages, inputs, directRequest, endpointUrl, billTo, providerId } = configuration
  const { api, retries, fallbacks } = configuration
  const fields = { configuration, problems, onChange }
  return (
    <section aria-labelledby="request-title" className="not-printed min-w-0">
      <div className="rounded-xl border border-line bg-surface px-5">
        <h2 id="request-title" className="sr-only">
          {texts.request}
        </h2>
        {changedLines}
        {chat === undefined ? null : (
          <div className="border-b border-line py-3">
            <RecipeFields {...fields} isSchemaMade={isSchemaMade} />
          </div>
        )}
        <FormSection title={chat === undefined ? configureTexts.input : configureTexts.messages} isOpen>
          {chat === undefined ? (
            <InputFields
              kind={task.input}
              inputs={inputs}
              example={exampleInput}
              problems={problems}
              onChange={(next, how) => onChange({ inputs: next }, how)}
            />
          ) : (
            <MessagesEditor
              messages={messages === undefined || typeof messages === 'string' ? exampleMessages : messages}
              isExample={messages === undefined}
              allowImages={chat.allowImages}
              problem={problems.messages}
              onChange={(next, how) => onChange({ messages: next }, how)}
            />
          )}
          {isComplete ? null : <p className="mt-3 text-[0.8125rem] text-muted">{texts.tooLong}</p>}
        </FormSection>
        <FormSection title={configureTexts.parameters} isOpen>
          <ParameterFields {...fields} task={task.id} example={task.exampleParameters} />
        </FormSection>
        {chat === undefined ? null : (
          <FormSection
            title={configureTexts.chatForm}
            isOpen={
              retries ||
              configuration.async ||
              configuration.showReasoning ||
              configuration.showUsage ||
              [api, fallbacks].some((text) => text !== '')
            }
          >
            <ChatFormFields {...fields} providers={providers} />
          </FormSection>
        )}
        <FormSection
          title={configureTexts.connection}
          isOpen={isAssuming || directRequest || [endpointUrl, billTo, providerId].some((text) => text !== '')}
        >
          <div className="grid gap-4">
            <ConnectionFields {...fields} />
            <TokenFields token={token} problem={problems.token} onChange={onToken} />
          </div>
        </FormSection>
      </div>
      {/* One of both is shown, in one place. */}
      <div className="mt-3 grid items-center *:col-start-1 *:row-start-1">
        <Button type="submit" kind="primary" className="until-hydrated">
          {texts.update}
        </Button>
        <div className="when-hydrated flex flex-wrap gap-x-1">
          <CopyButton text={() => new URL(search, window.location.href).href} what={texts.link}>
            {texts.copyLink}
          </CopyButton>
          <Shortcuts />
        </div>
      </div>
    </section>
  )
}
