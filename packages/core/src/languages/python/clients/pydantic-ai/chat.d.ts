import type { ChatCall } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const pydanticAiChat: ChatRenderer;
/** Runs the agent to its answer, and shows it. */
export declare const run: (call: ChatCall) => Piece;
/**
 * Makes `agent`, with all that the call asks for beside its prompt.
 *
 * @param tools functions that it calls
 */
export declare function createAgent(call: ChatCall, tools?: Value): Piece;
/** Why Pydantic AI would send something else than the call has, or show less. */
export declare function unsupportedChat({ asksForReasoning, messages, requestModel, variant }: ChatCall): string | undefined;
