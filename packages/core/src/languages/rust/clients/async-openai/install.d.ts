import type { ChatCall } from '../../../../call/call.ts';
import type { Platform } from '../../../../call/platform.ts';
import { type Crate } from '../main.ts';
/** What a program needs beside the client. */
interface Needs {
    readonly crates?: readonly (Crate | undefined)[];
    readonly derives?: boolean;
    /** Whether it asks again in a way of its own. */
    readonly asksAgain?: boolean;
}
/** @param api the feature of the client that holds its methods */
export declare const installOn: (platform: Platform, api: 'chat-completion' | 'completions', { crates, derives, asksAgain }?: Needs) => string;
/** @param derives whether the program has types that serde reads */
export declare const installForChat: ({ platform, request, variant, streaming }: ChatCall, derives?: boolean) => string;
export {};
