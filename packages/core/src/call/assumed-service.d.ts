import type { Assumption } from '../providers/assumption.ts';
import type { Decision } from './decision.ts';
/**
 * What a call takes for granted of the provider: that it serves a model of which the hub's record says otherwise, and that
 * it does a task that it documents nowhere. An endpoint of the reader's own serves what its owner says.
 */
export declare function assumedService(decision: Decision): readonly Assumption[];
/** The same of the providers that are asked in turn when the first fails. */
export declare const assumedFallbacks: ({ model, fallbacks }: Decision) => readonly Assumption[];
