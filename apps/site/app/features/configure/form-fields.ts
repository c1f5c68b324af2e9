import type { ChatMessage } from '@model-snippets/core'
import { languageNamed, namesTypeScript, optionRecord } from '@model-snippets/core/options'
import {
  type Configuration,
  formatConfiguration,
  parseConfiguration,
  type Remembered,
} from '../../domain/configuration/configuration.ts'
import { textOfFallbacks } from '../../domain/configuration/fallbacks.ts'
import { applyGridEdit, type Grid, gridText } from '../../domain/configuration/grid.ts'
import { INPUT_NAMES, type InputName, type InputTexts } from '../../domain/configuration/inputs.ts'
import { applyMessageEdit, fromPlainMessage, isMessageList } from '../../domain/configuration/messages.ts'
import { parseJson } from '../../domain/parse-json.ts'

/** Names of the fields of one message in the form. */
export const messageField = (index: number, part: 'role' | 'text' | 'image' | 'json'): string =>
  `messages.${index}.${part}`
/** Name of the field of one cell of a table; row 0 names the columns. */
export const cellField = (name: 'table' | 'columns', row: number, column: number): string => `${name}.${row}.${column}`
/** Name of the field of one text of a list. */
export const sentenceField = (index: number): string => `sentences.${index}`
/** Name of the buttons that change the list of messages, of sentences, or a table. */
export const EDIT_FIELD = 'edit'
/** Name of a hidden field by which a sent form is told from an address. */
export const SENT_FIELD = 'sent'

/** The path of a chosen file. Browsers only give its name; in messages, `./` marks it as a path. */
export const pathOfFile = (field: string, { name }: Pick<File, 'name'>): string =>
  MESSAGE_FIELD.test(field) ? `./${name}` : name

const SENTENCE_EDIT = /^(add|remove)-sentence-(\d{1,4})$/
/** The value of a button that changes a list of texts. */
export const sentenceEdit = (edit: 'add' | 'remove', index: number): string => `${edit}-sentence-${index}`

/** The texts after such a button is pressed. Other texts change nothing. */
export function applySentenceEdit(sentences: readonly string[], edit: string): readonly string[] {
  const [, kind, digits] = SENTENCE_EDIT.exec(edit) ?? []
  if (kind === 'add') return [...sentences, '']
  return kind === 'remove' ? sentences.filter((_, place) => place !== Number(digits)) : sentences
}

const FALLBACKS = optionRecord('fallbacks').query

/** At most 100 rows and columns, so that the server never fills in more empty cells than that. */
const CELL_FIELD = /^(table|columns)\.(\d{1,2})\.(\d{1,2})$/
const SENTENCE_FIELD = /^sentences\.(\d{1,4})$/
const MESSAGE_FIELD = /^messages\.(\d{1,4})\.(role|text|image|json)$/

/** What the form shows before any change. URLs leave it out. */
export interface ExampleOfForm {
  /** The messages of a plain chat and of a tool loop. */
  readonly messages: readonly (readonly ChatMessage[])[]
  /** The task's example input, and those of providers that need another. */
  readonly inputs: readonly InputTexts[]
}

/**
 * Without scripts the browser itself sends the form: one parameter per field, empty ones too, text with CRLF line ends.
 * Gives the address that means the same, or undefined when the address is not such a sent form.
 *
 * @param parameters the address as it came
 * @param remembered what the reader's own browser takes an address for that does not say
 */
