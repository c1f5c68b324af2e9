import type { ChatCall } from '../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../values/value.ts'
import { asksForUsage } from './stream-usage.ts'

/** A framework's names for request fields, and the values it accepts for them. */
export interface SettingNames {
  readonly [field: string]: readonly [setting: string, isTaken: (value: JsonValue) => boolean]
}

/** A call's parameters, as passed to a framework. */
interface Settings {
  /** Settings that the framework has. */
  readonly known: JsonObject
  /** Fields that are passed on unchanged. */
  readonly others: JsonObject
}

/**
 * Splits a call's parameters. The request for a stream's token usage is passed separately.
 *
 * @param toldOtherwise further fields that are passed separately
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
