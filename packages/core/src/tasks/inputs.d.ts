import type { JsonObject } from '../values/value.ts';
import type { Task } from './task.ts';
/** A file that the reader names, before anything says how it travels. */
export interface InputFile {
    readonly kind: 'image' | 'audio';
    /** Path on the reader's disk, or an http(s) URL. */
    readonly location: string;
    readonly remote: boolean;
    readonly mediaType: string;
}
/** A task's input, read once: the fields that its shape has. */
export interface TaskInputs {
    readonly text?: string;
    readonly file?: InputFile;
    readonly prompt?: string;
    readonly question?: string;
    readonly context?: string;
    readonly query?: string;
    readonly table?: JsonObject;
    readonly source_sentence?: string;
    readonly sentences?: readonly string[];
    readonly columns?: JsonObject;
}
/**
 * Reads an input in the shape of its task.
 *
 * @throws SnippetInputError naming the field whose shape is another
 */
export declare function readInputs(task: Task, value: unknown, field: string): TaskInputs;
/** Whether a reader could have a file at this path. */
export declare const isUsablePath: (path: string) => boolean;