export function addressOfSentForm(
  parameters: URLSearchParams,
  example: ExampleOfForm,
  remembered?: Remembered,
): { readonly configuration: Configuration; readonly address: URLSearchParams } | undefined {
  const names = [...parameters.keys()]
  if (!names.some((name) => MESSAGE_FIELD.test(name) || name === EDIT_FIELD || name === SENT_FIELD)) return undefined
  const parsed = parseConfiguration(parameters, remembered)
  const edit = parameters.get(EDIT_FIELD) ?? ''
  const messages = applyMessageEdit(readMessageFields(parameters), edit)
  const language = parameters.get('language')
  const configuration: Configuration = {
    ...parsed,
    typescript: language === null ? parsed.typescript : namesTypeScript(language),
    extra: withUnixLineEnds(parsed.extra),
    tools: withUnixLineEnds(parsed.tools),
    schema: withUnixLineEnds(parsed.schema),
    // One menu for each provider.
    fallbacks: textOfFallbacks(parameters.getAll(FALLBACKS)),
    messages:
      messages.length === 0 || example.messages.some((each) => sameMessages(messages, each)) ? undefined : messages,
    inputs: ownInputs({ ...parsed.inputs, ...readEditedInputs(parameters, edit) }, example.inputs),
    parameters: Object.fromEntries(
      Object.entries(parsed.parameters).map(([name, text]) => [name, withUnixLineEnds(text)]),
    ),
  }
  const address = formatConfiguration(configuration, remembered)
  const client = parameters.get('client')
  if (language) address.set('language', languageNamed(language) ?? language)
  if (client) address.set('client', client)
  return { configuration, address }
}

/** The parts that differ from the example. */
function ownInputs(inputs: InputTexts, examples: readonly InputTexts[]): InputTexts {
  return Object.fromEntries(
    INPUT_NAMES.flatMap((name) => {
      const text = inputs[name]
      if (text === undefined) return []
      const own = withUnixLineEnds(text)
      return examples.some((example) => example[name] === own) ? [] : [[name, own]]
    }),
  )
}

/** The parts with more than one field: tables and lists. */
function readEditedInputs(parameters: URLSearchParams, edit: string): InputTexts {
  const inputs: { [name in InputName]?: string } = {}
  for (const name of ['table', 'columns'] as const) {
    const grid = readCellFields(parameters, name)
    if (grid.length > 0) inputs[name] = gridText(applyGridEdit(grid, edit))
  }
  const sentences = numbered(parameters, SENTENCE_FIELD)
  if (sentences.length > 0) {
    inputs.sentences = JSON.stringify(
      applySentenceEdit(
        sentences.map(([, text]) => withUnixLineEnds(text)),
        edit,
      ),
    )
  }
  return inputs
}

function readCellFields(parameters: URLSearchParams, table: 'table' | 'columns'): Grid {
  const rows = new Map<number, string[]>()
  for (const [name, value] of parameters) {
    const [, of, row, column] = CELL_FIELD.exec(name) ?? []
    if (of !== table) continue
    const cells = rows.get(Number(row)) ?? []
    cells[Number(column)] = value
    rows.set(Number(row), cells)
  }
  const width = Math.max(0, ...[...rows.values()].map((cells) => cells.length))
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, cells]) => Array.from({ length: width }, (_, column) => cells[column] ?? ''))
}

/** The fields with a number in their name, by that number. */
const numbered = (parameters: URLSearchParams, pattern: RegExp): [number, string][] =>
  [...parameters]
    .flatMap(([name, value]): [number, string][] => {
      const [, index] = pattern.exec(name) ?? []
      return index === undefined ? [] : [[Number(index), value]]
    })
    .sort(([one], [other]) => one - other)

function readMessageFields(parameters: URLSearchParams): ChatMessage[] {
  const rows = new Map<number, Map<string, string>>()
  for (const [name, value] of parameters) {
    const [, index, part] = MESSAGE_FIELD.exec(name) ?? []
    if (index === undefined || part === undefined) continue
    const row = rows.get(Number(index)) ?? new Map<string, string>()
    rows.set(Number(index), row.set(part, value))
  }
  return [...rows.entries()].sort(([one], [other]) => one - other).flatMap(([, row]) => readRow(row))
}

function readRow(row: ReadonlyMap<string, string>): ChatMessage[] {
  const json = row.get('json')
  if (json === undefined) {
    return [
      fromPlainMessage({
        role: row.get('role') ?? 'user',
        text: withUnixLineEnds(row.get('text') ?? ''),
        image: row.get('image'),
      }),
    ]
  }
  const message = [parseJson(json)]
  return isMessageList(message) ? message : []
}

export const sameMessages = (one: readonly ChatMessage[], other: readonly ChatMessage[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const withUnixLineEnds = (text: string): string => text.replaceAll('\r\n', '\n')
