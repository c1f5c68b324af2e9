import type { ChatCall } from '../../../call/call.ts';
import type { JsonObject, JsonValue } from '../../../values/value.ts';
/** What a framework calls fields of the request, and the values that it takes for them. */
export interface SettingNames {
    readonly [field: string]: readonly [setting: string, isTaken: (value: JsonValue) => boolean];
}
/** The parameters of a call, as a framework is given them. */
interface Settings {
    /** Settings that it knows. */
    readonly known: JsonObject;
    /** Fields that are handed on as they are. */
    readonly others: JsonObject;
}
/**
 * Parts the parameters of a call. That a stream is asked for the number of tokens is told otherwise.
 *
 * @param toldOtherwise further fields that are
 */
export declare function settingsOf(call: ChatCall, names: SettingNames, toldOtherwise?: readonly string[]): Settings;
export {};
