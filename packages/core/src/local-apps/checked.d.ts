/** What stands behind the commands of one app; `scripts/check/local-apps.ts` records it. */
export interface CheckedLocalApp {
    /** The release whose sources were read, and the day it came out; absent where the commands are from the documentation. */
    readonly registry?: string;
    readonly package?: string;
    readonly version?: string;
    readonly date?: string;
    /** Why it is not the newest one. */
    readonly note?: string;
    /** Programs, commands and options of them that the sources define. */
    readonly found: readonly string[];
    /** Those that they do not define. */
    readonly notFound: readonly string[];
}
/**
 * How each app's commands stood at the last check, by its id.
 *
 * @example
 * CHECKED_LOCAL_APPS['vllm']?.version
 */
export declare const CHECKED_LOCAL_APPS: {
    readonly [app: string]: CheckedLocalApp;
};
