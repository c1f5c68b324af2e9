import type { ChatRenderer } from '../clients/client.ts';
/** How the clients of the language write calls of the kind chat. */
export declare const RUBY_CHAT: readonly ChatRenderer[];
