import { type Rule } from './rule.ts';
/** The program did not begin, or stopped before it asked: what tools and clients say of packages, names and variables. */
export declare const PROGRAM: readonly Rule[];
