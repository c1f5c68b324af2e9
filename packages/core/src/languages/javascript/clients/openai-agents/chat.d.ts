import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const openaiAgentsChat: ChatRenderer;
/**
 * A whole program that makes an agent, and runs it to its answer. Its errors are caught as the examples of OpenAI Agents
 * show it: of those that are not, it prints their type alone.
 *
 * @param show code that shows the end of `result`; a stream has shown its text by then
 * @param properties further ones of the agent
 */
export declare function agentProgram(call: ChatCall, show: Piece | undefined, properties?: Piece): string;
/** Why OpenAI Agents would send something else than the call has, or show less. */
export declare function unsupportedChat(call: ChatCall): string | undefined;
