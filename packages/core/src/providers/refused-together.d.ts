import type { JsonObject } from '../values/value.ts';
/** Fields of a chat completion that are right one by one, and that a provider documents as refused together. */
export interface RefusedTogether {
    /** All of these in one request. */
    readonly fields: readonly string[];
    /** The types of `response_format` that this is about, where that is one of the fields. */
    readonly formats?: readonly string[];
    /** What the provider says, as a reader is told it; the source stands behind it. */
    readonly reason: string;
    /** Where the provider says so, and the day on which that was read. */
    readonly source: {
        readonly address: string;
        readonly read: string;
    };
}
/**
 * Why a provider refuses a chat completion whose fields are each documented, or undefined where it does not say so.
 *
 * @example
 * refusalTogether(groq.routes.conversational.refusesTogether, { stream: true, response_format: { type: 'json_schema' } })
 */
export declare function refusalTogether(known: readonly RefusedTogether[] | undefined, body: JsonObject): string | undefined;
