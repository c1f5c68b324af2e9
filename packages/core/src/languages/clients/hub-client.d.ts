import type { Call, ChatCall } from '../../call/call.ts';
import type { JsonObject } from '../../values/value.ts';
/** The method of the hub's own client of a language that does a task: it is called like the task. */
export declare function hubMethodName({ kind, task, streaming }: Call, language: string): string;
/**
 * What the hub's own clients are given of a chat call: they look a hub id up and find the provider's id themselves, and
 * change the parameters as the provider takes them. For providers that they do not look up, the provider's id is given.
 *
 * @param prefix what the client wants before such an id
 */
export declare function hubChatArguments(call: ChatCall, prefix: string): {
    model: string;
    parameters: JsonObject;
};
/** The hub's own clients take the provider's id from the hub, wherever a request holds it: chat is routed by the hub's. */
export declare const unsupportedProviderModel: (call: Call) => string | undefined;
/** The hub's own clients know the providers of their release: one that was added since, or by the reader, is none. */
export declare function unsupportedProvider({ kind, target, provider, routeIsBuiltIn, task }: Call): string | undefined;
/** A direct chat with Together is sent a schema in a form that Together does not document. */
export declare const unsupportedSchema: (call: ChatCall) => string | undefined;
/** Whether a chat shall be answered by a schema, be it the recipe's or the reader's own. */
export declare const asksForSchema: ({ parameters, answer }: ChatCall) => boolean;
