import type { TaskRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind task. */
export declare const JAVASCRIPT_TASK: readonly TaskRenderer[];
