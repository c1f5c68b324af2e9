import type { Piece } from '../../printing/code.ts';
/**
 * Statements that save a file which was downloaded, under a name of the format in which it came.
 *
 * @param response the variable of the response that is the file
 */
export declare function saveDownload(fileName: string, response: Piece): Piece;
/** Statements that save a file. */
export declare const saveFile: (fileName: string, bytes: Piece) => Piece;
