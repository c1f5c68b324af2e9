import type { ModelRecord } from '../model/model-record.ts';
/** A record that library examples can be written from. */
export interface CompletedRecord {
    readonly record: ModelRecord;
    /** True when it says more than the hub was heard to say: the classes that load the model are those of its task. */
    readonly isCompleted: boolean;
    /** How many of the examples of transformers say nothing that is not known: all, or the pipeline alone. */
    readonly count: number;
}
/**
 * Adds which classes of transformers load the model, where the record does not say: the embedded catalogue does not.
 *
 * @param model any record; it comes back unchanged where nothing is known of its task
 */
export declare function completedRecord(model: ModelRecord): CompletedRecord;
