import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind messages-structured-output. */
export declare const SHELL_MESSAGES_STRUCTURED_OUTPUT: readonly ChatRenderer[];
