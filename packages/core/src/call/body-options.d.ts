/** Options that steer the generator; for chat, every other option is a field of the request's body. */
export declare const STEERING: readonly string[];
