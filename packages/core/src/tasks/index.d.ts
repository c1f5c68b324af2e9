import type { Task } from './task.ts';
/** Every task that an example can be written for, by id. */
export declare const TASKS: {
    readonly [id: string]: Task;
};
