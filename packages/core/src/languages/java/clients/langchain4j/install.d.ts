import { type Platform } from '../../../../call/platform.ts';
/** The command that brings LangChain4j’s part for OpenAI’s API, and what that needs. */
export declare const installOn: (platform: Platform) => string;
