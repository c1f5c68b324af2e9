import type { Task } from '../task.ts';
export declare const imageSegmentation: Task;
