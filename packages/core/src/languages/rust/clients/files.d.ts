import type { FileNode } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** The variable of the bytes that a file holds, where what is sent is a text. */
export declare const dataOf: ({ encoding, variable }: FileNode) => Piece;
/** Statements that read a file into its variable. */
export declare function readFile(file: FileNode): Piece;
/** A statement that makes a text of the bytes of a file. */
export declare function encodeFile(file: FileNode): Piece | undefined;
