import type { FileNode } from '../../../../values/value.ts';
import type { Piece } from '../../../printing/code.ts';
/**
 * Statements that read the file into its variable.
 *
 * @param part which part of what `send` returns is the file's content; none where that is all
 */
export declare const readFile: (file: FileNode, part?: Piece) => Piece;
/** Ends the program where the reader has no such file. */
export declare const checkFile: ({ location, remote }: FileNode) => Piece | undefined;
/** A file as a part of a form, under a name. */
export declare const partOf: (file: FileNode, fileName: string) => Piece;
