import type { ChatCall, TaskCall } from '../../../call/call.ts';
import type { FileNode } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** Sets the variable of a file to its content, of which `bytes` are the bytes, as it is sent. */
export declare function defineFile(file: FileNode, bytes: Piece): Piece;
/** The bytes of a file on the reader's disk. */
export declare const readBytes: ({ location }: FileNode) => Piece;
/** What reads, first of all, the files of the reader's own that a call's messages hold, and goes on with `body`. */
export declare function withFiles({ request }: Pick<ChatCall | TaskCall, 'request'>, body: Piece): Piece;
