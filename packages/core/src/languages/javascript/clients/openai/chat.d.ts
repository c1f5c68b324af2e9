import type { ChatCall } from '../../../../call/call.ts';
import type { Value, ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const openaiChat: ChatRenderer;
/** Asks for `completion` or `stream`. */
export declare const createCompletion: (call: ChatCall, messages: Value, parameters: ValueObject) => Piece | undefined;
