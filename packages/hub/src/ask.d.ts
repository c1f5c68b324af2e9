import type { HubProblem } from './answers.ts';
/** What came back: JSON, a plain no, or nothing that can be used. */
export type Reply = {
    readonly kind: 'json';
    readonly body: unknown;
    readonly headers: Headers;
    readonly bytes: number;
} | {
    readonly kind: 'no';
    readonly status: number;
    readonly code: string | null;
    readonly message: string | undefined;
} | Extract<HubProblem, {
    kind: 'unreachable';
}>;
/** An address below another one, whose query and fragment do not count. */
export declare const addressBelow: (base: URL, path: string) => URL;
/**
 * One GET that ends: bounded in time, in size and in redirects, which stay on the same host. It never throws.
 *
 * @param milliseconds for everything together
 * @param longestBytes of the answer, unpacked
 */
export declare function ask(address: URL, { token, milliseconds, longestBytes }: {
    token: string | undefined;
    milliseconds: number;
    longestBytes: number;
}): Promise<Reply>;
