import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind responses-structured-output. */
export declare const JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[];
