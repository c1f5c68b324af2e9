import type { Platform } from '../../../../call/platform.ts';
import type { Body } from '../../../../providers/provider.ts';
import { type Crate } from '../main.ts';
/** What a program asks of reqwest. */
interface Uses {
    readonly body: Body;
    /** Whether reqwest reads the JSON of an answer. */
    readonly readsJson: boolean;
}
/** @param crates that programs name beside reqwest and anyhow */
export declare function installOn(platform: Platform, { body, readsJson }: Uses, ...crates: readonly (Crate | undefined)[]): string;
/** Whether a file of the body is sent as a text. */
export declare const encodesFile: (body: Body) => boolean;
export {};
