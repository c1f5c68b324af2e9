import type { PipelineType } from './pipelines.ts';
import type { TaskEntry } from './task-entry.ts';
/** What a task page knows of its task, by pipeline type; `undefined` for a type that has no entry. */
export declare const TASKS_DATA: Readonly<Record<PipelineType, TaskEntry | undefined>>;
