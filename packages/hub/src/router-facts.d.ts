/** What a router tells of one provider of a model. What it does not tell, or tells absurdly, is absent. */
export interface ProviderFacts {
    readonly provider: string;
    readonly status?: 'live' | 'staging' | 'error';
    /** Dollars per million tokens. Both or none: half a price misleads. */
    readonly price?: {
        readonly input: number;
        readonly output: number;
    };
    readonly isFree?: boolean;
    /** Tokens of question and answer together. */
    readonly contextLength?: number;
    /** Milliseconds until an answer begins. */
    readonly firstToken?: number;
    /** Tokens a second. */
    readonly throughput?: number;
    readonly supportsTools?: boolean;
    readonly supportsStructuredOutput?: boolean;
}
/** The providers of each model, by the model's id in lower case: the hub tells no two ids apart by case. */
export type FactsByModel = ReadonlyMap<string, readonly ProviderFacts[]>;
/**
 * Reads the answer of `GET /v1/models`. Entries that cannot be read are left out, and so are fields.
 *
 * @returns undefined when the answer is no such list
 */
export declare function readFacts(body: unknown): FactsByModel | undefined;
