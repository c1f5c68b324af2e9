import type { ChatRenderer } from '../../../clients/client.ts';
/** The client's helper runs the loop where it sends what was asked for. */
export declare const openaiToolLoop: ChatRenderer;
