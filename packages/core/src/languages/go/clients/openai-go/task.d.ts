import type { TaskRenderer } from '../../../clients/client.ts';
export declare const openaiGoTask: TaskRenderer;
