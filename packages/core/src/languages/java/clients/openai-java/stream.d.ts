import type { Piece } from '../../../printing/code.ts';
/**
 * Shows a stream's text as it comes, and gathers the answer in `accumulator`. That of openai-java 4.101 takes a chunk that
 * tells the usage for one behind the answer's end, and reads no choices in it; some services have the end there.
 *
 * @param params what is asked for
 */
export declare const accumulate: (params: Piece) => Piece;
