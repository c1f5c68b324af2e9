import type { ChatRenderer } from '../../../clients/client.ts';
/** The client's own runner of tools, of release 1.12, is a beta, for which the services have no address. */
export declare const anthropicMessagesToolLoop: ChatRenderer;
