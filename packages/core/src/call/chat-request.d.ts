import type { Assumption } from '../providers/assumption.ts';
import type { JsonObject, Value, ValueObject } from '../values/value.ts';
import type { Translation } from './chat-apis/chat-api.ts';
import type { ChatVariant } from './chat-variant.ts';
import type { Decision } from './decision.ts';
/** What a chat is, whatever the API. */
interface Chat {
    /** The model's name in the request's body. */
    readonly model: string;
    /** The provider's own id of the model. */
    readonly providerModel: string;
    readonly messages: Value;
    readonly parameters: JsonObject;
    readonly streaming: boolean;
}
/** A chat's request in the words of one API. */
interface ChatRequest {
    readonly url: string;
    /** What clients are given that put the rest of the address together themselves. */
    readonly baseUrl: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: ValueObject;
    /** Options that are not sent, each with the reason. */
    readonly unsent: Translation['unsent'];
    readonly assumptions: readonly Assumption[];
    readonly keepsResponses: boolean;
}
/**
 * The request of a chat: the one place that decides address and body for each API.
 *
 * @returns why there is none, where the service does not speak the API, or refuses what the request holds together
 * @throws SnippetInputError naming the option that no example can carry
 */
export declare function chatRequest({ api, recipe }: ChatVariant, decision: Decision, chat: Chat): ChatRequest | string;
export {};
