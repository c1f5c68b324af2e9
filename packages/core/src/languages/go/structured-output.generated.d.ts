import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind structured-output. */
export declare const GO_STRUCTURED_OUTPUT: readonly ChatRenderer[];
