import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const agentFrameworkChat: ChatRenderer;
/**
 * Makes the agent, runs it to its answer, and shows that.
 *
 * @param tools names of functions that it calls
 */
export declare function runAgent(call: ChatCall, tools?: Piece): Piece;
/** Why Agent Framework would send something else than the call has, or show less. */
export declare function unsupportedChat({ asksForReasoning, messages, variant }: ChatCall): string | undefined;
