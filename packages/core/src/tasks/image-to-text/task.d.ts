import type { Task } from '../task.ts';
export declare const imageToText: Task;
