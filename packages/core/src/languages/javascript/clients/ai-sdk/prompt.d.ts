import type { ChatCall } from '../../../../call/call.ts';
import type { Piece } from '../../../printing/code.ts';
/** The instructions and the messages, or the one prompt, as properties. */
export declare function promptOf({ messages }: ChatCall): Piece | undefined;
/** Whether messages hold a picture's address, which AI SDK would fetch itself. */
export declare const hasAddresses: ({ messages }: ChatCall) => boolean;
/** Why messages would be sent in another way. */
export declare const unsupportedMessages: ({ messages }: ChatCall) => string | undefined;
