import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import {
  BOUNDS,
  PARAMETERS,
  type ParameterKind,
  type ParameterName,
  parametersOf,
  parameterText,
  SAMPLING_TASKS,
} from '../../domain/configuration/parameters.ts'
import { Field, VERBATIM } from '../../ui/field.tsx'
import { Options } from '../../ui/options.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useTexts } from '../../ui/texts/configure.ts'
import { useFields } from './fields.tsx'

const SAMPLING_FIELDS = [
  { field: 'temperature', name: 'temperature', mode: 'decimal' },
  { field: 'topP', name: 'top_p', mode: 'decimal' },
  { field: 'maxTokens', name: 'max_tokens', mode: 'numeric' },
] as const

interface ParameterFieldsProps {
  readonly task: string
  /** Parameters that the example sends unless the reader changes them. */
  readonly example: { readonly [name: string]: unknown }
}

export function ParameterFields({ task, example }: ParameterFieldsProps) {
  const texts = useTexts()
  const { configuration, problems, onChange } = useFields()
  const isChat = task === 'conversational'
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2">
      {(SAMPLING_TASKS.includes(task) ? SAMPLING_FIELDS : []).map(({ field, name, mode }) => (
        <Field
          key={field}
          id={name}
          label={texts[field]}
          problem={problems[field]}
          hint={texts.range(BOUNDS[field].least, BOUNDS[field].most)}
          lines={2}
          className={field === 'maxTokens' ? 'col-span-2' : ''}
        >
          {(control) => (
            <NumberInput
              {...control}
              mode={mode}
              name={name}
              value={configuration[field]}
              placeholder={texts.default}
              onChange={(event) => onChange({ [field]: event.target.value }, 'typed')}
            />
          )}
        </Field>
      ))}
      {parametersOf(task).map((name) => (
        <ParameterField
          key={name}
          name={name}
          value={configuration.parameters[name] ?? ''}
          example={parameterText(example[name])}
          problem={problems[name]}
          onChange={(text, how) => onChange({ parameters: { ...configuration.parameters, [name]: text } }, how)}
        />
      ))}
      <Field
        id="extra"
        label={isChat ? texts.extra : texts.parametersAsJson}
        problem={problems.extra}
        hint={isChat ? texts.extraHint : texts.parametersHint}
        lines={2}
        className="col-span-2"
      >
        {(control) => (
          <TextArea
            {...control}
            name="extra"
            value={configuration.extra}
            placeholder={texts.extraPlaceholder}
            {...VERBATIM}
            onText={(extra) => onChange({ extra }, 'typed')}
            className="textarea max-h-80 min-h-16 font-mono text-sm"
          />
        )}
      </Field>
    </div>
  )
}

/** A text field, because number fields hide invalid text and change when the mouse wheel turns. */
const NumberInput = ({ mode, className, ...props }: ComponentProps<'input'> & { mode: 'decimal' | 'numeric' }) => (
  <input {...props} type="text" inputMode={mode} autoComplete="off" className={clsx('input tabular-nums', className)} />
)

interface ParameterFieldProps {
  readonly name: ParameterName
  readonly value: string
  /** The example's value, as text; empty if it omits the parameter. */
  readonly example: string
  readonly problem: ReactNode
  readonly onChange: (text: string, how: 'typed' | 'pressed') => void
}

function ParameterField({ name, value, example, problem, onChange }: ParameterFieldProps) {
  const texts = useTexts()
  const parameter: ParameterKind = PARAMETERS[name]
  const isWide = parameter.kind === 'text' || parameter.kind === 'list'
  const placeholder = example === '' && !isWide ? texts.default : example
  return (
    <Field
      id={name}
      label={texts.parameterLabels[name]}
      problem={problem}
      hint={
        parameter.kind === 'number'
          ? texts.range(parameter.least, parameter.most)
          : parameter.kind === 'list'
            ? texts.oneALine
            : undefined
      }
      lines={isWide ? 1 : 2}
      className={isWide ? 'col-span-2' : ''}
    >
      {(control) => {
        const area = { ...control, name, value, placeholder }
        const typed = {
          ...area,
          onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value, 'typed'),
        }
        switch (parameter.kind) {
          case 'number':
            return <NumberInput {...typed} mode={parameter.whole ? 'numeric' : 'decimal'} />
          case 'text':
            return <input {...typed} type="text" autoComplete="off" className="input" />
          case 'list':
            return (
              <TextArea
                {...area}
                onText={(text) => onChange(text, 'typed')}
                rows={3}
                className="textarea max-h-80 min-h-16"
              />
            )
          case 'switch':
          case 'choice': {
            const choices =
              parameter.kind === 'choice'
                ? parameter.options.map((option) => ({ value: option, label: option }))
                : [
                    { value: 'true', label: texts.yes },
                    { value: 'false', label: texts.no },
                  ]
            return (
              <select
                {...control}
                name={name}
                value={value}
                onChange={(event) => onChange(event.target.value, 'pressed')}
                className="input"
              >
                <option value="">{placeholder}</option>
                <Options choices={choices} chosen={value || undefined} />
              </select>
            )
          }
        }
      }}
    </Field>
  )
}
