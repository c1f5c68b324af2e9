import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
/** Body fields that `responses.create` of openai-python 3.54 takes by name (its signature). */
export declare const KEYWORDS: ReadonlySet<string>;
export declare const openaiResponses: ChatRenderer;
/** The call of `responses.create`, whose result is `response` or `stream`. */
export declare const createResponse: (call: ChatCall, body: ValueObject) => Piece;
/** The same in a tool loop. */
export declare const createInLoop: (call: ChatCall, body: ValueObject) => Piece;
