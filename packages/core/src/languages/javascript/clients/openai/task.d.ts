import type { TaskRenderer } from '../../../clients/client.ts';
/** The tasks for which the client has a method. */
export declare const openaiTask: TaskRenderer;
