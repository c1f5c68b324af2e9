import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind responses. */
export declare const JAVASCRIPT_RESPONSES: readonly ChatRenderer[];
