import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** Asks the method `ask`, again while a service is busy or cannot be reached, and then other services. */
export declare const askWithRetries: (call: ChatCall, body: ValueObject) => Piece;
/** A limit for the whole answer would break off a long stream: the limit ends where the answer begins. */
export declare const ask: (call: ChatCall) => Piece;
/** Names the provider that answered, apart from the answer. */
export declare const nameModel: ({ variant, fallbackModels }: ChatCall) => Piece | undefined;
