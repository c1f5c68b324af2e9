/** Whether another attempt, or another provider, would be refused as well: a condition on `status`. */
export declare const REFUSED_FOR_GOOD: import("../../printing/code.ts").Piece;
