import type { System } from './local-app.ts';
/** How a system is called in a sentence. */
export declare const systemName: (system: System) => string;
