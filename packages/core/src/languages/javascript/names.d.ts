import { type Piece } from '../printing/code.ts';
/** A name that is taken from a module. */
export declare const nameFrom: (module: string, label: string) => Piece;
export declare const READ_FILE: Piece;
export declare const WRITE_FILE: Piece;
export declare const SLEEP: Piece;
export declare const Z: Piece;
export declare const OPENAI: Piece;
export declare const ZOD_RESPONSE_FORMAT: Piece;
export declare const ZOD_TEXT_FORMAT: Piece;
export declare const ANTHROPIC: Piece;
export declare const ZOD_OUTPUT_FORMAT: Piece;
export declare const INFERENCE_CLIENT: Piece;
