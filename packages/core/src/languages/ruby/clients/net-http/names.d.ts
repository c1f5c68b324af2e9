export declare const BASE64: import("../../../printing/code.ts").Piece;
export declare const JSON_MODULE: import("../../../printing/code.ts").Piece;
export declare const TO_JSON: import("../../../printing/code.ts").Piece;
export declare const HTTP: import("../../../printing/code.ts").Piece;
export declare const STRING_IO: import("../../../printing/code.ts").Piece;
export declare const OPEN: import("../../../printing/code.ts").Piece;
export declare const READ: import("../../../printing/code.ts").Piece;
