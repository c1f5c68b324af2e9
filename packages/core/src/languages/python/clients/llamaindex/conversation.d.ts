import type { ChatCall } from '../../../../call/call.ts';
import { type Value } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
/** Defines `messages`. */
export declare const defineMessages: ({ messages }: ChatCall) => Piece;
/** Why LlamaIndex would send other messages. */
export declare const unsupportedMessages: (messages: Value) => string | undefined;
