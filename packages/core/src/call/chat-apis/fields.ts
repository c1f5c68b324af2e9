import { SnippetInputError } from '../../values/errors.ts'
import { setField } from '../../values/read-json.ts'
import type { Value, ValueObject } from '../../values/value.ts'
import type { Unsent } from '../dropped-option-words.ts'
import { shownValue } from '../option-values.ts'
import { isList, isObject, listOf } from '../value-parts.ts'
import type { Translation } from './chat-api.ts'

export { isObject, listOf, without } from '../value-parts.ts'

/* Helpers for translating chat requests to other APIs. */

/** The fields for one option; `undefined` if the API has none. */
export type FieldsOf = (value: Value, parameters: ValueObject) => ValueObject | undefined

/** Removes null fields, which mean the same as absent ones in messages. */
export const given = (object: ValueObject): ValueObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))

/** Merges fields: objects are merged, and lists are joined. */
function merged(there: Value | undefined, value: Value): Value {
  if (isObject(there) && isObject(value)) return { ...there, ...value }
  return there !== undefined && isList(there) && isList(value) ? [...there, ...value] : value
}

/**
 * Returns the fields for all options.
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

/** Throws for a part of a message that the API doesn’t support. */
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
 * Returns the parts of a message’s content; a string stays a string.
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

/** Returns the tool calls in a message. */
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

/** Rejects message fields that aren’t translated. */
export function onlyFields(message: ValueObject, names: readonly string[], path: string, api: string): void {
  const other = Object.keys(message).find((name) => !names.includes(name))
  if (other !== undefined) noPlace(`${path}.${other}`, 'this message field', api)
}

/** Whether a tool or tool choice has the format of chat completions. */
export const isOfChat = (value: Value): value is ValueObject & { readonly function: ValueObject } =>
  isObject(value) && value.type === 'function' && isObject(value.function)

/** Chat options that no other API has a field for. */
export const UNSENT: FieldsOf = () => undefined
