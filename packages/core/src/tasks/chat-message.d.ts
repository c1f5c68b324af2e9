import type { JsonObject } from '../values/value.ts';
/** One chat message; unknown fields travel as they are. */
export interface ChatMessage {
    readonly role: string;
    readonly content?: string | readonly JsonObject[] | null;
    readonly [field: string]: unknown;
}
