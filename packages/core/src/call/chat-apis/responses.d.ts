import type { ChatApiRecord } from './chat-api.ts';
export declare const responses: ChatApiRecord;
