import type { Task } from '../task.ts';
export declare const audioClassification: Task;
