import type { ChatApiRecord } from './chat-api.ts';
/** Every API of chats but chat completions. */
export declare const CHAT_API_RECORDS: {
    readonly [id: string]: ChatApiRecord;
};
