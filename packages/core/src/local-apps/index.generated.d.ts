import type { LocalApp } from './local-app.ts';
/** Every app that runs models on the reader’s machine, in the order in which readers see them. */
export declare const LOCAL_APPS: readonly LocalApp[];
