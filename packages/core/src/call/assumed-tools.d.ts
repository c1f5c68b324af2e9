import type { Assumption } from '../providers/assumption.ts';
import type { JsonValue } from '../values/value.ts';
import type { ChatVariant } from './chat-variant.ts';
/**
 * Tools that the chat API does not document. Some services have tools of their own, so that they are sent as they are; most
 * refuse them.
 */
export declare function assumedTools(tools: JsonValue | undefined, { api }: ChatVariant): readonly Assumption[];
