import type { Task } from '../task.ts';
export declare const translation: Task;
