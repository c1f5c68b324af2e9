import type { ChatCall } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const openaiAgentsChat: ChatRenderer;
/**
 * Makes the agent, runs it to its answer, and shows that.
 *
 * @param tools functions that it calls
 */
export declare function runAgent(call: ChatCall, tools?: Value): Piece;
/** A name of the package, whose module is called otherwise. */
export declare const fromAgents: (taken: string) => Piece;
/** Why OpenAI Agents would send something else than the call has, or show less. */
export declare function unsupportedChat({ asksForReasoning, baseUrl, messages, variant }: ChatCall): string | undefined;
