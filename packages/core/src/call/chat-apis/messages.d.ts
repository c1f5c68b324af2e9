import type { ChatApiRecord } from './chat-api.ts';
export declare const messages: ChatApiRecord;
