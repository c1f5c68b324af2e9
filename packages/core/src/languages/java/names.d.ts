import { type Piece } from '../printing/code.ts';
/** A class by its short name, which is imported by the full one. */
export declare const classOf: (from: string, className: string) => Piece;
export declare const SET: Piece;
export declare const BASE64: Piece;
export declare const COLLECTORS: Piece;
export declare const DURATION: Piece;
export declare const FILES: Piece;
export declare const IO_EXCEPTION: Piece;
export declare const JSON_NODE: Piece;
export declare const JSON_PROPERTY: Piece;
export declare const LIST: Piece;
export declare const MAP: Piece;
export declare const OBJECTS: Piece;
export declare const OPTIONAL: Piece;
export declare const PATH: Piece;
export declare const STREAM: Piece;
export declare const THREAD_LOCAL_RANDOM: Piece;
