import type { Piece } from '../../../printing/code.ts';
import { type Typed } from '../../types.ts';
/** Reads the response into a variable; JSON of a service is of any type. */
export declare const readJson: (call: Typed, variable: Piece) => Piece;
