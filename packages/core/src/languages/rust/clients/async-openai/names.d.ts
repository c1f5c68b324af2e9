export declare const CLIENT: import("../../../printing/code.ts").Piece;
export declare const OPENAI_CONFIG: import("../../../printing/code.ts").Piece;
export declare const OPENAI_ERROR: import("../../../printing/code.ts").Piece;
export declare const RESPONSE: import("../../../printing/code.ts").Piece;
export declare const FUNCTION_CALL: import("../../../printing/code.ts").Piece;
export declare const TOOL_CALL: import("../../../printing/code.ts").Piece;
export declare const TOOL_CALL_CHUNK: import("../../../printing/code.ts").Piece;
/** What holds a call, or one of another type. */
export declare const TOOL_CALLS: import("../../../printing/code.ts").Piece;
