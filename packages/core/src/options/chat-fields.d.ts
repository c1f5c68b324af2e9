/** Their names. */
export declare const CHAT_FIELD_NAMES: readonly string[];
