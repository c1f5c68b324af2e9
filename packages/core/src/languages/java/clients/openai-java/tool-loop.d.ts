import type { ChatRenderer } from '../../../clients/client.ts';
/** The client's own helpers, with a record for each tool; the tools as they are where the client makes others of records. */
export declare const openaiJavaToolLoop: ChatRenderer;
