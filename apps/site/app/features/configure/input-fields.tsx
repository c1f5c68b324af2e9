import { clsx } from 'clsx'
import { Plus, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  INPUT_FIELDS,
  type InputKind,
  type InputName,
  type InputTexts,
  parseGridText,
  parseTexts,
} from '../../domain/configuration/inputs.ts'
import { Button } from '../../ui/button.tsx'
import { Field, ProblemText, VERBATIM } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { EditButton } from './edit-button.tsx'
import { labelOfInput } from './field-label.ts'
import type { FieldProblems } from './fields.tsx'
import { FileChooser } from './file-chooser.tsx'
import { applySentenceEdit, pathOfFile, sentenceEdit, sentenceField } from './form-fields.ts'
import { GridEditor } from './grid-editor.tsx'
import { useFocusNext } from './use-focus-next.ts'

interface InputFieldsProps {
  readonly kind: InputKind
  readonly inputs: InputTexts
  /** The example's parts, shown where the reader wrote nothing. */
  readonly example: InputTexts
  readonly problems: FieldProblems
  readonly onChange: (inputs: InputTexts, how: 'typed' | 'pressed') => void
}

/** The input of any task but chat. Every control is a field or a button of the form around it, and works without scripts. */
export function InputFields({ kind, inputs, example, problems, onChange }: InputFieldsProps) {
  const texts = useTexts()
  const names: readonly InputName[] = INPUT_FIELDS[kind.shape]
  const isOwn = names.some((name) => inputs[name] !== undefined && inputs[name] !== example[name])
  return (
    <div className="grid gap-4">
      {names.map((name) => (
        <InputField
          key={name}
          name={name}
          kind={kind}
          value={inputs[name] ?? example[name] ?? ''}
          problem={problems[name]}
          onChange={(text, how) => onChange({ ...inputs, [name]: text }, how)}
        />
      ))}
      {isOwn ? (
        <div>
          <Button kind="bare" size="small" className="when-hydrated -ms-3" onClick={() => onChange({}, 'pressed')}>
            <RotateCcw className="size-4" />
            {texts.resetMessages}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface InputFieldProps {
  readonly name: InputName
  readonly kind: InputKind
  readonly value: string
  readonly problem: ReactNode
  readonly onChange: (text: string, how: 'typed' | 'pressed') => void
}

function InputField(props: InputFieldProps) {
  const texts = useTexts()
  const { name, kind, value, problem, onChange } = props
  if (name === 'image' || (name === 'inputs' && kind.shape === 'file')) return <FileField {...props} />
  if (name === 'table' || name === 'columns') {
    const grid = parseGridText(value)
    if (grid !== undefined) return <GridEditor name={name} grid={grid} problem={problem} onChange={onChange} />
  }
  if (name === 'sentences') {
    const sentences = parseTexts(value)
    if (sentences !== undefined && sentences.length > 0)
      return <SentencesField sentences={sentences} problem={problem} onChange={onChange} />
  }
  return (
    <Field
      id={name}
      label={labelOfInput(texts, name, kind)}
      problem={problem}
      {...(kind.takesList ? { hint: texts.linesHint } : {})}
    >
      {(control) => (
        <TextArea
          {...control}
          name={name}
          value={value}
          onText={(text) => onChange(text, 'typed')}
          className={clsx('textarea max-h-80', name === 'context' ? 'min-h-28' : 'min-h-16')}
        />
      )}
    </Field>
  )
}

/** The name of a file. A chosen file isn't read, because the code only needs its name. */
function FileField({ name, kind, value, problem, onChange }: InputFieldProps) {
  const texts = useTexts()
  return (
    <div className="grid gap-2">
      <Field id={name} label={labelOfInput(texts, name, kind)} problem={problem} hint={texts.fileHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            name={name}
            value={value}
            {...VERBATIM}
            onChange={(event) => onChange(event.target.value, 'typed')}
            className="input"
          />
        )}
      </Field>
      <FileChooser
        label={texts.chooseFile}
        kind={kind.file ?? 'image'}
        onFile={(file) => onChange(pathOfFile(name, file), 'pressed')}
      />
    </div>
  )
}

interface SentencesFieldProps {
  readonly sentences: readonly string[]
  readonly problem: ReactNode
  readonly onChange: (text: string, how: 'typed' | 'pressed') => void
}

function SentencesField({ sentences, problem, onChange }: SentencesFieldProps) {
  const texts = useTexts()
  const focusNext = useFocusNext()
  const onEdit = (edit: string) => {
    const next = applySentenceEdit(sentences, edit)
    const removed = next.length < sentences.length ? Number(edit.slice(edit.lastIndexOf('-') + 1)) : next.length
    focusNext({ field: sentenceField(Math.min(removed, next.length - 1)) })
    onChange(JSON.stringify(next), 'pressed')
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{texts.inputs.sentences}</legend>
      <ProblemText id="sentences-problem" problem={problem} />
      <ol className="grid gap-2">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no identity but its place
          <li key={index} className="flex items-start gap-1">
            <TextArea
              name={sentenceField(index)}
              rows={1}
              aria-label={texts.sentenceNumber(index + 1)}
              value={sentence}
              onText={(text) => onChange(JSON.stringify(sentences.with(index, text)), 'typed')}
              className="textarea min-h-10"
            />
            <EditButton
              edit={sentenceEdit('remove', index)}
              label={texts.removeSentence(index + 1)}
              isDisabled={sentences.length === 1}
              className="mt-1 flex-none"
              onEdit={onEdit}
            >
              <X className="size-4" />
            </EditButton>
          </li>
        ))}
      </ol>
      <div>
        <EditButton edit={sentenceEdit('add', 0)} onEdit={onEdit}>
          <Plus className="size-4" />
          {texts.addSentence}
        </EditButton>
      </div>
    </fieldset>
  )
}
