import { type Platform } from '../../../../call/platform.ts';
/**
 * The command that makes a module with the client in it.
 *
 * @param others further modules, each with its release
 */
export declare const installOn: (platform: Platform, ...others: readonly string[]) => string;
