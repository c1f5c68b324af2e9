import { type Platform } from '../../../../call/platform.ts';
/** The command that brings the client. Its own file is empty: what it needs is the client. */
export declare const installOn: (platform: Platform) => string;
