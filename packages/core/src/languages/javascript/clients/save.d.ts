import type { Piece } from '../../printing/code.ts';
/** Saves `data`, and says where. */
export declare const save: (fileName: string, data: Piece) => Piece;
/** The same where `name` is the file's. */
export declare const saveByName: (data: Piece) => Piece;
