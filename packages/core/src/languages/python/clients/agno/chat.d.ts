import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const agnoChat: ChatRenderer;
/**
 * Makes the agent, runs it to its answer, and shows that.
 *
 * @param tools functions that it calls
 */
export declare function runAgent(call: ChatCall, tools?: Piece): Piece;
/** Why Agno would send something else than the call has. */
export declare function unsupportedChat({ messages, variant }: ChatCall): string | undefined;
