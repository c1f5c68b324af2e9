import type { ChatMessage } from '@model-snippets/core'
import { type Configuration, formatConfiguration, parseConfiguration } from './configuration.ts'
import { applyMessageEdit, fromPlainMessage, isMessageList } from './messages.ts'

/** Names of the fields of one message in the form. */
export const messageField = (index: number, part: 'role' | 'text' | 'image' | 'json'): string =>
  `messages.${index}.${part}`
/** Name of the buttons that change the list of messages. */
export const EDIT_FIELD = 'edit'

const MESSAGE_FIELD = /^messages\.(\d{1,4})\.(role|text|image|json)$/

/**
 * Without scripts the browser itself sends the form: one parameter per field, empty ones too, text with CRLF line ends.
 * Gives the address that means the same, or undefined when the address is not such a sent form.
 *
 * @param parameters the address as it came
 * @param exampleMessages what the editor shows before anything is changed
 */
export function addressOfSentForm(
  parameters: URLSearchParams,
  exampleMessages: readonly ChatMessage[],
): { readonly configuration: Configuration; readonly address: URLSearchParams } | undefined {
  const names = [...parameters.keys()]
  if (!names.some((name) => MESSAGE_FIELD.test(name) || name === EDIT_FIELD)) return undefined
  const parsed = parseConfiguration(parameters)
  const messages = applyMessageEdit(readMessageFields(parameters), parameters.get(EDIT_FIELD) ?? '')
  const configuration: Configuration = {
    ...parsed,
    extra: withUnixLineEnds(parsed.extra),
    messages: sameMessages(messages, exampleMessages) ? undefined : messages,
  }
  const address = formatConfiguration(configuration)
  for (const kept of ['language', 'client']) {
    const value = parameters.get(kept)
    if (value !== null && value !== '') address.set(kept, value)
  }
  return { configuration, address }
}

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
  try {
    const message: unknown = [JSON.parse(json)]
    return isMessageList(message) ? message : []
  } catch {
    return []
  }
}

export const sameMessages = (one: readonly ChatMessage[], other: readonly ChatMessage[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const withUnixLineEnds = (text: string): string => text.replaceAll('\r\n', '\n')
