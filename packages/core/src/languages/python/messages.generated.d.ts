import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind messages. */
export declare const PYTHON_MESSAGES: readonly ChatRenderer[];
