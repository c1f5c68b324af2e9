import type { Task } from '../task.ts';
export declare const zeroShotImageClassification: Task;
