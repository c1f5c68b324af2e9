import type { ModelRecord } from './model-record.ts';
/**
 * The value at a path, or undefined where the path ends early. Only own properties count.
 *
 * @example
 * valueAt(model, 'config', 'peft', 'task_type')
 */
export declare function valueAt(model: ModelRecord, ...path: readonly (string | number)[]): unknown;
/** The text at a path; undefined when it is missing, empty or not a text. */
export declare function textAt(model: ModelRecord, ...path: readonly (string | number)[]): string | undefined;
/** The texts of the list at a path, without what is not a text; a single text counts as a list of one. */
export declare function textsAt(model: ModelRecord, ...path: readonly (string | number)[]): readonly string[];
/** The values of the list at a path; empty when there is no list. */
export declare function listAt(model: ModelRecord, ...path: readonly (string | number)[]): readonly unknown[];
/** The model's tags. */
export declare const tagsOf: (model: ModelRecord) => readonly string[];
export declare const hasTag: (model: ModelRecord, tag: string) => boolean;
/** Whether the id or a tag of a model contains a name: what a record tells of the model's family. */
export declare const isNamed: (model: ModelRecord, name: RegExp) => boolean;
/** The hub's name of the model's task, `text-generation`. */
export declare const pipelineTagOf: (model: ModelRecord) => string | undefined;
/** Whether the model answers chat messages. */
export declare const isConversational: (model: ModelRecord) => boolean;
/** Whether loading the model runs code from its repository, which the reader has to allow. */
export declare const hasCustomCode: (model: ModelRecord) => boolean;
/** The model's id without its owner, `demo` of `acme/demo`. */
export declare const nameOf: (model: ModelRecord) => string;
/**
 * The id of another model, at a path of the record: who wrote the record may have put an address or a folder there.
 *
 * @returns the first id of the hub; undefined when there is none
 */
export declare const idAt: (model: ModelRecord, ...path: readonly (string | number)[]) => string | undefined;
/** The id of the model that this one was made from, as its card says; the first, when there are several. */
export declare const cardBaseModelOf: (model: ModelRecord) => string | undefined;
