import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind tool-loop. */
export declare const JAVASCRIPT_TOOL_LOOP: readonly ChatRenderer[];
