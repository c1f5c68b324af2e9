import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind responses-tool-loop. */
export declare const PYTHON_RESPONSES_TOOL_LOOP: readonly ChatRenderer[];
