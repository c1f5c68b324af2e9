import type { ModelRecord } from '../model-record.ts';
/** The models of the embedded catalogue, sorted by id. */
export declare const MODELS: readonly ModelRecord[];
