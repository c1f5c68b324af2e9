import type { Piece } from '../../printing/code.ts';
import { type Typed } from '../types.ts';
/**
 * A function `soundFile` that makes a file of what JSON holds of a sound: base64, or samples of one channel as numbers.
 */
export declare const defineSoundFile: (call: Typed) => Piece;
