import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
/** A body as a raw client sends it. */
export declare const sentBody: (call: ChatCall, body: ValueObject) => ValueObject;
