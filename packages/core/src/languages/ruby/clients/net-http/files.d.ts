import type { FileNode } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/** Reads a file into its variable. In a form the client wants what it can read from. */
export declare const readFile: (file: FileNode, inForm?: boolean) => Piece;
