export declare const DECLARE_COMPLETE: import("../../printing/code.ts").Piece;
export declare const CHECK_COMPLETE: import("../../printing/code.ts").Piece;
