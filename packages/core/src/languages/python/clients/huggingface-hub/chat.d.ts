import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import type { Piece } from '../../../printing/code.ts';
import { type Asking } from '../retries.ts';
/** Body fields that `chat_completion` of huggingface_hub 2.4 takes by name (its signature). */
export declare const KEYWORDS: ReadonlySet<string>;
export declare const huggingfaceHubChat: ChatRenderer;
/**
 * Asks for `completion` or `stream`.
 *
 * @param create the call that asks a model
 * @param passed the variables of the request, with a comma behind each
 */
export declare function askForChat(call: ChatCall, create: (model: string | Piece) => Piece, passed?: Piece): Asking;
/** Makes `client`. */
export declare const createChatClient: (call: ChatCall) => Piece;
