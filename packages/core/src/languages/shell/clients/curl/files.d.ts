import type { ChatCall, HttpRequest, TaskCall } from '../../../../call/call.ts';
import type { FileNode } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** The tool that reads JSON in a shell; the example needs it where the result is inside a response. */
export declare const needsJq: ({ result }: TaskCall) => boolean;
/** The name under which a remote file lies until it is sent. */
export declare const downloadName: (file: FileNode) => string;
/** Where a file lies when it is sent. */
export declare const pathOf: (file: FileNode) => string;
/** Sets the variable of a file to its content in base64, which the tools of some systems break into lines. */
export declare const encodeFile: (file: FileNode) => Piece;
/** Reads the files of the reader's own that the messages of a chat hold. */
export declare const readFiles: ({ request }: ChatCall) => Piece | undefined;
/**
 * A JSON body as a here-document, in which the files' variables are filled in.
 *
 * @param rest what stands behind it on the command's line
 */
export declare function bodyInput({ body }: HttpRequest, rest?: Piece): Piece | undefined;
