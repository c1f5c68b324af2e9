import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const langchainChat: ChatRenderer;
/** Makes `model`, which is given all parameters of the call. It turns what is no number into one. */
export declare function createModel({ parameters, ...call }: ChatCall): Piece;
/** Why LangChain would send something else than the call has, or show less. */
export declare function unsupportedChat({ asksForReasoning, messages, requestModel, variant }: ChatCall): string | undefined;
