import type { ChatCall } from '../../../../call/call.ts';
import { type Piece } from '../../../printing/code.ts';
/** The one question of a chat that has nothing else; LangChain4j has methods that take a text. */
export declare function promptOf(call: ChatCall): string | undefined;
/** All messages, one below the other. */
export declare const writeMessages: (call: ChatCall) => readonly Piece[];
/** Why messages would be sent in another way, or not at all. */
export declare function unsupportedMessages({ messages }: ChatCall): string | undefined;
