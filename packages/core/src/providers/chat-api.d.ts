import type { JsonObject } from '../values/value.ts';
import type { Assumption } from './assumption.ts';
/** How a service speaks an API of chats other than chat completions, as it documents it. */
export interface ChatApiRoute {
    /** Path below the service's address. */
    readonly path: `/${string}`;
    /** Where the service says so, and the day on which that was read. */
    readonly source: {
        readonly address: string;
        readonly read: string;
    };
    /** The fields of a request that it documents, beside model, input and stream; all that the API has where nothing is said. */
    readonly fields?: readonly string[];
    /** Fields that it wants in every request. */
    readonly always?: JsonObject;
    /** Set where it keeps responses, so that a request can continue one by its id. */
    readonly keepsResponses?: true;
    /** Set where it takes tools, their results and the format of the answer as a chat completion has them. */
    readonly spellsAsChat?: true;
    /** Set where it makes a chat completion of each request and asks the provider for a stream, whatever it is asked. */
    readonly streamsCompletions?: {
        readonly address: string;
        readonly read: string;
    };
    /** What a conversation rests on in which a tool's result is sent after its call. */
    readonly withToolResults?: Assumption;
}
/** The APIs that a service speaks beside chat completions. */
export interface ChatApis {
    readonly responses?: ChatApiRoute;
    readonly messages?: ChatApiRoute;
}
