import type { TaskCall } from '../../call/call.ts';
import type { Queue, ResponseResult, ResponseUrl } from '../../providers/provider.ts';
import type { ValuePath } from '../../values/path.ts';
import type { FileNode } from '../../values/value.ts';
import { type NamedByFormat } from './formats.ts';
/** The steps of one call besides its request, worked out once. Each language prints them. */
export interface TaskPlan {
    /** The reader's file, which is read before anything is sent. */
    readonly file: FileNode | undefined;
    /** How the job is waited for that the request submits; undefined where the first response holds the result. */
    readonly wait: Wait | undefined;
    /** What becomes of the result. */
    readonly result: PlannedResult;
}
/** A job's queue, with the addresses that this call asks. */
export interface Wait extends Omit<Queue, 'status' | 'result'> {
    /** Where the job is asked how far it is. */
    readonly status: JobAddress;
    /** Where its result is asked for; undefined where the last status response holds it. */
    readonly result: JobAddress | undefined;
    /** What the program reads of the first response, each in a variable of its own. */
    readonly found: readonly JobAddress[];
}
/** An address that a field of the first response is, or goes into. */
export interface JobAddress {
    /** Whether it is in a variable beside that of the status. */
    readonly isSecond: boolean;
    readonly field: ValuePath;
    readonly part: ResponseUrl['part'];
    /** What stands before and after the field, or the part of it. */
    readonly prefix: string;
    readonly suffix: string;
    /** What the provider's own addresses begin with. */
    readonly ownPrefix: string;
    /**
     * How the address must start that the field holds, where it is asked as it stands: the token goes along, and no response
     * may lead it to another host. Undefined where the field is a part of an address: the router has addresses of its own.
     */
    readonly start: string | undefined;
}
/** A response that is the file. */
export type FileInBytes = Extract<ResponseResult, {
    kind: 'bytes';
}>;
/** A file whose address the response holds. */
export interface LinkedFile extends Extract<ResponseResult, {
    kind: 'url';
}> {
    /**
     * How its address may start. The response is not trusted to name another protocol: a program that fetches what it is told
     * would read the reader's own files, or send in the clear what was asked for in private.
     */
    readonly starts: readonly string[];
    /** How it is named whose format is the model's choice; undefined where it has one. */
    readonly named: NamedByFormat | undefined;
}
/** What becomes of the result. */
export type PlannedResult = Exclude<ResponseResult, {
    kind: 'url';
}> | LinkedFile;
/** The queue that a result comes out of. */
export declare const queueOf: (result: ResponseResult) => Queue | undefined;
/** What a program does for a task besides sending its request. */
export declare function planOf(call: TaskCall): TaskPlan;
/** Whether a name or a value in the form that a call sends matches; a file's content does not count. */
export declare const formHolds: ({ request }: Pick<TaskCall, 'request'>, pattern: RegExp) => boolean;
