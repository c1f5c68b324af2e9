import type { Task } from '../task.ts';
export declare const textClassification: Task;
