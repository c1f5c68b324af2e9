import { INPUT_NAMES, type InputKind, type InputName } from '../../domain/configuration/inputs.ts'
import type { ConfigurationField } from '../../domain/configuration/options.ts'
import { PARAMETER_NAMES, type ParameterName } from '../../domain/configuration/parameters.ts'
import type { useTexts } from '../../ui/texts/configure.ts'

type ConfigureTexts = ReturnType<typeof useTexts>

/** The label of a field in the form. */
export function labelOfField(texts: ConfigureTexts, field: ConfigurationField, input: InputKind): string {
  if (isInput(field)) return labelOfInput(texts, field, input)
  if (isParameter(field)) return texts.parameterLabels[field]
  return field === 'extra' && input.shape !== 'messages' ? texts.parametersAsJson : texts[field]
}

/** The label of an option of the generator. A parameter without a field has its name. */
export function labelOfOption(texts: ConfigureTexts, option: string, input: InputKind): string {
  const name = option.replace(/^parameters\./, '')
  const field = FIELDS_OF_OPTIONS[name] ?? (name as ConfigurationField)
  return isInput(field) || isParameter(field) || Object.hasOwn(texts, field) ? labelOfField(texts, field, input) : name
}

/** Those whose fields have other names. */
const FIELDS_OF_OPTIONS: { readonly [option: string]: ConfigurationField } = {
  max_tokens: 'maxTokens',
  top_p: 'topP',
  parameters: 'extra',
}

export const labelOfInput = (texts: ConfigureTexts, name: InputName, { shape, file }: InputKind): string =>
  name !== 'inputs' ? texts.inputs[name] : texts.inputs[shape === 'file' ? (file ?? 'image') : 'text']

const isInput = (field: ConfigurationField): field is InputName => (INPUT_NAMES as readonly string[]).includes(field)
const isParameter = (field: ConfigurationField): field is ParameterName =>
  (PARAMETER_NAMES as readonly string[]).includes(field)
