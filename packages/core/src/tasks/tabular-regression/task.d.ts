import type { Task } from '../task.ts';
export declare const tabularRegression: Task;
