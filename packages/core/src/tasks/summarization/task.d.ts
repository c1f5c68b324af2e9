import type { Task } from '../task.ts';
export declare const summarization: Task;
