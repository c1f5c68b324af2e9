export declare const REQUESTS: import("../../../printing/code.ts").Piece;
/** Ends the program with what the service said of the request that it refused. */
export declare const REFUSED: import("../../../printing/code.ts").Piece;
