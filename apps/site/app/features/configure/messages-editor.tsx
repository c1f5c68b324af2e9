import type { ChatMessage } from '@model-snippets/core'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ImagePlus, type LucideIcon, Plus, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  applyMessageEdit,
  fromPlainMessage,
  messageEdit,
  type PlainMessage,
  ROLES,
  toPlainMessage,
  withImage,
} from '../../domain/configuration/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemText } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { EditButton } from './edit-button.tsx'
import { FileChooser } from './file-chooser.tsx'
import { messageField, pathOfFile } from './form-fields.ts'
import { type Place, useFocusNext } from './use-focus-next.ts'

interface MessagesEditorProps {
  readonly messages: readonly ChatMessage[]
  readonly isExample: boolean
  readonly allowImages: boolean
  readonly problem: ReactNode
  /** `undefined` restores the example's messages. */
  readonly onChange: (messages: readonly ChatMessage[] | undefined, how: 'typed' | 'pressed') => void
}

/** The conversation that is sent: every control is a field or a button of the form around it, and works without scripts. */
export function MessagesEditor({ messages, isExample, allowImages, problem, onChange }: MessagesEditorProps) {
  const texts = useTexts()
  const focusNext = useFocusNext()
  const onEdit = (edit: string) => {
    const next = applyMessageEdit(messages, edit)
    focusNext(...placesAfter(edit, next.length))
    onChange(next, 'pressed')
  }
  const editButton = (edit: string, label: string, Icon: LucideIcon, isDisabled = false) => (
    <EditButton edit={edit} label={label} isDisabled={isDisabled} onEdit={onEdit}>
      <Icon className="size-4" />
    </EditButton>
  )
  const [first] = messages
  const only = messages.length === 1 && first !== undefined ? toPlainMessage(first) : undefined
  const described = problem === undefined ? undefined : 'messages-problem'
  const text = (
    index: number,
    plain: PlainMessage,
    name: { id?: string; 'aria-label'?: string },
    className: string,
  ) => (
    <TextArea
      {...name}
      name={messageField(index, 'text')}
      aria-describedby={described}
      value={plain.text}
      onText={(next) => onChange(replaceAt(messages, index, { ...plain, text: next }), 'typed')}
      className={clsx('textarea max-h-80', className)}
    />
  )
  const buttons = (
    <div className="-ms-3 flex flex-wrap">
      <EditButton edit={messageEdit('system', 0)} kind="bare" isDisabled={first?.role === 'system'} onEdit={onEdit}>
        <Plus className="size-4" />
        {texts.addSystem}
      </EditButton>
      <EditButton edit={messageEdit('add', 0)} kind="bare" onEdit={onEdit}>
        <Plus className="size-4" />
        {texts.addMessage}
      </EditButton>
      {allowImages && only !== undefined ? (
        <EditButton edit={messageEdit('image', 0)} kind="bare" onEdit={onEdit}>
          <ImagePlus className="size-4" />
          {texts.addImage}
        </EditButton>
      ) : null}
    </div>
  )
  const reset = isExample ? null : (
    <Button kind="bare" size="small" className="when-hydrated" onClick={() => onChange(undefined, 'pressed')}>
      <RotateCcw className="size-4" />
      {texts.resetMessages}
    </Button>
  )
  // Most readers have one question and don't need the controls of a list.
  if (only?.role === 'user' && only.image === undefined) {
    return (
      <div className="grid gap-2">
        <label htmlFor="prompt" className="text-sm font-medium">
          {texts.prompt}
        </label>
        <input type="hidden" name={messageField(0, 'role')} value="user" />
        {text(0, only, { id: 'prompt' }, 'min-h-20')}
        <ProblemText id="messages-problem" problem={problem} />
        <div className="flex flex-wrap items-start justify-between">
          <details>
            <summary className="flex list-none items-center gap-2 rounded-md py-1 text-sm text-muted hover:text-ink focus-ring [&::-webkit-details-marker]:hidden">
              <Plus className="size-4" />
              {allowImages ? texts.moreMessagesAndImages : texts.moreMessages}
            </summary>
            {buttons}
          </details>
          {reset}
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <ProblemText id="messages-problem" problem={problem} />
      <ol className="grid gap-3">
        {messages.map((message, index) => {
          const number = index + 1
          const plain = toPlainMessage(message)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message has no identity but its place
            <li key={index} className="rounded-xl border border-line bg-paper">
              <fieldset>
                <legend className="sr-only">{texts.messageNumber(number)}</legend>
                <div className="flex items-center justify-between gap-2 py-1 ps-2 pe-1">
                  {plain === undefined ? (
                    <span className="px-1 text-sm font-medium">{message.role.slice(0, 40)}</span>
                  ) : (
                    <select
                      name={messageField(index, 'role')}
                      aria-label={texts.role}
                      value={plain.role}
                      onChange={(event) =>
                        onChange(replaceAt(messages, index, { ...plain, role: event.target.value }), 'pressed')
                      }
                      className="h-8 rounded-md bg-transparent ps-1 pe-6 text-sm font-medium focus-ring"
                    >
                      <Options choices={ROLES.map((role) => ({ value: role, label: texts.roles[role] }))} />
                    </select>
                  )}
                  <div className="flex">
                    {allowImages && plain !== undefined && plain.image === undefined
                      ? editButton(messageEdit('image', index), texts.addImage, ImagePlus)
                      : null}
                    {editButton(messageEdit('up', index), texts.moveUp(number), ArrowUp, index === 0)}
                    {editButton(
                      messageEdit('down', index),
                      texts.moveDown(number),
                      ArrowDown,
                      number === messages.length,
                    )}
                    {editButton(messageEdit('remove', index), texts.remove(number), X, messages.length === 1)}
                  </div>
                </div>
                {plain === undefined ? (
                  <CustomMessage message={message} name={messageField(index, 'json')} />
                ) : (
                  <>
                    {text(
                      index,
                      plain,
                      { 'aria-label': texts.text },
                      'min-h-16 rounded-t-none border-0 border-t border-line',
                    )}
                    {plain.image === undefined ? null : (
                      <ImageField
                        image={plain.image}
                        name={messageField(index, 'image')}
                        onChange={(image, how) => onChange(withImage(messages, index, image), how)}
                        removeButton={editButton(messageEdit('no-image', index), texts.removeImage, X)}
                      />
                    )}
                  </>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <div className="flex flex-wrap">
        {buttons}
        {reset}
      </div>
    </div>
  )
}

/** The places for the focus after an edit, best first. */
function placesAfter(edit: string, length: number): readonly Place[] {
  const [, kind, digits] = /^([a-z-]+)-(\d+)$/.exec(edit) ?? []
  const index = Number(digits)
  const text = (place: number): Place => ({ field: messageField(place, 'text') })
  switch (kind) {
    case 'add':
      return [text(length - 1)]
    case 'system':
      return [text(0)]
    case 'image':
      return [{ field: messageField(index, 'image') }]
    case 'up':
    case 'down': {
      const place = kind === 'up' ? index - 1 : index + 1
      const other = kind === 'up' ? 'down' : 'up'
      return [{ edit: messageEdit(kind, place) }, { edit: messageEdit(other, place) }]
    }
    default:
      return [text(Math.min(index, length - 1)), { edit: messageEdit('add', 0) }]
  }
}

const replaceAt = (messages: readonly ChatMessage[], index: number, plain: PlainMessage): readonly ChatMessage[] =>
  messages.map((message, place) => (place === index ? fromPlainMessage(plain) : message))

const CustomMessage = ({ message, name }: { readonly message: ChatMessage; readonly name: string }) => {
  const texts = useTexts()
  return (
    <div className="border-t border-line p-3 text-sm">
      <p className="mb-2 text-muted">{texts.customMessage}</p>
      <input type="hidden" name={name} value={JSON.stringify(message)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-40 overflow-auto font-mono whitespace-pre-wrap wrap-anywhere focus-ring">
        {JSON.stringify(message, null, 2)}
      </pre>
    </div>
  )
}

interface ImageFieldProps {
  readonly image: string
  readonly name: string
  readonly onChange: (image: string, how: 'typed' | 'pressed') => void
  readonly removeButton: ReactNode
}

function ImageField({ image, name, onChange, removeButton }: ImageFieldProps) {
  const texts = useTexts()
  const isInline = image.startsWith('data:')
  return (
    <div className="grid gap-2 border-t border-line p-2">
      <div className="flex items-center gap-2">
        {isInline ? (
          <img src={image} alt={texts.imageAlt} className="size-10 rounded-md border border-line object-cover" />
        ) : null}
        {isInline ? (
          <>
            <input type="hidden" name={name} value={image} />
            <span className="flex-1 text-sm text-muted">{texts.imageInline(Math.ceil(image.length / 1024))}</span>
          </>
        ) : (
          <input
            type="text"
            inputMode="url"
            name={name}
            aria-label={texts.image}
            placeholder="https://"
            value={image}
            onChange={(event) => onChange(event.target.value, 'typed')}
            className="input h-9 text-sm"
          />
        )}
        {removeButton}
      </div>
      <FileChooser
        label={texts.imageFile}
        kind="image"
        onFile={(file) => onChange(pathOfFile(name, file), 'pressed')}
      />
    </div>
  )
}
