import type { Client } from '../clients/client.ts';
/** The clients of the language, in the order in which readers see them. */
export declare const RUBY_CLIENTS: readonly Client[];
/** Their ids. */
export type RubyClientId = 'net/http';
