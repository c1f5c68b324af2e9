import type { ChatCall } from '../../../../call/call.ts';
import type { Value } from '../../../../values/value.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const langchainChat: ChatRenderer;
/** A whole program that makes a model, and asks it. */
export declare const chatProgram: (call: ChatCall, body: Piece) => string;
/**
 * Makes `model`, which is given the parameters of the call. By itself it would ask every stream for the number of tokens,
 * and six times again after a refusal, which shows more than a minute later.
 */
export declare function createModel(call: ChatCall, tools?: Value, choice?: Value): Piece;
/**
 * Streams a text, and leaves `response`. The chunks of `stream` lose the calls where no event of a stream names a role; the
 * types of a bound model lack `streamEvents`.
 */
export declare const streamCalls: (call: ChatCall, input: Piece, options?: Piece) => Piece;
/** Why LangChain would send something else than the call has, or show less. */
export declare function unsupportedChat({ asksForReasoning, messages, parameters, ...call }: ChatCall): string | undefined;
