import type { ChatCall } from '../../../call/call.ts';
import type { FileNode } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** Statements that read the files of a chat's messages into their variables. */
export declare const readFiles: (call: ChatCall) => Piece | undefined;
/** The bytes that a variable holds, as a text. */
export declare const encoded: ({ encoding, mediaType }: FileNode, data: Piece) => Piece;
