import { type Import, type Piece } from './code.ts';
/** A printed piece. */
export interface Printed {
    readonly text: string;
    /** Those of all names in it, each once, in the order in which they stand. */
    readonly imports: readonly Import[];
}
/** Prints a piece, as a program begins: at the start of a line. */
export declare function print(piece: Piece): Printed;
/** Whether one text stands before another. */
type Order = (one: string, other: string) => boolean;
/** The modules of imports, each once, in the order of the alphabet. */
export declare function modulesOf(imports: readonly Import[]): readonly string[];
/** What is taken of a module, each once, in an order; `itself` where that is the module. */
export declare function namesOf(module: string, imports: readonly Import[], itself: string, isBefore?: Order): string[];
/** Puts a text in its place. Programs import few things: to sort a list of them takes longer. */
export declare function insert(sorted: string[], text: string, isBefore?: Order): void;
export {};
