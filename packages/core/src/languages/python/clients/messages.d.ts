import type { ChatCall } from '../../../call/call.ts';
import type { Value } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** The variable of the messages. */
export declare const MESSAGES: Piece;
/**
 * The messages that a chat begins with.
 *
 * @param messages as the API has them
 */
export declare const defineMessages: (call: ChatCall, messages?: Value) => Piece;
