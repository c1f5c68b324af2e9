import type { ChatRenderer } from '../../../clients/client.ts';
/** A model of DSPy calls no functions: its agents do, for which they write messages of their own. */
export declare const dspyToolLoop: ChatRenderer;
