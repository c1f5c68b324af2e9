import type { ChatCall } from '../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../values/value.ts'
import { asksForUsage } from './stream-usage.ts'

/** A framework's names for request fields, and the values it accepts for them. */
export interface SettingNames {
  readonly [field: string]: readonly [setting: string, isTaken: (value: JsonValue) => boolean]
}

/** The parameters of a call, as a framework is given them. */
interface Settings {
  /** Settings that it knows. */
  readonly known: JsonObject
  /** Fields that are handed on as they are. */
  readonly others: JsonObject
}

/**
 * Parts the parameters of a call. That a stream is asked for the number of tokens is told otherwise.
 *
 * @param toldOtherwise further fields that are
 */
export function settingsOf(call: ChatCall, names: SettingNames, toldOtherwise: readonly string[] = []): Settings {
  const known: { [name: string]: JsonValue } = {}
  const others: { [name: string]: JsonValue } = {}
  for (const [field, value] of Object.entries(call.parameters)) {
    const setting = Object.hasOwn(names, field) ? names[field] : undefined
    if (setting?.[1](value)) known[setting[0]] = value
    else if (!toldOtherwise.includes(field) && !(field === 'stream_options' && asksForUsage(call)))
      others[field] = value
  }
  return { known, others }
}
