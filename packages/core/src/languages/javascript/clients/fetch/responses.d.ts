import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
import { type Typed } from '../../types.ts';
export declare const fetchResponses: ChatRenderer;
/** The variable of a response: `response` is that of HTTP. */
export declare const RESULT: Piece;
/** Reasoning and calls are items, too. */
export declare const printOutput: (call: Typed) => Piece;
