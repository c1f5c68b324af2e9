import { SnippetInputError } from '../../values/errors.ts'
import { setField } from '../../values/read-json.ts'
import type { Value, ValueObject } from '../../values/value.ts'
import type { Unsent } from '../dropped-option-words.ts'
import { shownValue } from '../option-values.ts'
import { isList, isObject, listOf } from '../value-parts.ts'
import type { Translation } from './chat-api.ts'

export { isObject, listOf, without } from '../value-parts.ts'

/* What the translations of a chat into another API share. */

/** The fields that one option becomes; undefined where the API has none for it. */
export type FieldsOf = (value: Value, parameters: ValueObject) => ValueObject | undefined

/** The fields that are not null: an absent one and null mean the same in messages. */
export const given = (object: ValueObject): ValueObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))

/** Beside fields that are there already: objects are put together, and lists joined. */
function merged(there: Value | undefined, value: Value): Value {
  if (isObject(there) && isObject(value)) return { ...there, ...value }
  return there !== undefined && isList(there) && isList(value) ? [...there, ...value] : value
}

/**
 * The fields that the options become.
 *
 * @param known what an option becomes, by its name; any other is a field of the API itself
 * @param documented the fields that the service documents; all where nothing is said
 * @param api the API's name
 */
export function translateFields(
  parameters: ValueObject,
  known: { readonly [option: string]: FieldsOf },
  documented: readonly string[] | undefined,
  api: string,
): Translation {
  const fields: { [name: string]: Value } = {}
  const unsent: { [option: string]: Unsent } = {}
  for (const [option, value] of Object.entries(parameters)) {
    const translate = Object.hasOwn(known, option) ? known[option] : undefined
    const becomes = translate === undefined ? { [option]: value } : translate(value, parameters)
    if (becomes === undefined) setField(unsent, option, { why: 'apiLacksField', api })
    for (const [name, item] of Object.entries(becomes ?? {})) {
      if (documented?.includes(name) === false) {
        setField(unsent, option, { why: 'serviceLacksField', api, field: name })
      } else {
        setField(fields, name, merged(Object.hasOwn(fields, name) ? fields[name] : undefined, item))
      }
    }
  }
  return { fields, unsent }
}

/** No example can carry a part of a message that the API has no place for. */
export function noPlace(path: string, what: string, api: string): never {
  throw new SnippetInputError(path, `the ${api} doesn’t support ${what}`)
}

/**
 * Reads the messages of a chat one by one.
 *
 * @throws SnippetInputError for what is no message
 */
export const readEach = (messages: Value): readonly { readonly message: ValueObject; readonly path: string }[] =>
  listOf(messages).map((message, place) => {
    const path = `options.messages[${place}]`
    if (!isObject(message)) throw new SnippetInputError(path, `expected a message object, got ${shownValue(message)}`)
    return { message: given(message), path }
  })

/**
 * The parts of a message's content; a text stays one.
 *
 * @throws SnippetInputError for what is no part
 */
export function contentOf(
  content: Value | undefined,
  path: string,
  partOf: (part: ValueObject, path: string) => ValueObject,
): Value {
  if (typeof content === 'string') return content
  if (content === undefined || !isList(content)) {
    throw new SnippetInputError(`${path}.content`, `expected a string or an array of parts, got ${shownValue(content)}`)
  }
  return content.map((part, place) => {
    const at = `${path}.content[${place}]`
    if (!isObject(part)) throw new SnippetInputError(at, `expected a part object, got ${shownValue(part)}`)
    return partOf(part, at)
  })
}

/** The calls of tools in a message. */
export function toolCallsOf(
  message: ValueObject,
  path: string,
): readonly { readonly id: Value; readonly name: Value; readonly args: Value; readonly at: string }[] {
  return listOf(message.tool_calls ?? []).map((call, place) => {
    const at = `${path}.tool_calls[${place}]`
    const called = isObject(call) ? call.function : undefined
    if (!isObject(call) || !isObject(called)) {
      throw new SnippetInputError(at, `expected a function call, got ${shownValue(call)}`)
    }
    return { id: call.id ?? '', name: called.name ?? '', args: called.arguments ?? '{}', at }
  })
}

/** A message has no other fields than those that are translated. */
export function onlyFields(message: ValueObject, names: readonly string[], path: string, api: string): void {
  const other = Object.keys(message).find((name) => !names.includes(name))
  if (other !== undefined) noPlace(`${path}.${other}`, 'this message field', api)
}

/** Whether a tool or a choice of one is spelled as a chat completion has it. */
export const isOfChat = (value: Value): value is ValueObject & { readonly function: ValueObject } =>
  isObject(value) && value.type === 'function' && isObject(value.function)

/** Options of a chat that no other API has a field for. */
export const UNSENT: FieldsOf = () => undefined
