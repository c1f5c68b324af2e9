import type { ChatCall, TaskCall } from '../../../call/call.ts';
import type { FileNode } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** Sets the variable of a file to its content in base64, of which `content` is an expression. */
export declare const defineFile: ({ encoding, mediaType, variable }: FileNode, content: Piece) => Piece;
/** The content in base64 of a file on the reader's disk. */
export declare const readBase64: ({ location }: FileNode) => Piece;
/** Reads the files of the reader's own that messages hold. */
export declare function readFiles({ request }: Pick<ChatCall | TaskCall, 'request'>): Piece | undefined;
