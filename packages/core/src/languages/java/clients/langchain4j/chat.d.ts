import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const langchain4jChat: ChatRenderer;
/** What a program has beside its question. */
interface Beside {
    /** Further calls of the model’s builder. */
    readonly settings?: Piece;
    /** Set where the question reads JSON, which may be none. */
    readonly reads?: true;
}
/**
 * A whole program.
 *
 * @param asked code that asks `model`, and shows the answer
 */
export declare function chatProgram(call: ChatCall, asked: Piece, { settings, reads }?: Beside): string;
/** Why LangChain4j would send something else than the call has, or show less. */
export declare function unsupportedChat(call: ChatCall): string | undefined;
export {};
