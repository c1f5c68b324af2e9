export declare const OPENAI: import("../../../printing/code.ts").Piece;
export declare const OPTION: import("../../../printing/code.ts").Piece;
/** Gives the client what it has no field for. */
export declare const PARAM: import("../../../printing/code.ts").Piece;
export declare const SSESTREAM: import("../../../printing/code.ts").Piece;
