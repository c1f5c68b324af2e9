import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer } from '../../../clients/client.ts';
import { type Piece } from '../../../printing/code.ts';
export declare const smolagentsChat: ChatRenderer;
/** Makes `model`, with all that the call asks for beside its messages. */
export declare const createModel: (call: ChatCall) => Piece;
/** Why smolagents would send something else than the call has. */
export declare function unsupportedChat({ messages, variant }: ChatCall): string | undefined;
