import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** A system message that comes first is the agent's; it leaves out an empty one. */
export declare function instructionsOf({ messages }: ChatCall): string | undefined;
/** What a run is given: the one prompt, or messages. */
export declare function inputOf(call: ChatCall): Piece;
/** Why messages would be sent in another way. */
export declare const unsupportedMessages: ({ messages }: ChatCall) => string | undefined;
