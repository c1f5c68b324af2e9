import type { Piece } from '../../../printing/code.ts';
/** Ends the program with what the service said of the request that it refused. */
export declare const refuse: (response: Piece) => Piece;
export declare const REFUSE: Piece;
/** The same of a request that was sent again and again. */
export declare const REFUSE_AT_LAST: Piece;
