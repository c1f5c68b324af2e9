import type { ChatCall } from '../../../../call/call.ts';
import type { ValueObject } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const openaiResponses: ChatRenderer;
/** The variable of a response. */
export declare const RESPONSE: Piece;
/** Asks for `response` or `stream`. */
export declare const createResponse: (call: ChatCall, body: ValueObject) => Piece | undefined;
export declare const OUTPUT_TEXT: Piece;
