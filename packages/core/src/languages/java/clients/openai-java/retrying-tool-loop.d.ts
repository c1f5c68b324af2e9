import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** A tool loop that asks again, and tells the model what went wrong. */
export declare function retryingToolLoop(call: ChatCall): string;
/** A choice that makes the model call a tool is sent once: it would never answer. */
export declare const freeChoice: (params: Piece) => Piece;
