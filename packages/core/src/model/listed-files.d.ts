import type { ModelRecord } from './model-record.ts';
/** The paths of the files that a record lists in `siblings`, without what leads elsewhere; empty when it lists none. */
export declare const listedFiles: (model: ModelRecord) => readonly string[];
